import { compose, mapped, pathBox } from './geometry.js';

const ROOT = [1, 0, 0, 1, 0, 0];

/**
 * What an archive draws, as a list from the back to the front and as a tree: each with its frame in points of the widget.
 * @typedef {{id: string, kind: string, title: string, frame: number[], item: Object, modifiers: Array<[string, string]>, opacity: number, children: Node[]}} Node
 * @returns {{leaves: Node[], roots: Node[]}}
 */
export function flatten(archive) {
  const leaves = [];
  const walk = (items, path, transform, opacity, modifiers) => items.map((item, index) => {
    const id = `${path}.${index}`;
    if (item.group) return group(item, id, transform, opacity, modifiers);
    const node = { id, ...described(item), frame: mapped(frameOf(item), transform), item, opacity, modifiers, children: [] };
    leaves.push(node);
    return node;
  });
  const group = (item, id, transform, opacity, modifiers) => {
    const inner = item.transform ? compose(transform, item.transform) : transform;
    const own = [...modifiers, ...modifiersOf(item)];
    const children = walk(item.group, id, inner, opacity * (item.opacity ?? 1), own);
    return { id, kind: 'group', title: 'Group', frame: around(children.map(({ frame }) => frame)), item, opacity, modifiers: own, children };
  };
  const background = walk(archive.background ?? [], 'b', ROOT, 1, [['background', 'containerBackground']]);
  const roots = [...background, ...walk(archive.items ?? [], 'i', ROOT, 1, [])];
  return { leaves, roots };
}

const frameOf = (item) => item.frame ?? pathBox(item.fill ?? item.stroke ?? []);

function around(frames) {
  if (!frames.length) return [0, 0, 0, 0];
  const [left, top] = [0, 1].map((axis) => Math.min(...frames.map((frame) => frame[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...frames.map((frame) => frame[axis] + frame[axis + 2])));
  return [left, top, right - left, bottom - top];
}

function described(item) {
  if (item.text) return { kind: 'text', title: `“${textOf(item.text)}”` };
  if (item.image) return { kind: 'image', title: `Image, ${(item.naturalSize ?? []).map(round).join(' × ')}` };
  if (item.symbol) return { kind: 'symbol', title: item.symbol };
  return { kind: item.stroke ? 'stroke' : 'shape', title: item.stroke ? 'Line' : 'Shape' };
}

/** A text's words. */
export const textOf = ({ runs }) => runs.map(({ text }) => (typeof text === 'string' ? text : text.symbol ?? '▢')).join('');

const round = (number) => Math.round(number * 100) / 100;

function modifiersOf(item) {
  const found = [];
  if (item.opacity !== undefined) found.push(['opacity', String(round(item.opacity))]);
  if (item.transform) found.push(['transform', item.transform.map(round).join(', ')]);
  if (item.clip) found.push(['clipShape', pathBox(item.clip).slice(2).map(round).join(' × ')]);
  if (item.mask) found.push(['mask', `${item.mask.length} parts`]);
  if (item.blend) found.push(['blendMode', item.blend]);
  if (item.accentedMode) found.push(['accentedMode', item.accentedMode]);
  for (const [name, ...values] of item.effects ?? []) found.push([name, values.flat().map((value) => (typeof value === 'number' ? round(value) : value)).join(', ')]);
  return found;
}
