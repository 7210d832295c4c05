import { Emitter } from '../core/emitter.js';
import { PictureCache } from './cache.js';
import { VARIANT_MEMBERS } from './variant.js';

const NEWS = ['timelineReloaded', 'widgetToggled', 'controlReloaded', 'liveActivityChanged', 'extensionBuilt'];

/**
 * All pictures on the page. Redraws those that a notification or a variant changes, where they are seen. Emits `drawn`
 * and `settled` with a picture, `seen` when others come into sight.
 */
export class Gallery extends Emitter {
  cache = new PictureCache();
  zoom = 1;
  #pictures = new Set();
  #observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: '120px' });

  constructor(app) {
    super();
    this.app = app;
    for (const method of NEWS) app.on(method, (params) => this.#told(method, params));
    app.on('connected', () => this.invalidate());
    app.on('data', () => this.invalidate(({ type }) => type === 'control'));
    app.state.on('change', (names) => this.#changed(names));
    app.clock.on('change', () => this.invalidate());
    this.#watchScale();
  }

  get isReady() {
    return this.app.session.status === 'ready';
  }

  get all() {
    return [...this.#pictures];
  }

  add(picture) {
    this.#pictures.add(picture);
    this.#observer.observe(picture.element);
  }

  remove(picture) {
    this.#pictures.delete(picture);
    this.#observer.unobserve(picture.element);
  }

  /** @param {(subject: import('./subject.js').Subject) => boolean} [which] */
  invalidate(which = () => true, how) {
    for (const picture of this.#pictures) if (which(picture.subject)) picture.invalidate(how);
  }

  drawn(picture) {
    this.emit('drawn', picture);
  }

  settled(picture) {
    this.emit('settled', picture);
  }

  #told(method, params) {
    this.invalidate((subject) => subject.isChangedBy(method, params), { optimistic: method === 'widgetToggled' });
  }

  #changed(names) {
    if (names.has('configurations') || VARIANT_MEMBERS.some((name) => names.has(name))) this.invalidate();
  }

  #seen(entries) {
    for (const { target, isIntersecting } of entries) target.picture.see(isIntersecting);
    this.emit('seen');
  }

  #watchScale() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.invalidate();
      this.#watchScale();
    }, { once: true });
  }
}
