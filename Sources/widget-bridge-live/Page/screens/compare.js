import { h } from '../core/dom.js';
import { selected, sizeFor, subjects } from '../core/selection.js';
import { axes } from '../panels/axes.js';
import { empty } from './empty.js';
import { tile } from './tile.js';

/** One widget in a grid over any two of the variants' axes. */
export function compare(app) {
  const subject = selected(app);
  if (!subject) return empty('Nothing to compare', 'The bundle has no widget, control or preview to draw.');
  const choices = subjects(app);
  const { state } = app;
  const all = axes(app);
  const rows = values(all[state.rows] ?? all.scheme, state.rowValues);
  const columns = state.columns ? values(all[state.columns] ?? all.text, state.columnValues) : [{ title: '', set: {} }];
  return h('div', { class: 'compare' }, controls(app, all, subject, choices),
    h('div', { class: 'compare-scroll', tabindex: '0', role: 'region', 'aria-label': `${subject.name} in ${rows.length} × ${columns.length} variants` },
      h('table', { class: 'compare-table' },
        h('thead', {}, h('tr', {}, h('td'), columns.map(({ title }) => h('th', { scope: 'col' }, title)))),
        h('tbody', {}, rows.map((row) => h('tr', {}, h('th', { scope: 'row' }, row.title),
          columns.map((column) => h('td', {}, cell(app, subject, { ...row.set, ...column.set })))))))));
}

function cell(app, subject, set) {
  const state = new Proxy(app.state, { get: (target, name) => (name in set ? set[name] : target[name]) });
  const size = sizeFor(app, subject, set.device);
  return tile(app, subject, { size, label: false, state, shape: 'is-compared' }).element;
}

function values(axis, chosen) {
  const wanted = chosen.split(',').filter(Boolean);
  const picked = wanted.length ? wanted.map((value) => axis.value(value)).filter(Boolean) : axis.standard.map((value) => axis.value(value));
  return picked;
}

function controls(app, all, subject, choices) {
  const { state } = app;
  const select = (label, value, options, change) => h('label', { class: 'field-inline' }, h('span', {}, label),
    h('select', { onchange: (event) => change(event.target.value) }, options.map(([key, title]) => h('option', { value: key, selected: key === value }, title))));
  const names = Object.entries(all).map(([key, { title }]) => [key, title]);
  return h('div', { class: 'compare-bar', role: 'group', 'aria-label': 'Compare' },
    select('Widget', subject.key, choices.map((each) => [each.key, `${each.name}, ${each.detail}`]), (widget) => state.set({ widget })),
    select('Down', state.rows, names, (rows) => state.set({ rows, rowValues: '' })),
    picker(all[state.rows] ?? all.scheme, state.rowValues, (rowValues) => state.set({ rowValues })),
    select('Across', state.columns, [['', 'nothing'], ...names], (columns) => state.set({ columns, columnValues: '' })),
    state.columns && picker(all[state.columns] ?? all.text, state.columnValues, (columnValues) => state.set({ columnValues })));
}

/** Which of an axis's values are in the grid. */
function picker(axis, chosen, change) {
  const now = new Set(chosen ? chosen.split(',') : axis.standard);
  return h('details', { class: 'pop' }, h('summary', {}, `${now.size} of ${axis.values.length}`),
    h('fieldset', { class: 'pop-body is-list' }, h('legend', {}, axis.title), axis.values.map((value) => h('label', { class: 'check' },
      h('input', {
        type: 'checkbox', checked: now.has(value), onchange: (event) => {
          now[event.target.checked ? 'add' : 'delete'](value);
          change(axis.values.filter((each) => now.has(each)).join(','));
        },
      }), axis.value(value).title))));
}
