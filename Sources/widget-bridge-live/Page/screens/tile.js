import { h, uniqueId } from '../core/dom.js';
import { select } from '../core/selection.js';
import { regions, tap } from '../core/touch.js';
import { openMenu } from '../overlays/menu.js';
import { isConfigurable, openConfiguration } from '../panels/configure.js';
import { Picture } from '../pictures/picture.js';

const LONG = 500;

/**
 * A picture that can be touched: a click taps there, a long press or the menu key opens what else there is to do.
 * @param {import('../core/app.js').App} app
 * @param {import('../pictures/subject.js').Subject} subject
 * @param {{size: number[], label?: boolean, shape?: string, zoom?: number, isZoomed?: boolean, more?: Object, state?: Object}} how
 * @returns {{element: HTMLElement, picture: Picture}}
 */
export function tile(app, subject, { size, label = true, shape = '', zoom, isZoomed, more, state, caption }) {
  const picture = new Picture(app.gallery, subject, { size, zoom, isZoomed, more, state });
  const description = uniqueId('tile');
  const face = h('button', {
    class: 'tile-face', type: 'button', 'aria-label': `${subject.name}, ${subject.detail}`, 'aria-haspopup': 'menu',
    'aria-describedby': description,
    onclick: (event) => clicked(app, picture, event),
    oncontextmenu: (event) => {
      event.preventDefault();
      openTileMenu(app, picture, event.clientX, event.clientY);
    },
  }, picture.element);
  longPress(face, (event) => openTileMenu(app, picture, event.clientX, event.clientY));
  const badge = h('span', { class: 'tile-badge', id: description, hidden: true });
  const element = h('div', { class: `tile ${shape}`, data: { key: subject.key } }, face, badge, label && h('span', { class: 'tile-label' }, caption ?? subject.name));
  picture.tile = element;
  picture.badge = badge;
  return { element, picture };
}

function clicked(app, picture, event) {
  select(app, picture.subject);
  if (event.detail === 0) {
    const { left, top } = picture.element.getBoundingClientRect();
    return openTileMenu(app, picture, left + 16, top + 16);
  }
  if (picture.wasLong) return (picture.wasLong = false);
  const [x, y] = pointIn(picture, event);
  if (app.isPicking) return app.emit('pin', { picture, x, y });
  ripple(picture, event);
  tap(app, picture, x, y);
}

/** Where a pointer is in a picture, in points. */
export function pointIn(picture, { clientX, clientY }) {
  const { left, top, width, height } = picture.element.getBoundingClientRect();
  return [((clientX - left) / width) * picture.points[0], ((clientY - top) / height) * picture.points[1]];
}

function openTileMenu(app, picture, x, y) {
  const { subject } = picture;
  select(app, subject);
  const entries = [
    { heading: `${subject.name}, ${subject.detail}` },
    ...(isConfigurable(app, subject) ? [{ label: 'Edit widget…', run: () => openConfiguration(app, subject) }] : []),
    ...(subject.type === 'widget' ? [{ label: 'Timeline', run: () => app.state.set({ panel: 'time' }) }] : []),
    { label: 'Inspect', run: () => app.emit('inspect', picture) },
    { label: 'Compare variants', run: () => app.state.set({ section: 'compare', widget: subject.key }) },
    { label: 'Copy or save…', run: () => app.state.set({ panel: 'share' }) },
  ];
  const menu = openMenu({ x, y, label: `${subject.name}, ${subject.detail}` }, entries);
  if (subject.type === 'control') return menu.replace([entries[0], { label: 'Press', run: () => tap(app, picture, 0, 0) }, ...entries.slice(1)]);
  if (!subject.target()) return;
  regions(app, picture).then((found) => {
    const taps = found.map(({ label, role, x: tapX, y: tapY }) => ({ label, detail: role, run: () => tap(app, picture, tapX, tapY) }));
    menu.replace([...entries, { heading: 'Tap' }, ...taps, { label: taps.length ? 'Beside all of them' : 'The widget', run: () => tap(app, picture, 1, 1) }]);
  }).catch(() => {});
}

function longPress(face, run) {
  let timer = null;
  const stop = () => clearTimeout(timer);
  face.addEventListener('pointerdown', (event) => {
    if (event.button) return;
    const { clientX, clientY } = event;
    timer = setTimeout(() => {
      face.querySelector('.picture').picture.wasLong = true;
      run({ clientX, clientY });
    }, LONG);
  });
  for (const name of ['pointerup', 'pointerleave', 'pointercancel', 'pointermove']) {
    face.addEventListener(name, (event) => (name !== 'pointermove' || Math.hypot(event.movementX, event.movementY) > 3) && stop());
  }
}

function ripple(picture, { clientX, clientY }) {
  const { left, top } = picture.element.getBoundingClientRect();
  const mark = h('span', { class: 'ripple', style: { left: `${clientX - left}px`, top: `${clientY - top}px` }, onanimationend: () => mark.remove() });
  picture.element.append(mark);
}
