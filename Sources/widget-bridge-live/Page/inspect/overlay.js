import { s } from '../core/dom.js';

const round = (number) => Math.round(number * 10) / 10;

/**
 * Draws over a picture: the frame of a part with its distances, tap regions, warnings.
 * @param {import('../pictures/picture.js').Picture} picture
 * @param {{node?: Object, spaces?: Array, taps?: Array, problems?: Array<{frame: number[]}>, size: number[]}} shown
 */
export function drawOverlay(picture, { node, spaces = [], taps = [], problems = [], size }) {
  clearOverlay(picture);
  const box = ([x, y, width, height], name) => s('rect', { x, y, width: Math.max(width, 0.5), height: Math.max(height, 0.5), class: name });
  picture.element.append(s('svg', { class: 'overlay', viewBox: `0 0 ${size[0]} ${size[1]}`, 'aria-hidden': 'true', preserveAspectRatio: 'none' },
    taps.map(({ frame }) => box(frame, 'overlay-tap')), problems.map(({ frame }) => box(frame, 'overlay-problem')),
    spaces.filter(({ distance }) => distance > 0.5).map(({ line: [x1, y1, x2, y2], distance }) => [
      s('line', { x1, y1, x2, y2, class: 'overlay-space' }),
      s('text', { x: (x1 + x2) / 2 + 2, y: (y1 + y2) / 2 + (x1 === x2 ? 3 : -2), class: 'overlay-number' }, String(round(distance))),
    ]),
    node && box(node.frame, 'overlay-frame')));
}

/** Removes what was drawn over a picture. */
export const clearOverlay = (picture) => picture?.element.querySelector('.overlay')?.remove();
