import { h } from '../core/dom.js';

/** What taps, reloads and events led to, the newest on top. */
export function mountLog(app, root) {
  const list = h('ol', { class: 'log', 'aria-live': 'polite', 'aria-relevant': 'additions', 'aria-label': 'What happened' });
  const hint = h('p', { class: 'hint' }, 'Click into a widget to tap it there. What that leads to stands here: a URL, an intent with its result, events and reloads. A long press, or the menu key, opens what else there is to do.');
  const clear = h('button', { type: 'button', class: 'quiet', onclick: () => app.log.clear() }, 'Clear');
  const update = () => {
    hint.hidden = app.log.entries.length > 0;
    clear.hidden = !app.log.entries.length;
  };
  const add = (entry) => {
    list.prepend(row(entry));
    while (list.children.length > 300) list.lastChild.remove();
    update();
  };
  root.append(h('div', { class: 'panel-head' }, h('h2', {}, 'Log'), clear), hint, list);
  app.log.entries.forEach(add);
  app.log.on('add', add);
  app.log.on('clear', () => {
    list.replaceChildren();
    update();
  });
  update();
}

const TYPES = { tap: 'Tap', event: 'Event', reload: 'Reload', warning: 'Warning', error: 'Error', build: 'Build', activity: 'Live Activity' };

function row({ type, title, about, lines = [], hint, date }) {
  return h('li', { class: `log-entry is-${type}` },
    h('div', { class: 'log-head' }, h('span', { class: 'tag' }, TYPES[type] ?? type), h('time', { datetime: date.toISOString() }, date.toLocaleTimeString())),
    h('strong', {}, title), about && h('span', { class: 'about' }, about),
    lines.length > 0 && h('dl', {}, lines.map(([label, value]) => [h('dt', {}, label), h('dd', {}, value)])),
    hint && h('p', { class: 'hint' }, hint));
}
