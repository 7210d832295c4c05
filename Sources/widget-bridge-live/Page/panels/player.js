import { h } from '../core/dom.js';

const SPEEDS = [[1, '1×'], [60, '60×'], [600, '600×']];
const TICK = 500;

/** Plays the virtual clock at some speed. Nothing runs while it stands still. */
export function player(app) {
  let timer = null;
  let speed = 60;
  const play = h('button', { type: 'button', class: 'primary', onclick: () => (timer ? stop() : start()) }, 'Play');
  const speeds = SPEEDS.map(([value, title]) => h('button', { type: 'button', 'aria-pressed': String(value === speed), onclick: () => choose(value) }, title));
  const stop = () => {
    clearInterval(timer);
    timer = null;
    play.textContent = 'Play';
  };
  const start = () => {
    play.textContent = 'Stop';
    let last = performance.now();
    timer = setInterval(async () => {
      const now = performance.now();
      if (app.clock.isMoving || document.hidden) return void (last = now);
      const by = (now - last) * speed;
      last = now;
      app.clock.set(new Date(app.clock.now.getTime() + by));
    }, TICK);
  };
  const choose = (value) => {
    speed = value;
    for (const [index, button] of speeds.entries()) button.setAttribute('aria-pressed', String(SPEEDS[index][0] === value));
  };
  app.session.on('status', (status) => status === 'lost' && stop());
  const foreground = h('input', { type: 'checkbox', checked: app.state.foreground, onchange: () => app.state.set({ foreground: foreground.checked }) });
  return h('div', {}, h('div', { class: 'row' }, play, h('div', { class: 'segments', role: 'group', 'aria-label': 'Speed' }, speeds)),
    h('label', { class: 'check' }, foreground, 'The app is in front: reloads are free'));
}
