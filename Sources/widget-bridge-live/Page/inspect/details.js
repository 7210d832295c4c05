import { h } from '../core/dom.js';
import { colorsOf, cssColor, hex } from './colors.js';
import { contains } from './geometry.js';

const round = (number) => Math.round(number * 100) / 100;

/**
 * What is known of one part of a widget, for people.
 * @param {{node: Object, archive: Object, spaces: Array, ratio?: Object}} found
 */
export function details({ node, archive, spaces, ratio }) {
  const [x, y, width, height] = node.frame;
  const middle = [x + width / 2, y + height / 2];
  const element = (archive.accessibility ?? []).findLast(({ frame }) => contains(frame, ...middle));
  const region = (archive.taps ?? []).findLast(({ frame }) => contains(frame, ...middle));
  const rows = [
    ['Frame', `${round(x)}, ${round(y)} · ${round(width)} × ${round(height)}`],
    ...fonts(node), ...colors(node),
    ratio && ['Contrast', h('span', { class: ratio.ratio < ratio.needed ? 'is-bad' : '' }, `${round(ratio.ratio)} : 1`, ratio.ratio < ratio.needed && `, wants ${ratio.needed}`)],
    ['Spacing', spaces.map(({ side, distance }) => `${side} ${round(distance)}`).join(' · ')],
    ...textRows(node), ...node.modifiers,
    element && ['Reads aloud', [element.label, element.value].filter(Boolean).join(', ')],
    element?.traits && ['Role', element.traits.join(', ')],
    element?.hint && ['Hint', element.hint], element?.identifier && ['Identifier', element.identifier],
    region ? ['Tap', region.url ?? `${region.intent} ${region.parameters ?? ''}`] : archive.url && ['Tap', `${archive.url} (the widget)`],
    region && ['Tap region', region.frame.slice(2).map(round).join(' × ')],
  ].filter(Boolean);
  return h('div', {}, h('h3', { class: 'node-title' }, h('span', { class: 'tag' }, node.kind), ` ${node.title}`),
    h('dl', { class: 'details' }, rows.map(([label, value]) => [h('dt', {}, label), h('dd', {}, value)])));
}

function fonts({ item }) {
  const seen = new Set();
  return (item.text?.runs ?? []).flatMap(({ font }) => {
    const text = [font.family && font.family !== 'system' ? font.family.replace(/^=/, '') : 'System', `${round(font.size)} pt`, weightName(font.weight), font.italic && 'italic',
      font.monospacedDigits && 'monospaced digits', font.lineHeight && `line ${round(font.lineHeight)}`].filter(Boolean).join(' · ');
    return seen.has(text) ? [] : [seen.add(text) && ['Font', text]];
  });
}

const weightName = (weight = 400) =>
  ({ 100: 'ultralight', 200: 'thin', 300: 'light', 400: 'regular', 500: 'medium', 600: 'semibold', 700: 'bold', 800: 'heavy', 900: 'black' })[weight] ?? `weight ${weight}`;

function colors({ item }) {
  const paints = item.text ? item.text.runs.map(({ paint }) => paint) : item.paints ?? [item.paint ?? item.tint].filter(Boolean);
  const seen = new Set();
  return paints.flatMap((paint) => {
    const { kind, colors: all } = colorsOf(paint);
    const key = JSON.stringify(paint);
    if (!all.length || seen.has(key)) return [];
    seen.add(key);
    return [['Colour', h('span', { class: 'swatches' }, all.map((color) => [h('i', { class: 'swatch', style: { background: cssColor(color) } }), hex(color)]), kind && h('small', {}, kind))]];
  });
}

function textRows({ item }) {
  if (!item.text) return item.weight ? [['Weight', weightName(item.weight)]] : [];
  const { lineLimit, alignment, truncation, minimumScaleFactor, lineSpacing, direction } = item.text;
  return Object.entries({ lineLimit, alignment, truncation, minimumScaleFactor, lineSpacing, direction, scale: item.scale })
    .filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(typeof value === 'number' ? round(value) : value)]);
}
