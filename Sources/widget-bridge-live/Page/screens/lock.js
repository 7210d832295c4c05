import { h } from '../core/dom.js';
import { activitySubject, widgetSubject } from '../pictures/subject.js';
import { dayFace, clockFace, frame } from './device-frame.js';
import { deviceNamed, sizeOf } from './devices.js';
import { empty } from './empty.js';
import { startButton } from './start-activity.js';
import { tile } from './tile.js';

const PLACES = { accessoryCircular: 1, accessoryRectangular: 2 };
const ROOM = 4;

/** The lock screen: what is beside the clock, above and below, and the Live Activities. */
export function lock(app) {
  const device = deviceNamed(app.state.device);
  const widgets = app.model.shown.filter(({ family }) => family.startsWith('accessory') && device.sizes[family]);
  const live = app.model.live.filter(({ activityState }) => activityState !== 'pending');
  if (!widgets.length && !app.model.activities.length && !device.sizes.accessoryInline) {
    return empty('Nothing for this lock screen', 'Apple’s guidelines list no lock screen widgets for this device. Choose another one.');
  }
  if (!widgets.length && !app.model.activities.length) {
    return empty('Nothing for the lock screen', 'None of the widgets supports an accessory family, and there is no Live Activity. Add a family:',
      '.supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])');
  }
  const inline = widgets.filter(({ family }) => family === 'accessoryInline');
  const rows = fillRows(widgets.filter(({ family }) => family in PLACES));
  const count = Math.max(1, inline.length, rows.length);
  return h('div', { class: 'devices' }, Array.from({ length: count }, (_, index) =>
    frame(app, { device, wallpaper: 'wallpaper-lock', label: count > 1 ? `Lock screen ${index + 1} of ${count}` : 'Lock screen' },
      h('div', { class: 'lock' },
        h('div', { class: 'lock-inline' }, inline[index] ? accessory(app, inline[index], device) : dayFace(app)),
        h('div', { class: 'lock-clock' }, clockFace(app)),
        h('div', { class: 'lock-row' }, (rows[index] ?? []).map((widget) => accessory(app, widget, device))),
        index === 0 && h('div', { class: 'lock-live' },
          live.map((activity) => tile(app, activitySubject(app, activity, 'content'), { size: [device.screen[0] - 22, 114], label: false, shape: 'is-activity' }).element),
          app.model.activities.length > 0 && !live.length && startButton(app))))));
}

const accessory = (app, widget, device) => tile(app, widgetSubject(app, widget), { size: sizeOf(widget.family, device), label: false, shape: 'is-accessory' }).element;

function fillRows(widgets) {
  const rows = [];
  for (const widget of widgets) {
    const places = PLACES[widget.family];
    const row = rows.find((each) => each.used + places <= ROOM) ?? rows[rows.push({ used: 0, widgets: [] }) - 1];
    row.used += places;
    row.widgets.push(widget);
  }
  return rows.map((row) => row.widgets);
}
