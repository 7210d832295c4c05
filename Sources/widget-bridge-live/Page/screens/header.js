import { h } from '../core/dom.js';

const THEMES = { auto: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' };
const KEY = 'widget-bridge-theme';

/** The page's head: whose widgets these are, how the build and the connection are, the page's own colours. */
export function mountHeader(app, root) {
  const project = h('span', { class: 'project' });
  const state = h('span', { class: 'build-state', role: 'status', 'aria-live': 'polite' });
  const theme = h('button', { type: 'button', class: 'quiet theme', onclick: () => setTheme(theme, next()) });
  root.append(h('img', { src: 'icon.svg', alt: '', width: '28', height: '28' }), h('h1', {}, 'Widget Bridge', project), state, h('span', { class: 'spring' }), theme);
  setTheme(theme, localStorage.getItem(KEY) ?? 'auto');
  const say = (text, kind) => {
    state.textContent = text;
    state.dataset.kind = kind;
  };
  const STATUSES = { connecting: ['Connecting…', 'busy'], lost: ['Connection lost. Trying again…', 'bad'], refused: ['Not allowed in', 'bad'], ready: ['Ready', 'good'] };
  let isBroken = false;
  const settle = () => {
    const { status, reason } = app.session;
    if (status === 'switching') return;
    if (status === 'lost' && reason) say(`${reason}. Trying again…`, 'bad');
    else say(...(isBroken && status === 'ready' ? ['Build failed', 'bad'] : STATUSES[status]));
  };
  app.session.on('status', settle);
  app.on('building', ({ progress }) => say(progress, 'busy'));
  app.on('extensionBuilt', ({ seconds }) => {
    isBroken = false;
    say(`Built in ${seconds.toFixed(1)} s`, 'good');
  });
  app.on('buildFailed', () => {
    isBroken = true;
    settle();
  });
  app.model.on('change', () => {
    isBroken = app.model.error?.code === -30;
    if (state.dataset.kind === 'busy') settle();
  });
  app.on('connected', async () => {
    const described = await app.session.call('preview/describe').catch(() => null);
    const names = described?.extensions.map((path) => path.split('/').filter(Boolean).at(-1)) ?? [];
    project.textContent = names.join(', ');
    document.title = names.length ? `${names.join(', ')} – Widget Bridge` : 'Widget Bridge';
  });
  settle();
}

function next() {
  const names = Object.keys(THEMES);
  return names[(names.indexOf(document.documentElement.dataset.theme ?? 'auto') + 1) % names.length];
}

function setTheme(button, theme) {
  const known = theme in THEMES ? theme : 'auto';
  document.documentElement.dataset.theme = known;
  localStorage.setItem(KEY, known);
  button.textContent = THEMES[known];
}
