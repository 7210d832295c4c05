import { controlSubject, previewSubject, widgetSubject } from '../pictures/subject.js';
import { deviceNamed, sizeOf } from '../screens/devices.js';

const ACTIVITY = { content: [371, 114], compact: [234, 37], minimal: [37, 37], expanded: [371, 127] };
const CONTROL = [152, 68];

/** Everything that can be drawn by itself: widgets, controls, previews. */
export function subjects(app) {
  const { shown, controls, previews } = app.model;
  return [
    ...shown.map((widget) => widgetSubject(app, widget)), ...controls.map((control) => controlSubject(app, control, 'medium')),
    ...previews.map((preview) => previewSubject(app, preview, 0)),
  ];
}

/** What the panels are about: the chosen subject, else the first. */
export function selected(app) {
  const all = subjects(app);
  return all.find(({ key }) => key === app.state.widget) ?? app.lastSelected ?? all[0];
}

/** As `selected`, but a widget: one with a timeline. */
export function selectedWidget(app) {
  const subject = selected(app);
  if (subject?.type === 'widget') return subject;
  return subjects(app).find(({ type }) => type === 'widget');
}

/** Makes a subject what the panels are about. */
export function select(app, subject) {
  app.lastSelected = subject;
  app.state.set({ widget: subject.key });
}

/** The room to keep for a subject's picture, in points. */
export function sizeFor(app, { type, widget, preview }, device = app.state.device) {
  if (type === 'control') return CONTROL;
  if (type === 'preview' && ACTIVITY[preview.presentation]) return ACTIVITY[preview.presentation];
  return sizeOf(widget?.family ?? preview?.family ?? 'systemSmall', deviceNamed(device));
}
