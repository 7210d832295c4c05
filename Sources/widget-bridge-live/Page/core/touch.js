import { isLaidOutAnew } from '../pictures/variant.js';

/**
 * Taps what a picture shows, at a point of it, and writes down what that led to.
 * @param {import('./app.js').App} app
 * @param {import('../pictures/picture.js').Picture} picture
 * @param {number} x in points of the picture
 * @param {number} y
 */
export async function tap(app, picture, x, y) {
  const { subject } = picture;
  if (subject.type === 'control') return press(app, subject);
  const target = subject.target();
  if (!target) return app.log.add('tap', `${subject.name} is a preview`, { hint: 'Taps reach widgets, controls and Live Activities.' });
  try {
    const point = await pointInBridge(app, picture, x, y);
    write(app, subject, await app.session.call('tapWidget', { ...target, ...point }));
  } catch (error) {
    app.report(error);
  }
  app.emit('touched', subject);
}

/** Presses a control, or switches it. */
export async function press(app, subject) {
  try {
    write(app, subject, await app.session.call('performControl', subject.target()));
  } catch (error) {
    app.report(error);
  }
  app.gallery.invalidate(({ type }) => type === 'control');
  app.emit('touched', subject);
}

/**
 * The regions of a picture that answer taps, with names for people.
 * @returns {Promise<Array<{x: number, y: number, label: string, role: string}>>}
 */
export async function regions(app, picture) {
  const { archive } = await app.session.call('renderWidget', archiveParams(picture.params));
  return (archive.taps ?? []).map(({ frame, url, intent, isOn }) => ({
    x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2,
    label: labelAt(archive, frame) || url || intent,
    role: url ? 'Link' : isOn === undefined ? 'Button' : `Toggle, ${isOn ? 'on' : 'off'}`,
  }));
}

/** The params that give a picture's archive instead. */
export function archiveParams({ scale, backdrop, inline, ...params }) {
  return { ...params, format: 'archive' };
}

const holds = ([x, y, width, height], px, py) => px >= x && py >= y && px <= x + width && py <= y + height;

const labelAt = (archive, frame) =>
  (archive.accessibility ?? []).filter((each) => holds(frame, each.frame[0] + each.frame[2] / 2, each.frame[1] + each.frame[3] / 2))
    .map(({ label }) => label).join(', ');

/** The bridge taps a widget as it lays it out by itself: where a variant moves a region, the same one is found there. */
async function pointInBridge(app, picture, x, y) {
  if (!isLaidOutAnew(app.state) || picture.subject.type !== 'widget') return { x, y };
  const own = picture.subject.target();
  const [shown, plain] = await Promise.all([picture.params, own].map((params) =>
    app.session.call('renderWidget', archiveParams(params)).then(({ archive }) => archive)));
  const same = (one, other) => one.url === other.url && one.intent === other.intent && one.parameters === other.parameters;
  const hit = (shown.taps ?? []).findLast(({ frame }) => holds(frame, x, y));
  if (!hit) return { x: (x / shown.size[0]) * plain.size[0], y: (y / shown.size[1]) * plain.size[1] };
  const alike = shown.taps.filter((each) => same(each, hit));
  const match = (plain.taps ?? []).filter((each) => same(each, hit))[alike.indexOf(hit)];
  if (!match) return { x, y };
  return { x: match.frame[0] + match.frame[2] / 2, y: match.frame[1] + match.frame[3] / 2 };
}

const TITLES = {
  none: 'Nothing there answers: the app opens', url: 'A link', intent: 'An intent ran', openURL: 'A link',
};

function write(app, { name, detail }, result) {
  const { action, url, opensURL, intent, parameters, value, dialog, error, asks, control, warnings, failed, reloaded, reloadError, controlError, ...rest } = result;
  const line = (label, shown) => (shown === undefined ? [] : [[label, typeof shown === 'string' ? shown : JSON.stringify(shown)]]);
  const title = error ? `${intent ?? 'The intent'} failed` : intent ?? (url && 'Opens a URL') ?? TITLES[action] ?? action;
  app.log.add(error ? 'error' : 'tap', title, {
    about: `${name}, ${detail}`,
    lines: [
      ...line('URL', url ?? opensURL), ...line('Parameters', parameters), ...line('Result', value), ...line('Dialog', dialog),
      ...line('Asks for', asks && `${asks.for}${asks.dialog ? `: ${asks.dialog}` : ''}`), ...line('Error', error && `${error.type}: ${error.message}`),
      ...line('App', rest.opensApp ? 'comes to the front' : undefined), ...line('Event', rest.seq && `number ${rest.seq}`),
      ...line('Shows', control && [control.title, control.status].filter(Boolean).join(', ')),
      ...line('Reloaded', reloaded?.length ? reloaded.join(', ') : undefined), ...line('Not reloaded', failed?.map(({ id, message }) => `${id}: ${message}`).join('; ')),
      ...line('Reload', (reloadError ?? controlError)?.message),
      ...(warnings ?? []).flatMap(({ message }) => line('Warning', message)),
    ],
  });
}
