import { colorsOf, contrast, over } from './colors.js';
import { textOf } from './flatten.js';

const LARGE = 18;
const LARGE_BOLD = 14;

/**
 * The contrast of a picture's texts with what lies behind them, read from its pixels.
 * @param {HTMLImageElement} image
 * @param {import('./flatten.js').Node[]} leaves
 * @param {number} width of the widget in points
 * @returns {Map<string, {ratio: number, needed: number, text: string}>} by the node's id
 */
export function contrasts(image, leaves, width) {
  const pixels = pixelsOf(image);
  const found = new Map();
  if (!pixels) return found;
  for (const leaf of leaves) {
    const run = leaf.kind === 'text' && leaf.item.text.runs.find(({ text }) => typeof text === 'string' && text.trim());
    const [color] = run ? colorsOf(run.paint).colors : [];
    if (!color) continue;
    const below = around(pixels, leaf.frame, image.naturalWidth / width);
    if (!below) continue;
    const { size, weight = 400 } = run.font;
    const isLarge = size >= LARGE || (size >= LARGE_BOLD && weight >= 700);
    found.set(leaf.id, { ratio: contrast(over(color, below, leaf.opacity), below), needed: isLarge ? 3 : 4.5, text: textOf(leaf.item.text) });
  }
  return found;
}

function pixelsOf(image) {
  if (!image.complete || !image.naturalWidth) return null;
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The median of the pixels around a frame, where letters seldom reach. */
function around({ data, width, height }, [x, y, w, h], scale) {
  const parts = [[], [], []];
  const take = (px, py) => {
    const column = Math.round(px * scale);
    const row = Math.round(py * scale);
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    const index = (row * width + column) * 4;
    if (data[index + 3] > 250) for (let part = 0; part < 3; part++) parts[part].push(data[index + part] / 255);
  };
  for (let share = 0; share <= 1; share += 0.1) {
    take(x + w * share, y - 1);
    take(x + w * share, y + h + 1);
    take(x - 1, y + h * share);
    take(x + w + 1, y + h * share);
  }
  if (parts[0].length < 8) return null;
  return parts.map((values) => values.sort((a, b) => a - b)[values.length >> 1]);
}
