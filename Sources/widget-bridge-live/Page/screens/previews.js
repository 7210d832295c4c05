import { h } from '../core/dom.js';
import { sizeFor } from '../core/selection.js';
import { previewSubject } from '../pictures/subject.js';
import { empty } from './empty.js';
import { tile } from './tile.js';

const WIDEST = 254;

/** Every `#Preview` of the sources, with a button for each of its entries. */
export function previews(app) {
  const { previews: all } = app.model;
  if (!all.length) {
    return empty('No previews', 'The sources have none. Write one beside a widget:',
      '#Preview(as: .systemSmall) {\n    MyWidget()\n} timeline: {\n    MyEntry(date: .now)\n}');
  }
  return h('div', { class: 'gallery' }, all.map((preview) => card(app, preview)));
}

function card(app, preview) {
  const size = sizeFor(app, previewSubject(app, preview, 0));
  const place = h('div', { class: 'card-picture wallpaper-soft' });
  const entries = h('div', { class: 'entry-dots', role: 'group', 'aria-label': `Entries of ${preview.name}` });
  let shown = null;
  const show = (entry) => {
    shown?.picture.dispose();
    shown = tile(app, previewSubject(app, preview, entry), { size, label: false, isZoomed: false, zoom: Math.min(1, WIDEST / size[0]) });
    place.replaceChildren(shown.element);
    for (const [index, button] of [...entries.children].entries()) button.setAttribute('aria-pressed', String(index === entry));
  };
  const addEntry = (index) => entries.append(h('button', {
    type: 'button', class: 'chip', 'aria-pressed': 'false', onclick: () => show(index),
  }, `${index + 1}`));
  countEntries(app, preview).then((count) => {
    if (count < 2) return;
    for (let index = 0; index < count; index++) addEntry(index);
    entries.children[0].setAttribute('aria-pressed', 'true');
  });
  show(0);
  const file = preview.file && `${preview.file}:${preview.line}`;
  return h('article', { class: 'card' }, place, h('div', { class: 'card-text' },
    h('h2', {}, preview.name), h('p', {}, file), entries));
}

/** How many entries a preview has: an entry far beyond them is an error that says so. */
async function countEntries(app, { name, type }) {
  if (type === 'view') return 1;
  try {
    await app.session.call('renderWidget', { preview: name, entry: 9999, format: 'archive' });
    return 1;
  } catch (error) {
    const { entries } = error.data ?? {};
    return Array.isArray(entries) ? entries.length : entries ?? 1;
  }
}
