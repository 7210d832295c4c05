import { DEFAULTS } from '../core/state.js';
import { archiveParams } from '../core/touch.js';
import { liveTexts, nextChange } from './live-text.js';

const LONGEST = 2 ** 31 - 1;

/** How long no picture has come by then, in milliseconds: asking what is ahead keeps none of them waiting. */
const CALM = 100;

/** So that what changes at a date has changed, in milliseconds. */
const AFTER = 20;

/**
 * On the machine's clock, draws pictures that are seen again when their next entry's date comes, or a text of theirs
 * counts on: one timer for all, and none otherwise.
 */
export function wakePictures(app) {
  const { gallery } = app;
  const known = new Map();
  const waiting = new Map();
  let timer = null;
  let calm = null;

  const next = ({ subject, asOf }) => {
    const { texts = [], until = Infinity } = known.get(subject.key) ?? {};
    return Math.min(until, ...texts.map((text) => nextChange(text, asOf)));
  };
  const mayChange = ({ subject, more, error }) => !error && !more?.date && subject.type !== 'preview';
  const shown = () => gallery.all.filter((picture) => picture.isVisible && picture.asOf && mayChange(picture));
  const arm = () => {
    clearTimeout(timer);
    if (app.clock.isVirtual || document.hidden || !gallery.isReady) return;
    const date = Math.min(...shown().map(next));
    if (Number.isFinite(date)) timer = setTimeout(wake, Math.min(Math.max(date - Date.now(), 0) + AFTER, LONGEST));
  };
  const wake = () => {
    const now = Date.now();
    for (const picture of shown().filter((each) => next(each) <= now)) {
      if (known.get(picture.subject.key)?.until <= now) known.delete(picture.subject.key);
      picture.asOf = now;
      picture.invalidate();
    }
    arm();
  };
  const settled = (picture) => {
    const { key } = picture.subject;
    if (app.clock.isVirtual || !mayChange(picture) || known.has(key)) return arm();
    waiting.set(key, picture);
    clearTimeout(calm);
    calm = setTimeout(() => [...waiting.values()].forEach(look), CALM);
  };
  const look = async ({ subject, asOf }) => {
    const ahead = {};
    waiting.delete(subject.key);
    known.set(subject.key, ahead);
    Object.assign(ahead, await lookAhead(app, subject, asOf));
    arm();
  };

  gallery.on('invalidated', (which) => {
    for (const { subject } of gallery.all) if (which(subject)) known.delete(subject.key);
  });
  gallery.on('settled', settled);
  gallery.on('seen', arm);
  app.clock.on('change', arm);
  document.addEventListener('visibilitychange', arm);
}

/** What counts on in a picture, and when the next entry takes its place. */
async function lookAhead({ session }, subject, asOf) {
  const [drawn, timeline] = await Promise.all([
    session.call('renderWidget', archiveParams(subject.params(DEFAULTS))).catch(() => null),
    subject.type === 'widget' && session.call('getTimeline', subject.target()).catch(() => null),
  ]);
  const dates = timeline ? timeline.entries.map(({ date }) => Date.parse(date)) : [];
  return { texts: liveTexts(drawn?.archive), until: dates.find((date) => date > asOf) ?? Infinity };
}
