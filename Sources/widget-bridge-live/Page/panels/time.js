import { h } from '../core/dom.js';
import { dateAt, wall } from '../core/zone.js';
import { player } from './player.js';
import { mountReloads } from './reloads.js';
import { mountStrip } from './strip.js';

/** The clock, the timeline of the widget that is looked at, its reloads and what is left of its budget. */
export function mountTime(app, root) {
  const { clock, state } = app;
  const time = h('output', { class: 'clock-now', 'aria-live': 'off' });
  const kind = h('span', { class: 'tag' });
  const slider = h('input', { type: 'range', min: '0', max: '1439', step: '1', class: 'day', 'aria-label': 'Time of day', oninput: () => move() });
  const day = h('input', { type: 'date', 'aria-label': 'Day', onchange: () => day.value && move() });
  const real = h('button', { type: 'button', class: 'quiet', onclick: () => clock.unset() }, 'Back to now');
  const move = () => {
    const date = dateAt(day.value || wall(clock.now, state.zone).day, Number(slider.value), state.zone);
    showTime(date);
    clock.set(date);
  };
  const showTime = (date) => {
    const shown = wall(date, state.zone);
    time.textContent = shown.time;
    slider.setAttribute('aria-valuetext', `${shown.time}, ${shown.day}`);
    day.value = shown.day;
    if (document.activeElement !== slider || !slider.matches(':active')) slider.value = shown.minutes;
  };
  const update = () => {
    showTime(clock.now);
    kind.textContent = clock.isVirtual ? 'virtual clock' : 'real clock';
    real.hidden = !clock.isVirtual;
  };
  const strip = mountStrip(app);
  const reloads = mountReloads(app);
  root.append(h('div', { class: 'panel-head' }, h('h2', {}, 'Time'), kind, real),
    h('div', { class: 'clock-row' }, time, day), slider,
    h('div', { class: 'hours', 'aria-hidden': 'true' }, ['0', '6', '12', '18', '24'].map((hour) => h('span', {}, hour))),
    player(app), strip.element, reloads.element);
  clock.on('change', update);
  state.on('change', (names) => names.has('zone') && update());
  update();
  return {
    show() {
      update();
      strip.watch(true);
    },
    hide() {
      strip.watch(false);
    },
  };
}
