import { h } from '../core/dom.js';
import { activitySubject, widgetSubject } from '../pictures/subject.js';
import { frame } from './device-frame.js';
import { deviceNamed, sizeOf } from './devices.js';
import { empty } from './empty.js';
import { tile } from './tile.js';

const SIDE = 300;

/** StandBy: small widgets two and two on a phone that lies on its side, and Live Activities on all of it. */
export function standBy(app) {
  const device = app.state.device.startsWith('iPad') ? deviceNamed('') : deviceNamed(app.state.device);
  const widgets = app.model.shown.filter(({ family }) => family === 'systemSmall');
  const live = app.model.live.filter(({ activityState }) => activityState !== 'pending');
  if (!widgets.length && !live.length) {
    return empty('Nothing for StandBy', 'StandBy shows small widgets and Live Activities. Let a widget support the small family:', '.supportedFamilies([.systemSmall])');
  }
  const side = sizeOf('systemSmall', device)[0];
  const wide = (activity) => tile(app, activitySubject(app, activity, 'standBy'), { size: [742, 229], zoom: 0.98 * device.screen[1] / 852, label: false, shape: 'is-wide' }).element;
  const pairs = widgets.flatMap((widget, index) => (index % 2 ? [] : [widgets.slice(index, index + 2)]));
  const screen = (label, ...content) => frame(app, { device, wallpaper: `black ${app.state.night ? 'is-night' : ''}`, landscape: true, label, status: false }, content);
  return h('div', { class: 'devices' },
    pairs.map((pair, index) => screen(`StandBy ${index + 1}`, h('div', { class: 'standby' }, pair.map((widget) =>
      tile(app, widgetSubject(app, widget, 'standBy'), { size: [side, side], zoom: SIDE / side, label: false }).element)))),
    live.map((activity) => screen(`StandBy, ${activity.attributesType}`, h('div', { class: 'standby' }, wide(activity)))));
}
