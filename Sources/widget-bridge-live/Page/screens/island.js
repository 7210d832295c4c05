import { h } from '../core/dom.js';
import { activitySubject, presentationName, previewSubject } from '../pictures/subject.js';
import { activityForm, activityCard } from '../panels/activities.js';
import { frame } from './device-frame.js';
import { deviceNamed } from './devices.js';
import { empty } from './empty.js';
import { tile } from './tile.js';

const PRESENTATIONS = ['expanded', 'compact', 'minimal'];
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
    shown.map((activity) => h('div', { class: 'devices' }, PRESENTATIONS.map((presentation) => half(app, activitySubject(app, activity, presentation), presentation)))),
    !shown.length && h('div', { class: 'devices' }, previewed(app).map((preview) => half(app, previewSubject(app, preview, 0), preview.presentation))),
    h('div', { class: 'cards' }, live.map((activity) => activityCard(app, activity)), activities.map((activity) => activityForm(app, activity))));
}

/** Where none was started, the sources' own previews show what it will be like. */
const previewed = (app) => PRESENTATIONS.map((presentation) => app.model.previews.find((preview) => preview.presentation === presentation)).filter(Boolean);

function half(app, subject, presentation) {
  const device = deviceNamed(deviceNamed(app.state.device).island ? app.state.device : '');
  const { element } = tile(app, subject, { size: SIZES[presentation], label: false, shape: `is-island is-${presentation}` });
  return h('figure', { class: 'half' },
    frame(app, { device: { ...device, screen: [device.screen[0], presentation === 'expanded' ? 220 : 120], island: false }, wallpaper: 'wallpaper-home', label: presentationName(presentation) }, h('div', { class: 'island-place' }, element)),
    h('figcaption', {}, presentationName(presentation)));
}
