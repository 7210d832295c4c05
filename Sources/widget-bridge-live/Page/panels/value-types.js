import { Double } from '../core/lossless.js';

/**
 * The types that a group's value can have: how each is told from the protocol's tagged form, and what a new one is.
 * @type {Object<string, {title: string, is: (value: any) => boolean, blank: () => any}>}
 */
export const TYPES = {
  string: { title: 'Text', is: (value) => typeof value === 'string', blank: () => '' },
  integer: { title: 'Integer', is: (value) => typeof value === 'number' || typeof value === 'bigint', blank: () => 0 },
  double: { title: 'Number', is: (value) => value instanceof Double || value?.$double !== undefined, blank: () => new Double(0) },
  boolean: { title: 'Boolean', is: (value) => typeof value === 'boolean', blank: () => true },
  date: { title: 'Date', is: (value) => value?.$date !== undefined, blank: () => ({ $date: new Date().toISOString().replace(/\.\d+/, '') }) },
  bytes: { title: 'Bytes', is: (value) => value?.$bytes !== undefined, blank: () => ({ $bytes: '' }) },
  list: { title: 'List', is: Array.isArray, blank: () => [] },
  dictionary: { title: 'Dictionary', is: (value) => value !== null && typeof value === 'object', blank: () => ({}) },
};

/** @returns {string} the name of a value's type */
export const typeOf = (value) => Object.keys(TYPES).find((name) => TYPES[name].is(value)) ?? 'string';

/** A value of another type, which keeps what it can. */
export function convert(value, type) {
  const text = typeof value === 'string' ? value : value instanceof Double ? String(value.value) : typeof value === 'object' ? '' : String(value);
  if (type === 'string') return text;
  if (type === 'integer' && Number.isFinite(Number(text)) && text) return Math.trunc(Number(text));
  if (type === 'double' && Number.isFinite(Number(text)) && text) return new Double(Number(text));
  if (type === 'list' && text) return [value];
  return TYPES[type].blank();
}

/** A member's name in the tagged form, where a leading `$` is doubled, and back. */
export const nameOf = (member) => (member.startsWith('$$') ? member.slice(1) : member);
export const memberOf = (name) => (name.startsWith('$') ? `$${name}` : name);

const words = (value) => Object.values(value).find((each) => typeof each === 'string' && each)?.slice(0, 60);

/** A value in few words. */
export function summary(value) {
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  if (typeOf(value) === 'dictionary') return words(value) || Object.keys(value).map(nameOf).slice(0, 4).join(', ') || 'empty';
  return '';
}
