import { h } from '../core/dom.js';

const DEEP = 3;

/**
 * An archive's parts as a tree.
 * @param {import('./flatten.js').Node[]} roots
 * @param {{hover: (node: Object | null) => void, pick: (node: Object) => void}} told
 */
export function tree(roots, told) {
  return h('ul', { class: 'tree' }, roots.map((node) => branch(node, told, 0)));
}

const parts = ({ children }) => (children.length === 1 ? '1 part' : `${children.length} parts`);

function branch(node, told, depth) {
  const pick = h('button', {
    type: 'button', class: 'node', data: { node: node.id }, onclick: () => told.pick(node), onpointerenter: () => told.hover(node), onpointerleave: () => told.hover(null),
    onfocus: () => told.hover(node),
  }, h('span', { class: `node-kind is-${node.kind}` }, node.kind), h('span', {}, node.kind === 'group' ? parts(node) : node.title));
  if (!node.children.length) return h('li', { class: 'leaf' }, pick);
  const list = h('ul', { hidden: depth >= DEEP }, node.children.map((child) => branch(child, told, depth + 1)));
  const toggle = h('button', {
    type: 'button', class: 'icon toggle', 'aria-expanded': String(depth < DEEP), 'aria-label': `Parts of the ${node.kind}`, onclick: () => {
      list.hidden = !list.hidden;
      toggle.setAttribute('aria-expanded', String(!list.hidden));
    },
  }, '›');
  return h('li', {}, toggle, pick, list);
}
