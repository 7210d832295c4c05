import { h } from '../core/dom.js';
import { wall } from '../core/zone.js';

/**
 * A phone's or a tablet's body around what its screen shows.
 * @param {import('../core/app.js').App} app
 * @param {{device: Object, wallpaper: string, landscape?: boolean, label: string, status?: boolean}} how
 */
export function frame(app, { device, wallpaper, landscape = false, label, status = true }, ...content) {
  const [width, height] = landscape ? [device.screen[1], device.screen[0]] : device.screen;
  return h('section', {
    class: `device ${device.isPad ? 'is-pad' : ''} ${landscape ? 'is-landscape' : ''} ${device.hasButton ? 'has-button' : ''}`,
    'aria-label': label, style: { '--w': `${width}px`, '--h': `${height}px` },
  }, h('div', { class: `glass ${wallpaper}` },
    status && h('div', { class: 'status', 'aria-hidden': 'true' }, clockFace(app), h('span', { class: 'status-icons' }, bars(), battery())),
    status && device.island && h('div', { class: 'island-pill', 'aria-hidden': 'true' }),
    content));
}

const bars = () => h('i', { class: 'bars' }, [1, 2, 3, 4].map(() => h('b')));
const battery = () => h('i', { class: 'battery' });

/** The time that the phone shows. */
export function clockFace(app) {
  const { time } = wall(app.clock.now, app.state.zone);
  return h('span', { class: 'clock-face', data: { clock: 'time' } }, time.replace(/^0/, ''));
}

/** The day that the phone shows, in the locale that is looked at. */
export function dayFace(app) {
  return h('span', { class: 'day-face', data: { clock: 'day' } }, dayText(app));
}

const dayText = (app) =>
  new Intl.DateTimeFormat((app.state.locale || 'en-US').replace('_', '-'), {
    weekday: 'long', month: 'long', day: 'numeric', timeZone: app.state.zone || undefined,
  }).format(app.clock.now);

/** Sets what `clockFace` and `dayFace` show below an element. */
export function updateClocks(app, root) {
  for (const face of root.querySelectorAll('[data-clock=time]')) face.replaceWith(clockFace(app));
  for (const face of root.querySelectorAll('[data-clock=day]')) face.textContent = dayText(app);
}
