const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often a style says something else, that far from its date: what is rounded changes in the middle of its unit. */
const STEPS = {
  timer: () => SECOND,
  relative: (away) => (away < HOUR ? SECOND : away < DAY ? MINUTE / 2 : HOUR / 2),
  offset: (away) => (away < MINUTE ? SECOND : away < HOUR ? MINUTE / 2 : HOUR / 2),
};

/** The dates in an archive that go on counting while they are shown. */
export function liveTexts(node) {
  if (node === null || typeof node !== 'object') return [];
  return [...(node.live ? [node.live] : []), ...Object.values(node).flatMap(liveTexts)];
}

/**
 * When a date that goes on counting says something else than at `since`, in milliseconds; Infinity for never.
 * @param {{date?: number, style?: string, timer?: [number, number], pause?: number, countsDown?: boolean}} live as the
 *   archive has it, in seconds
 * @param {number} since
 */
export function nextChange({ date, style, timer, pause = Infinity, countsDown = true }, since) {
  if (!timer) return style in STEPS ? stepAfter(since, date * SECOND, STEPS[style](Math.abs(date * SECOND - since))) : Infinity;
  const [start, end] = timer.map((each) => each * SECOND);
  if (since >= Math.min(end, pause * SECOND)) return Infinity;
  return stepAfter(Math.max(since, start), countsDown ? end : start, SECOND);
}

const stepAfter = (since, anchor, step) => anchor + (Math.floor((since - anchor) / step) + 1) * step;
