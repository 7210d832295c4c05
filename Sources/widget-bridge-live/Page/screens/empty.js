import { h } from '../core/dom.js';

/**
 * What stands where there is nothing to show, and what to do about it.
 * @param {string} title
 * @param {string} text
 * @param {string} [code] Swift that would give something to show
 */
export const empty = (title, text, code, ...more) =>
  h('div', { class: 'empty' }, h('h2', {}, title), h('p', {}, text), code && h('pre', { tabindex: '0' }, h('code', {}, code)), more);
