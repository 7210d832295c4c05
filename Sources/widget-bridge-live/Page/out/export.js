import { selectedWidget } from '../core/selection.js';
import { gif } from './gif.js';

const TYPES = { png: 'image/png', svg: 'image/svg+xml', pdf: 'application/pdf', webp: 'image/webp' };
const MOST_FRAMES = 60;

/** Draws a subject in a format, as a file's content. */
export async function drawn(app, subject, { format = 'png', scale = 3, date } = {}) {
  const params = { ...subject.params(app.state), format, inline: true, ...(format !== 'svg' && format !== 'pdf' && { scale }), ...(date && { date }) };
  const { data } = await app.session.call('renderWidget', params);
  return new Blob([bytesOf(data.$bytes)], { type: TYPES[format] });
}

/** The timeline of the widget that is looked at as an animated picture, a second for each entry. */
export async function animated(app, scale) {
  const subject = selectedWidget(app);
  const { entries } = await app.session.call('getTimeline', subject.target());
  const frames = [];
  for (const { date } of entries.slice(0, MOST_FRAMES)) frames.push(await pixels(await drawn(app, subject, { scale, date })));
  return gif(frames);
}

const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function pixels(blob) {
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** Has the browser save a file. */
export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
