import { h } from '../core/dom.js';
import { activitySubject, presentationName } from '../pictures/subject.js';
import { activityForm, activityCard } from '../panels/activities.js';
import { frame } from './device-frame.js';
import { deviceNamed } from './devices.js';
import { empty } from './empty.js';
import { tile } from './tile.js';

const SIZES = { compact: [234, 37], minimal: [37, 37], expanded: [371, 127], content: [371, 114] };

/** The Dynamic Island in its presentations, the lock screen's, and what starts, changes and ends Live Activities. */
export function island(app) {
  const { activities, live } = app.model;
  if (!activities.length) {
    return empty('No Live Activities', 'The bundle has none. Add a configuration for your attributes:',
      'struct MyLiveActivity: Widget {\n    var body: some WidgetConfiguration {\n        ActivityConfiguration(for: MyAttributes.self) { context in … }\n        dynamicIsland: { context in … }\n    }\n}');
  }
  const shown = live.filter(({ activityState }) => activityState !== 'pending');
  return h('div', { class: 'island-screen' },
    shown.map((activity) => h('div', { class: 'devices' }, ['expanded', 'compact', 'minimal'].map((presentation) => half(app, activity, presentation)))),
    h('div', { class: 'cards' }, live.map((activity) => activityCard(app, activity)), activities.map((activity) => activityForm(app, activity))));
}

function half(app, activity, presentation) {
  const device = deviceNamed(deviceNamed(app.state.device).island ? app.state.device : '');
  const { element } = tile(app, activitySubject(app, activity, presentation), { size: SIZES[presentation], label: false, shape: `is-island is-${presentation}` });
  return h('figure', { class: 'half' },
    frame(app, { device: { ...device, screen: [device.screen[0], 300], island: false }, wallpaper: 'wallpaper-home', label: presentationName(presentation) }, h('div', { class: 'island-place' }, element)),
    h('figcaption', {}, presentationName(presentation)));
}
