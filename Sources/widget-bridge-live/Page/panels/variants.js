import { h } from '../core/dom.js';
import { DEFAULTS } from '../core/state.js';
import { VARIANT_MEMBERS } from '../pictures/variant.js';
import { DEVICES } from '../screens/devices.js';
import { FLAGS, LOCALES, localeName, SCHEMES, TEXT_SIZES, ZONES } from './axes.js';

/**
 * The bar of variants above the screen.
 * @param {import('../core/app.js').App} app
 */
export function mountVariants(app, root) {
  const { state } = app;
  const followers = [];
  const follow = (update) => {
    followers.push(update);
    update();
  };
  const segments = h('div', { class: 'segments', role: 'group', 'aria-label': 'Appearance' }, SCHEMES.map(([value, title]) => {
    const button = h('button', { type: 'button', onclick: () => state.set({ scheme: value }) }, title);
    follow(() => button.setAttribute('aria-pressed', String(state.scheme === value)));
    return button;
  }));
  const select = (member, label, pairs, more = {}) => {
    const element = h('select', { 'aria-label': label, title: label, onchange: () => state.set({ [member]: element.value }), ...more },
      pairs.map(([value, title]) => h('option', { value }, title)));
    follow(() => {
      if (state[member] && !pairs.some(([value]) => value === state[member])) element.append(h('option', { value: state[member] }, state[member]));
      element.value = state[member];
    });
    return element;
  };
  const check = (member, title) => {
    const input = h('input', { type: 'checkbox', onchange: () => state.set({ [member]: input.checked }) });
    follow(() => (input.checked = state[member]));
    return h('label', { class: 'check' }, input, title);
  };
  const field = (title, control) => h('label', { class: 'field' }, h('span', {}, title), control);
  const tint = h('input', { type: 'color', oninput: () => state.set({ tint: tint.value }) });
  follow(() => (tint.value = state.tint));
  const reset = h('button', { type: 'button', onclick: () => state.set(Object.fromEntries(VARIANT_MEMBERS.map((name) => [name, DEFAULTS[name]]))) }, 'Reset all variants');
  const count = h('span', { class: 'count' });
  follow(() => {
    const changed = HIDDEN.filter((name) => state[name] !== DEFAULTS[name]).length;
    count.textContent = changed || '';
    count.hidden = !changed;
    reset.hidden = !VARIANT_MEMBERS.some((name) => state[name] !== DEFAULTS[name]);
  });
  root.append(segments,
    select('device', 'Device', DEVICES.map(({ name, title }) => [name, title ?? name])),
    select('text', 'Text size', TEXT_SIZES.map(([value, title]) => [value, `Text: ${title.toLowerCase()}`])),
    h('details', { class: 'pop' }, h('summary', {}, 'More', count), h('div', { class: 'pop-body' },
      field('Language', select('locale', 'Language', [['', 'standard'], ...LOCALES.map((locale) => [locale, `${localeName(locale)} (${locale})`])])),
      field('Direction', select('direction', 'Direction', [['', 'as the language has it'], ['leftToRight', 'left to right'], ['rightToLeft', 'right to left']])),
      field('Time zone', select('zone', 'Time zone', [['', 'of this machine'], ...ZONES.map((zone) => [zone, zone.replaceAll('_', ' ')])])),
      field('iOS', select('os', 'iOS', [['', '26'], ['18', '18']])),
      field('Zoom', select('zoom', 'Zoom', [['fit', 'fit'], ['0.75', '75 %'], ['1', '100 %'], ['1.5', '150 %'], ['2', '200 %']])),
      field('Tint', tint),
      h('fieldset', {}, h('legend', {}, 'Accessibility'), FLAGS.map(([member, title]) => check(member, title)), check('night', 'StandBy at night')), reset)));
  state.on('change', () => followers.forEach((update) => update()));
}

const HIDDEN = ['locale', 'direction', 'zone', 'os', ...FLAGS.map(([member]) => member), 'night', 'tint'];
