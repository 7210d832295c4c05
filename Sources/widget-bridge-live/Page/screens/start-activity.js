import { h } from '../core/dom.js';

/** What starts a Live Activity where there is none yet. */
export const startButton = (app) =>
  h('button', { type: 'button', class: 'glass-button', onclick: () => app.state.set({ section: 'island' }) }, 'Start a Live Activity');
