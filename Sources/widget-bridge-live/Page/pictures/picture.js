import { h } from '../core/dom.js';
import { isGone } from '../core/session.js';

const TYPES = { png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg', svg: 'image/svg+xml' };

/**
 * One picture on the page: drawn when it is seen, again when something says that it changed, at the screen's own scale.
 * The last good one stays where a new one cannot be had.
 */
export class Picture {
  /**
   * @param {import('../core/app.js').App} app
   * @param {import('./subject.js').Subject} subject
   * @param {{size: number[], more?: Object, state?: Object, zoom?: number}} how the room to keep, further params, a
   *   variant of its own instead of the page's, how much larger than points it is shown, whether the screen's zoom is
   *   on top of that
   */
  constructor(gallery, subject, { size, more, state, zoom = 1, isZoomed = true }) {
    this.gallery = gallery;
    this.subject = subject;
    this.more = more;
    this.state = state;
    this.zoom = zoom;
    this.isZoomed = isZoomed;
    this.image = h('img', { alt: '', draggable: 'false', class: 'drawn' });
    this.element = h('div', { class: 'picture is-waiting' }, this.image);
    this.element.picture = this;
    this.isVisible = false;
    this.isStale = true;
    /** When it changes by itself, in milliseconds; null for never, and while it is drawn. */
    this.changesAt = null;
    this.#fit(size);
    gallery.add(this);
  }

  /** Draws it again, now or once it is seen. */
  invalidate({ optimistic = false } = {}) {
    this.isStale = true;
    this.optimistic = optimistic;
    if (this.isVisible) this.#begin();
  }

  see(isVisible) {
    this.isVisible = isVisible;
    if (isVisible && this.isStale) this.#begin();
  }

  /** The params that it is drawn by. */
  get params() {
    const { app } = this.gallery;
    return { ...this.subject.params(this.state ?? app.state), ...this.more };
  }

  get scale() {
    return Math.min(Math.max(Math.round(devicePixelRatio * this.zoom * (this.isZoomed ? this.gallery.zoom : 1) * 1e4) / 1e4, 0.5), 10);
  }

  dispose() {
    this.gallery.remove(this);
  }

  #begin() {
    if (this.isDrawing) return;
    this.isDrawing = this.#draw().finally(() => {
      this.isDrawing = null;
      if (this.isStale && this.isVisible && this.gallery.isReady) this.#begin();
    });
  }

  async #draw() {
    const { app, cache } = this.gallery;
    if (!this.gallery.isReady) return;
    this.isStale = false;
    this.changesAt = null;
    const params = { ...this.params, scale: this.scale };
    const key = JSON.stringify([params, app.state.clock && app.session.options.clock]);
    const known = cache.get(key);
    if (known) this.#show(known);
    try {
      const { optimistic } = this;
      this.optimistic = false;
      const result = await app.session.call('renderWidget', {
        ...params, inline: true, ...(known && { unless: known.digest }), ...(optimistic && { optimistic: true }),
      });
      if (this.isStale && !this.isVisible) return;
      this.changesAt = result.changesAt ? Date.parse(result.changesAt) : null;
      const picture = result.unchanged ? { ...known, ...result, url: known.url } : pictureOf(result);
      if (!optimistic) cache.set(key, picture);
      this.#show(picture);
      this.#settle(null);
    } catch (error) {
      if (isGone(error)) this.isStale = true;
      else this.#settle(error);
    }
  }

  #show(picture) {
    if (this.result?.url !== picture.url) this.image.src = picture.url;
    this.result = picture;
    this.#fit([picture.width / this.scale, picture.height / this.scale]);
    this.element.classList.remove('is-waiting');
    this.gallery.drawn(this);
  }

  #settle(error) {
    this.error = error;
    this.element.classList.toggle('is-failed', Boolean(error));
    this.element.classList.toggle('is-waiting', !error && !this.result);
    this.element.querySelector('.failure')?.remove();
    if (error) this.element.append(failure(error, Boolean(this.result)));
    this.gallery.settled(this);
  }

  #fit([width, height]) {
    this.points = [width, height];
    this.element.style.setProperty('--width', `${width * this.zoom}px`);
    this.element.style.setProperty('--height', `${height * this.zoom}px`);
  }
}

function pictureOf({ data, ...rest }) {
  return { ...rest, url: `data:${TYPES[rest.format]};base64,${data.$bytes}` };
}

function failure(error, hasPicture) {
  return h('div', { class: 'failure', data: { over: String(hasPicture) } },
    h('strong', {}, error.message), error.hint && !hasPicture && h('span', {}, error.hint));
}
