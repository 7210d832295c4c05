import { h } from '../core/dom.js';
import { wall } from '../core/zone.js';

const LONGEST = 100;
const REASONS = {
  updateWidget: 'the app asked', reloadAllWidgets: 'the app asked', scheduleWidgetUpdates: 'a scheduled time', atEnd: 'the timeline ended',
  after: 'the timeline’s date came', widgetCenter: 'the widget’s code asked', configureWidget: 'it was configured', intent: 'a tap ran an intent',
  clock: 'the clock went back', locale: 'another locale or time zone', firstLook: 'it was looked at first', built: 'it was built',
};

/** Each reload with its reason, and the budget. */
export function mountReloads(app) {
  const list = h('ol', { class: 'reloads' });
  const meter = h('meter', { min: '0', 'aria-label': 'Reloads used of the budget' });
  const budget = h('p', { class: 'budget' });
  const next = h('p', { class: 'hint' });
  const none = h('p', { class: 'hint' }, 'None since the page was opened.');
  const add = ({ date = app.clock.now, kind, family, reason, entries, error }) => {
    const { time } = wall(new Date(date), app.state.zone);
    none.hidden = true;
    list.prepend(h('li', { class: error ? 'is-error' : '' }, h('time', {}, time), h('span', {}, `${kind}, ${family}`),
      h('small', {}, error ? error.message : `${REASONS[reason] ?? reason}: ${entries} ${entries === 1 ? 'entry' : 'entries'}`)));
    while (list.children.length > LONGEST) list.lastChild.remove();
  };
  app.on('timelineReloaded', add);
  app.clock.on('reloads', (reloads) => reloads.filter(({ error }) => error).forEach(add));
  app.on('timeline', ({ timeline }) => {
    const { budget: left, nextReload, nextReason } = timeline;
    meter.hidden = !left;
    if (left) {
      meter.max = left.limit;
      meter.value = left.used;
      meter.high = left.limit * 0.8;
    }
    budget.textContent = left ? `${left.left} of ${left.limit} reloads left${left.resetsAt ? ` until ${wall(new Date(left.resetsAt), app.state.zone).time}` : ''}` : 'Reloads are not counted.';
    next.textContent = nextReload ? `Next at ${wall(new Date(nextReload), app.state.zone).time} on ${wall(new Date(nextReload), app.state.zone).day}: ${REASONS[nextReason] ?? nextReason}.` : 'None is planned.';
  });
  return {
    element: h('section', {}, h('div', { class: 'section-head' }, h('h3', {}, 'Reloads'), h('button', { type: 'button', onclick: () => app.reload() }, 'Reload now')), budget, meter, next, none, list),
  };
}
