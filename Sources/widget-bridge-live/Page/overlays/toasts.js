import { h } from '../core/dom.js';

const SHORT = 4000;
const LONG = 12_000;

/**
 * Tells something in passing.
 * @param {HTMLElement} root a live region
 * @returns {(text: string, hint?: string, isError?: boolean) => void}
 */
export function toasts(root) {
  return (text, hint, isError = false) => {
    const toast = h('div', { class: `toast ${isError ? 'is-error' : ''}` }, h('div', {}, h('strong', {}, text), hint && h('span', {}, hint)),
      h('button', { type: 'button', class: 'icon', 'aria-label': 'Close', onclick: () => toast.remove() }, '×'));
    while (root.children.length > 2) root.firstChild.remove();
    root.append(toast);
    setTimeout(() => toast.remove(), isError ? LONG : SHORT);
  };
}
