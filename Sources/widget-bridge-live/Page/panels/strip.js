import { h } from '../core/dom.js';
import { selectedWidget, sizeFor } from '../core/selection.js';
import { wall } from '../core/zone.js';
import { Picture } from '../pictures/picture.js';

const HEIGHT = 112;
const MOST = 120;

/** The timeline of the widget that is looked at, as a strip of pictures. A click moves the clock there. */
export function mountStrip(app) {
  const list = h('ol', { class: 'strip' });
  const title = h('h3', {}, 'Timeline');
  const note = h('p', { class: 'hint' });
  let isWatched = false;
  let pictures = [];
  let shown = '';

  const load = async () => {
    if (!isWatched) return;
    const subject = selectedWidget(app);
    title.textContent = subject ? `Timeline of ${subject.name}, ${subject.detail}` : 'Timeline';
    if (!subject) return void (note.textContent = 'There is no widget.');
    try {
      const timeline = await app.session.call('getTimeline', subject.target());
      app.emit('timeline', { subject, timeline });
      show(subject, timeline);
    } catch (error) {
      note.textContent = [error.message, error.hint].filter(Boolean).join(' ');
    }
  };
  const show = (subject, { entries, policy }) => {
    note.textContent = `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}, ${policyText(policy, app.state.zone)}.${entries.length > MOST ? ` The first ${MOST} are shown.` : ''}`;
    const key = JSON.stringify([subject.key, entries]);
    if (key === shown) return mark();
    shown = key;
    for (const picture of pictures) picture.dispose();
    pictures = [];
    list.replaceChildren(...entries.slice(0, MOST).map((entry) => frame(subject, entry)));
    mark();
  };
  const frame = (subject, { date, relevance }) => {
    const size = sizeFor(app, subject);
    const picture = new Picture(app.gallery, subject, { size, zoom: HEIGHT / size[1], isZoomed: false, more: { date } });
    pictures.push(picture);
    const { day, time } = wall(new Date(date), app.state.zone);
    return h('li', {}, h('button', { type: 'button', data: { date }, 'aria-label': `Go to ${time}, ${day}`, onclick: () => app.clock.set(new Date(date)) },
      picture.element, h('span', {}, time), relevance && h('small', {}, `relevance ${relevance.score}`)));
  };
  const mark = () => {
    const now = app.clock.now;
    const current = [...list.querySelectorAll('button')].findLast((button) => new Date(button.dataset.date) <= now);
    for (const button of list.querySelectorAll('button')) button.toggleAttribute('aria-current', button === current);
  };
  app.on('timelineReloaded', load);
  app.on('connected', load);
  app.model.on('change', load);
  app.state.on('change', (names) => (names.has('widget') || names.has('configurations')) && load());
  app.clock.on('change', mark);
  return {
    element: h('section', { class: 'strip-section' }, title, note, list),
    watch(watched) {
      isWatched = watched;
      if (watched) load();
    },
  };
}

function policyText(policy, zone) {
  if (policy === 'atEnd') return 'asks again after the last';
  if (policy === 'never') return 'never asks again by itself';
  const { day, time } = wall(new Date(policy.after), zone);
  return `asks again after ${time} on ${day}`;
}
