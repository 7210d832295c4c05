import { h, moveWithArrows } from '../core/dom.js';

let close = () => {};

/**
 * Opens a menu at a point of the window. Escape, a click elsewhere or a choice closes it, and the focus goes back.
 * @param {{x: number, y: number, label: string}} place
 * @param {Array<{label: string, detail?: string, run: () => void} | {heading: string}>} items
 * @returns {{replace: Function, close: Function}}
 */
export function openMenu({ x, y, label }, items) {
  close();
  const before = document.activeElement;
  const list = h('div', { class: 'menu', role: 'menu', 'aria-label': label, tabindex: '-1' });
  const shut = (giveBack = true) => {
    list.remove();
    removeEventListener('pointerdown', outside, true);
    removeEventListener('resize', shut);
    close = () => {};
    if (giveBack) before?.focus?.();
  };
  const outside = (event) => !list.contains(event.target) && shut(false);
  const fill = (entries) => {
    const hadFocus = list.contains(document.activeElement);
    list.replaceChildren(...entries.map((entry) => row(entry, shut)));
    if (hadFocus || !list.isConnected) queueMicrotask(() => focusables(list)[0]?.focus());
    place(list, x, y);
  };
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      shut();
    } else moveWithArrows(event, focusables(list));
  });
  fill(items);
  document.body.append(list);
  place(list, x, y);
  focusables(list)[0]?.focus();
  addEventListener('pointerdown', outside, true);
  addEventListener('resize', shut);
  close = shut;
  return { replace: (entries) => list.isConnected && fill(entries), close: shut };
}

const focusables = (list) => [...list.querySelectorAll('[role=menuitem]')];

function row(entry, shut) {
  if (entry.heading) return h('div', { class: 'menu-heading', role: 'presentation' }, entry.heading);
  return h('button', {
    role: 'menuitem', type: 'button', tabindex: '-1',
    onclick: () => {
      shut();
      entry.run();
    },
  }, h('span', {}, entry.label), entry.detail && h('small', {}, entry.detail));
}

function place(list, x, y) {
  const { offsetWidth, offsetHeight } = list;
  list.style.left = `${Math.max(8, Math.min(x, innerWidth - offsetWidth - 8))}px`;
  list.style.top = `${Math.max(8, Math.min(y, innerHeight - offsetHeight - 8))}px`;
}
