import { h } from '../core/dom.js';
import { mountSets } from './data-sets.js';
import { DataStore } from './data-store.js';
import { typePicker, valueEditor } from './value-editor.js';

/** The group's values, each edited by its type; what the widget wrote itself is marked. */
export function mountData(app, root) {
  const store = (app.store ??= new DataStore(app));
  const rows = h('div', { class: 'values' });
  const hint = h('p', { class: 'hint' });
  const group = h('select', { 'aria-label': 'App group', onchange: () => app.state.set({ group: group.value }) });
  const ownGroup = h('input', { placeholder: 'group.com.example.app', 'aria-label': 'App group', onchange: () => app.state.set({ group: ownGroup.value.trim() }) });
  const opened = new Set();

  const build = () => {
    const groups = [...new Set([...app.model.groups, ...(app.state.group ? [app.state.group] : [])])];
    group.replaceChildren(...groups.map((id) => h('option', { value: id, selected: id === app.group }, id)));
    group.hidden = !groups.length;
    ownGroup.hidden = groups.length > 0;
    const focused = document.activeElement?.closest?.('[data-value]')?.dataset.value;
    const label = document.activeElement?.getAttribute?.('aria-label');
    rows.replaceChildren(...Object.entries(store.values).map(([key, value]) => row(store, key, value, opened)));
    if (focused) rows.querySelector(`[data-value="${CSS.escape(focused)}"] [aria-label="${CSS.escape(label ?? '')}"]`)?.focus();
    hint.hidden = Object.keys(store.values).length > 0;
    hint.textContent = app.group
      ? `Nothing is saved in ${app.group} yet. Add the keys that your app saves, drop a picture here, or choose a set of data.`
      : 'The extension names no app group. Type the one that its code uses.';
  };
  root.append(h('div', { class: 'panel-head' }, h('h2', {}, 'Data'), group, ownGroup), mountSets(app, store), hint, rows, adder(store), dropZone(store, root));
  store.on('change', build);
  app.model.on('change', () => {
    build();
    store.load();
  });
  app.state.on('change', (names) => names.has('group') && store.load());
  build();
  return { show: () => store.watch(true), hide: () => store.watch(false) };
}

function row(store, key, value, opened) {
  const change = (next) => store.save(key, next);
  const isOwn = store.byWidget.has(key);
  const editor = valueEditor(value, { label: key, change, opened });
  return h('div', { class: 'value-row', role: 'group', 'aria-label': key, data: { value: key } },
    h('div', { class: 'value-head' }, h('span', { class: 'key' }, key),
      isOwn && h('span', { class: 'tag is-widget', title: 'The widget’s own code wrote this last.' }, 'by the widget'),
      typePicker(value, { label: key, change }),
      h('button', { type: 'button', class: 'icon', 'aria-label': `Delete ${key}`, onclick: () => store.save(key, null) }, '×')),
    editor);
}

function adder(store) {
  const name = h('input', { placeholder: 'New key', 'aria-label': 'New key', required: true });
  return h('form', {
    class: 'row adder', onsubmit: (event) => {
      event.preventDefault();
      if (name.value in store.values) return name.focus();
      store.save(name.value, '');
      name.value = '';
    },
  }, name, h('button', {}, 'Add'));
}

function dropZone(store, root) {
  const input = h('input', {
    type: 'file', class: 'visually-hidden', id: 'drop-file', onchange: async () => {
      await take(input.files);
      input.value = '';
    },
  });
  const take = async (files, key) => {
    for (const file of [...files]) await store.takeFile(file, key);
  };
  const holdsFiles = ({ dataTransfer }) => dataTransfer.types.includes('Files');
  const over = (isOver) => root.classList.toggle('is-dropping', isOver);
  // On all of the page: a file that misses the panel would take the page's place.
  addEventListener('dragover', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    const isOver = root.contains(event.target);
    event.dataTransfer.dropEffect = isOver ? 'copy' : 'none';
    over(isOver);
  });
  root.addEventListener('dragleave', () => over(false));
  root.addEventListener('drop', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    over(false);
    take(event.dataTransfer.files, event.target.closest?.('[data-value]')?.dataset.value);
  });
  return h('div', { class: 'drop' }, input, h('label', { for: 'drop-file' }, 'Drop a picture, or choose a file'),
    h('small', {}, 'It is saved in the group’s folder; its path is the value. Drop it on a text to give it to that key, or on bytes to be these.'));
}
