import { h } from '../core/dom.js';
import { stringify } from '../core/lossless.js';

const NAME = /^[\p{L}\p{N} ._-]+$/u;

/** Named sets of data, which are files beside the app: to choose, to keep, to remove. */
export function mountSets(app, store) {
  const list = h('select', { 'aria-label': 'Set of data', onchange: () => choose(list.value) });
  const name = h('input', { placeholder: 'Name of a set', 'aria-label': 'Name of a set', required: true, pattern: '[\\p{L}\\p{N} ._\\-]+' });
  const remove = h('button', { type: 'button', class: 'quiet', onclick: () => drop() }, 'Remove');
  const form = h('form', { class: 'row', onsubmit: save }, name, h('button', {}, 'Keep as a set'));
  let sets = [];

  async function load() {
    sets = (await app.session.call('preview/dataSets', {}, { lossless: true }).catch(() => null)) ?? sets;
    list.replaceChildren(h('option', { value: '' }, sets.length ? 'Choose a set…' : 'No sets yet'),
      ...sets.map((set) => h('option', { value: set.name, selected: set.name === app.state.dataSet }, set.name)));
    list.value = sets.some((set) => set.name === app.state.dataSet) ? app.state.dataSet : '';
    list.parentElement.hidden = !sets.length;
    remove.hidden = !list.value;
  }

  const contentOf = (wanted) => {
    const set = sets.find((each) => each.name === wanted);
    return set && stringify(set.values);
  };

  async function choose(chosen) {
    app.state.set({ dataSet: chosen });
    const set = sets.find((each) => each.name === chosen);
    remove.hidden = !set;
    if (!set) return;
    name.value = set.name;
    await store.replace(set.values);
  }

  async function save(event) {
    event.preventDefault();
    const wanted = name.value.trim();
    if (!NAME.test(wanted)) return;
    app.state.set({ dataSet: wanted });
    sets = [...sets.filter((set) => set.name !== wanted), { name: wanted, values: store.values }];
    await app.try('preview/saveDataSet', { name: wanted, values: store.values });
    await load();
  }

  async function drop() {
    await app.try('preview/removeDataSet', { name: list.value });
    app.state.set({ dataSet: '' });
    await load();
  }

  app.on('connected', load);
  app.on('preview/dataSetsChanged', async () => {
    const before = contentOf(list.value);
    await load();
    if (list.value && contentOf(list.value) !== before) await choose(list.value);
  });
  const chooser = h('div', { class: 'row' }, list, remove);
  load();
  return h('div', { class: 'sets' }, chooser, h('details', { class: 'value' }, h('summary', {}, 'Keep this data as a set'), form,
    h('p', { class: 'hint' }, 'A set is a file in widget-data, beside the app. One that is edited there is used at once.')));
}
