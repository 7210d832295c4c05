import { h } from '../core/dom.js';
import { compare } from './compare.js';
import { controlCenter } from './control-center.js';
import { updateClocks } from './device-frame.js';
import { deviceNamed } from './devices.js';
import { home } from './home.js';
import { island } from './island.js';
import { lock } from './lock.js';
import { previews } from './previews.js';
import { standBy } from './standby.js';
import { watch } from './watch.js';

/** The screens by the state's names, in the order of the navigation. */
export const SCREENS = {
  home: { title: 'Home Screen', build: home, count: ({ shown }) => shown.filter(({ family }) => family.startsWith('system')).length },
  lock: { title: 'Lock Screen', build: lock, count: ({ shown }) => shown.filter(({ family }) => family.startsWith('accessory')).length },
  standby: { title: 'StandBy', build: standBy, count: ({ shown }) => shown.filter(({ family }) => family === 'systemSmall').length },
  island: { title: 'Live Activities', build: island, count: ({ activities }) => activities.length },
  controls: { title: 'Control Center', build: controlCenter, count: ({ controls }) => controls.length },
  watch: { title: 'Smart Stack', build: watch, count: ({ shown }) => shown.filter(({ family }) => family.startsWith('accessory')).length },
  previews: { title: 'Previews', build: previews, count: (model) => model.previews.length },
  compare: { title: 'Compare', build: compare, count: () => 0 },
};

const REBUILT_BY = ['section', 'device', 'zoom', 'rows', 'columns', 'rowValues', 'columnValues'];

/**
 * Shows the screen that the state names, and builds it again only where its parts change.
 * @param {import('../core/app.js').App} app
 * @param {HTMLElement} root
 */
export function mountStage(app, root) {
  const build = () => {
    const top = scrollY;
    const focused = root.contains(document.activeElement) && document.activeElement.closest('.tile')?.dataset.key;
    for (const picture of app.gallery.all) if (root.contains(picture.element) || !picture.element.isConnected) picture.dispose();
    app.gallery.zoom = zoomFor(app, root);
    root.style.setProperty('--zoom', app.gallery.zoom);
    root.dataset.section = app.state.section;
    root.replaceChildren(content(app));
    root.dataset.scheme = app.state.scheme;
    markSelected(app, root);
    if (focused) root.querySelector(`.tile[data-key="${CSS.escape(focused)}"] .tile-face`)?.focus({ preventScroll: true });
    scrollTo({ top });
  };
  app.model.on('change', build);
  app.model.on('live', () => ['lock', 'island', 'standby', 'watch'].includes(app.state.section) && build());
  app.state.on('change', (names) => {
    if (REBUILT_BY.some((name) => names.has(name)) || (app.state.section === 'compare' && names.has('widget'))) build();
    else if (names.has('scheme') || names.has('night')) recolour(app, root);
    if (names.has('widget')) markSelected(app, root);
    if (names.has('zone') || names.has('locale')) updateClocks(app, root);
  });
  app.clock.on('change', () => updateClocks(app, root));
  watchWidth(root, () => zoomFor(app, root) !== app.gallery.zoom && build());
  build();
}

function content(app) {
  if (!app.model.isLoaded) return h('div', { class: 'devices' }, skeleton(deviceNamed(app.state.device)));
  return (SCREENS[app.state.section] ?? SCREENS.home).build(app);
}

const skeleton = ({ screen: [width, height] }) => h('div', {
  class: 'device is-skeleton', 'aria-hidden': 'true', style: { '--w': `${width}px`, '--h': `${height}px` },
}, h('div', { class: 'glass wallpaper-home' }));

/** How large a point is: so that a whole phone is seen, but legible. */
function zoomFor(app, root) {
  const { zoom, device, section } = app.state;
  const { screen } = deviceNamed(device);
  const isWide = section === 'standby';
  const [width, height] = isWide ? [screen[1], screen[0]] : screen;
  const room = Math.max(root.clientWidth - 56, 240);
  if (zoom !== 'fit') return Math.min(Number(zoom) || 1, room / width);
  const tall = Math.max(innerHeight - 190, 560) / height;
  return Math.round(Math.min(1, room / width, isWide || section === 'watch' ? 1 : Math.max(tall, 0.7)) * 100) / 100;
}

function recolour(app, root) {
  for (const glass of root.querySelectorAll('.wallpaper-home')) {
    glass.className = glass.className.replace(/scheme-\w+/, `scheme-${app.state.scheme}`);
  }
  root.dataset.scheme = app.state.scheme;
  for (const glass of root.querySelectorAll('.glass.black')) glass.classList.toggle('is-night', app.state.night);
}

function markSelected(app, root) {
  for (const element of root.querySelectorAll('.tile')) element.classList.toggle('is-selected', element.dataset.key === app.state.widget);
}

function watchWidth(root, changed) {
  let width = root.clientWidth;
  let timer = null;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (root.clientWidth !== width) width = root.clientWidth;
      changed();
    }, 120);
  });
}
