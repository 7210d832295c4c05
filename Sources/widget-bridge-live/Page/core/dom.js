const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes an element. Members that begin with `on` are listeners, `style` is an object of properties, `data` one of data
 * attributes; false, null and undefined leave an attribute out. Children that are no nodes become text.
 * @param {string} name
 * @param {Object<string, any>} [attributes]
 * @param {...any} children
 * @returns {HTMLElement}
 */
export function h(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/**
 * As `h`, for SVG.
 * @returns {SVGElement}
 */
export function s(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) set(element, name, value);
  element.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return element;
}

function set(element, name, value) {
  if (value == null || value === false) return;
  if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
  else if (name === 'style') for (const [key, each] of Object.entries(value)) element.style.setProperty(key, each);
  else if (name === 'data') Object.assign(element.dataset, value);
  else if (name === 'value') element.value = value;
  else element.setAttribute(name, value === true ? '' : value);
}

let count = 0;

/** An id that no other element of the page has. */
export const uniqueId = (prefix) => `${prefix}-${++count}`;

/** The arrows, Home and End move the focus among `items`, as in a toolbar or a list of tabs. */
export function moveWithArrows(event, items) {
  const index = items.indexOf(document.activeElement);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const last = items.length - 1;
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && (index + step + items.length) % items.length;
  if (next == null || index < 0) return;
  event.preventDefault();
  items[next].focus();
}
