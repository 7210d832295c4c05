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

function branch(node, told, depth) {
  const pick = h('button', {
    type: 'button', class: 'node', data: { node: node.id }, onclick: () => told.pick(node), onpointerenter: () => told.hover(node), onpointerleave: () => told.hover(null),
    onfocus: () => told.hover(node),
  }, h('span', { class: `node-kind is-${node.kind}` }, node.kind), h('span', {}, node.kind === 'group' ? `${node.children.length} parts` : node.title));
  if (!node.children.length) return h('li', {}, pick);
  return h('li', {}, pick, h('details', { open: depth < DEEP }, h('summary', { 'aria-label': 'Parts' }), h('ul', {}, node.children.map((child) => branch(child, told, depth + 1)))));
}
