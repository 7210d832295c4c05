import { h } from '../core/dom.js';
import { Double, parse, stringify } from '../core/lossless.js';
import { wall } from '../core/zone.js';
import { convert, memberOf, nameOf, summary, TYPES, typeOf } from './value-types.js';

/**
 * Edits a value of any type; lists and dictionaries edit theirs within.
 * @param {any} value in the protocol's tagged form, numbers as `parse` reads them
 * @param {{label: string, change: (value: any) => void, opened: Set<string>}} how `change` is told each new value, `opened`
 *   keeps the labels of what is unfolded
 * @returns {HTMLElement}
 */
export function valueEditor(value, how) {
  return EDITORS[typeOf(value)](value, how);
}

/** Chooses a value's type. */
export function typePicker(value, { label, change }) {
  const type = typeOf(value);
  return h('select', { class: 'type', 'aria-label': `Type of ${label}`, onchange: ({ target }) => change(convert(value, target.value)) },
    Object.entries(TYPES).map(([name, { title }]) => h('option', { value: name, selected: name === type }, title)));
}

const EDITORS = { string, integer, double, boolean, date, bytes, list: items, dictionary: items };

function string(value, { label, change }) {
  const isLong = value.length > 60 || value.includes('\n');
  const input = h(isLong ? 'textarea' : 'input', { 'aria-label': label, value, spellcheck: 'false', onchange: () => change(input.value), ...(isLong && { rows: '4' }) });
  return input;
}

function integer(value, how) {
  return number(String(value), '1', (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)), how);
}

function double(value, how) {
  if (value instanceof Double) return number(String(value.value), 'any', (text) => new Double(Number(text)), how);
  return h('input', { 'aria-label': how.label, value: value.$double, onchange: ({ target }) => how.change({ $double: target.value }) });
}

function number(text, step, read, { label, change }) {
  const input = h('input', {
    type: 'number', step, value: text, 'aria-label': label, onchange: () => input.validity.valid && input.value && change(read(input.value)),
  });
  return input;
}

function boolean(value, { label, change }) {
  const input = h('input', { type: 'checkbox', role: 'switch', class: 'switch', checked: value, 'aria-label': label, onchange: () => change(input.checked) });
  return input;
}

function date(value, { label, change }) {
  const { day, time } = wall(new Date(value.$date), 'UTC');
  const input = h('input', {
    type: 'datetime-local', step: '1', value: `${day}T${time}`, 'aria-label': `${label}, UTC`,
    onchange: () => input.value && change({ $date: `${input.value.length === 16 ? `${input.value}:00` : input.value}Z` }),
  });
  return h('span', { class: 'with-unit' }, input, h('small', {}, 'UTC'));
}

function bytes(value, { label, change }) {
  const size = Math.floor((value.$bytes.length * 3) / 4) - (value.$bytes.match(/=+$/)?.[0].length ?? 0);
  const input = h('textarea', { rows: '2', value: value.$bytes, 'aria-label': `${label}, base64`, spellcheck: 'false', onchange: () => change({ $bytes: input.value.trim() }) });
  return h('span', { class: 'stacked' }, input, h('small', {}, `${size} bytes, as base64`));
}

function items(value, how) {
  const { label, change, opened } = how;
  const isList = Array.isArray(value);
  const body = h('div', { class: 'nested' });
  const build = () => body.replaceChildren(...rows(value, isList, how), adder(value, isList, label, change), raw(value, label, change));
  const open = opened.has(label);
  if (open) build();
  return h('details', { class: 'value', open, ontoggle: ({ target }) => {
    opened[target.open ? 'add' : 'delete'](label);
    if (target.open && !body.children.length) build();
  } },
    h('summary', {}, summary(value)), body);
}

function rows(value, isList, { label, change, opened }) {
  return Object.entries(value).map(([member, each]) => {
    const name = isList ? `item ${Number(member) + 1}` : nameOf(member);
    const put = (next) => change(isList ? value.with(Number(member), next) : { ...value, [member]: next });
    const drop = () => change(isList ? value.toSpliced(Number(member), 1) : Object.fromEntries(Object.entries(value).filter(([other]) => other !== member)));
    return h('div', { class: 'member' }, h('span', { class: 'member-name' }, name),
      valueEditor(each, { label: `${label}, ${name}`, change: put, opened }), typePicker(each, { label: `${label}, ${name}`, change: put }),
      h('button', { type: 'button', class: 'icon', 'aria-label': `Remove ${name} of ${label}`, onclick: drop }, '×'));
  });
}

function adder(value, isList, label, change) {
  if (isList) return h('button', { type: 'button', class: 'quiet', onclick: () => change([...value, structuredCopy(value.at(-1) ?? '')]) }, 'Add an item');
  const name = h('input', { placeholder: 'name', 'aria-label': `New name in ${label}` });
  const add = (event) => {
    event.preventDefault();
    if (name.value) change({ ...value, [memberOf(name.value)]: '' });
  };
  return h('form', { class: 'row', onsubmit: add }, name, h('button', { class: 'quiet' }, 'Add'));
}

const structuredCopy = (value) => parse(stringify(value));

function raw(value, label, change) {
  const input = h('textarea', { rows: '6', spellcheck: 'false', 'aria-label': `${label} as JSON`, class: 'code' });
  const problem = h('small', { class: 'problem', role: 'alert' });
  const apply = () => {
    try {
      change(parse(input.value));
    } catch (error) {
      problem.textContent = error.message;
    }
  };
  return h('details', { class: 'value', ontoggle: ({ target }) => target.open && (input.value = stringify(value, '  ')) },
    h('summary', {}, 'As JSON'), input, problem, h('button', { type: 'button', onclick: apply }, 'Apply'));
}
