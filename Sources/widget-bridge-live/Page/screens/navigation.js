import { h, s } from '../core/dom.js';
import { SCREENS } from './stage.js';

const ICONS = {
  home: 'M5 3h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM6.5 6.5h3v3h-3zM11 6.5h2.5v3H11zM6.5 11h7v2.5h-7z',
  lock: 'M6 9V6.5a4 4 0 0 1 8 0V9M5 9h10v8H5z',
  standby: 'M2.5 5.5h15v9h-15zM5 8h4v4H5zM11 8h4v4h-4z',
  island: 'M3 6.5h14a0 0 0 0 1 0 0v0a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 6.5v0ZM6 13.5h8M8 16.5h4',
  controls: 'M6 4.5h8a2.5 2.5 0 0 1 0 5H6a2.5 2.5 0 0 1 0-5ZM6 10.5h8a2.5 2.5 0 0 1 0 5H6a2.5 2.5 0 0 1 0-5ZM6 7h.01M14 13h.01',
  watch: 'M7 5 7.5 2.500h5L13 5M7 15l.5 2.500h5L13 15M6.500 5h7A1.500 1.500 0 0 1 15 6.500v7a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 5 13.500v-7A1.500 1.500 0 0 1 6.500 5Z',
  previews: 'M3 4h6v5H3zM11 4h6v5h-6zM3 11h6v5H3zM11 11h6v5h-6z',
  compare: 'M3 4h14v12H3zM10 4v12M3 10h14',
};

/** The screens, one click each. */
export function mountNavigation(app, root) {
  const buttons = Object.entries(SCREENS).map(([name, { title }]) => h('button', {
    type: 'button', data: { section: name }, onclick: () => app.state.set({ section: name }),
  }, icon(name), h('span', { class: 'nav-title' }, title), h('span', { class: 'nav-count' })));
  const mark = () => {
    for (const button of buttons) {
      const isHere = button.dataset.section === app.state.section;
      if (isHere) button.setAttribute('aria-current', 'page');
      else button.removeAttribute('aria-current');
    }
  };
  const count = () => {
    for (const button of buttons) button.lastChild.textContent = app.model.isLoaded ? SCREENS[button.dataset.section].count(app.model) || '' : '';
  };
  root.append(h('ul', {}, buttons.map((button) => h('li', {}, button))));
  app.state.on('change', (names) => names.has('section') && mark());
  app.model.on('change', count);
  mark();
}

const icon = (name) => s('svg', { viewBox: '0 0 20 20', class: 'nav-icon', 'aria-hidden': 'true' }, s('path', { d: ICONS[name] }));
