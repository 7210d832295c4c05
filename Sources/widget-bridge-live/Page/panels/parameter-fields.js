import { h } from '../core/dom.js';

/** A configuration's values, without what is not set; `but` leaves one parameter out. */
export const valuesOf = (parameters, values, but) =>
  Object.fromEntries(parameters.map(({ name }) => [name, values[name]]).filter(([name, value]) => value !== undefined && value !== '' && name !== but));

/**
 * What sets one parameter of a configuration.
 * @param {Object} parameter as `describeWidgets` tells it
 * @param {Object} values all parameters' values, which this changes
 * @param {{ask: Function, family: string, changed: Function}} how `ask` gets options
 * @returns {{element: HTMLElement, refresh?: (changed: string) => void}}
 */
export function field(parameter, values, how) {
  if (parameter.options || parameter.search) return choices(parameter, values, how);
  const input = inputFor(parameter, values, how);
  return { element: h('label', { class: parameter.type === 'boolean' ? 'field is-switch' : 'field' }, h('span', {}, parameter.title || parameter.name), input, parameter.description && h('small', {}, parameter.description)) };
}

const TYPES = { integer: 'number', double: 'number', measurement: 'number', duration: 'number', timeInterval: 'number', date: 'datetime-local', url: 'url' };

function inputFor({ name, type, array }, values, { changed }) {
  const set = (value) => {
    values[name] = value;
    changed();
  };
  if (type === 'boolean') return h('input', { type: 'checkbox', role: 'switch', class: 'switch', checked: values[name] === true, onchange: ({ target }) => set(target.checked) });
  const isPlain = ['string', 'url', 'file', 'integer', 'double', 'measurement', 'duration', 'timeInterval', 'date'].includes(type) && !array;
  const shown = values[name] === undefined ? '' : isPlain ? String(values[name]).replace(/Z$/, type === 'date' ? '' : 'Z') : JSON.stringify(values[name]);
  return h('input', {
    type: isPlain ? TYPES[type] ?? 'text' : 'text', step: type === 'integer' ? '1' : 'any', value: shown,
    onchange: ({ target }) => set(read(target.value, type, isPlain)),
  });
}

function read(text, type, isPlain) {
  if (!text) return undefined;
  if (TYPES[type] === 'number' && isPlain) return Number(text);
  if (type === 'date' && isPlain) return `${text.length === 16 ? `${text}:00` : text}Z`;
  if (isPlain) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Options that the widget offers at run time, to choose one or, in a list, several. */
function choices(parameter, values, { ask, family, changed }) {
  const { name, array, search, optional, size } = parameter;
  const most = array ? (size?.[family] ?? size?.max ?? Infinity) : 1;
  const list = h('div', { class: 'options', role: array ? 'group' : 'radiogroup', 'aria-label': parameter.title || name });
  const note = h('small', { role: 'status' }, 'Asking the widget…');
  const box = search && h('input', { type: 'search', placeholder: 'Search', 'aria-label': `Search ${parameter.title || name}`, onchange: () => load() });
  const chosen = () => [values[name] ?? []].flat().map((each) => each?.identifier ?? each);
  const known = new Map();
  const load = async () => {
    try {
      const options = await ask(parameter, box && box.value);
      for (const option of options) known.set(option.identifier, option);
      note.textContent = options.length ? (most < Infinity && array ? `Up to ${most}.` : '') : search ? 'Nothing found.' : 'The widget offers none now.';
      show(options);
    } catch (error) {
      note.textContent = [error.message, error.hint].filter(Boolean).join(' ');
    }
  };
  const show = (options) => {
    const others = chosen().filter((id) => !options.some(({ identifier }) => identifier === id)).map((identifier) => known.get(identifier) ?? { identifier, displayString: identifier });
    list.replaceChildren(...(optional && !array ? [option({ displayString: 'None' })] : []), ...[...others, ...options].map(option));
  };
  const option = ({ identifier, displayString, subtitle }) => h('label', { class: 'option' },
    h('input', {
      type: array ? 'checkbox' : 'radio', name: `option-${name}`, checked: identifier === undefined ? !chosen().length : chosen().includes(identifier),
      onchange: ({ target }) => {
        if (!array) values[name] = identifier;
        else values[name] = target.checked ? [...chosen(), identifier] : chosen().filter((each) => each !== identifier);
        for (const input of list.querySelectorAll('input:not(:checked)')) input.disabled = array && chosen().length >= most;
        changed();
      },
    }), h('span', {}, displayString, subtitle && h('small', {}, subtitle)));
  load();
  return {
    element: h('fieldset', { class: 'field' }, h('legend', {}, parameter.title || name), box, list, note),
    refresh: (by) => by !== name && load(),
  };
}
