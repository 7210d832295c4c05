import { h } from '../core/dom.js';
import { stringify } from '../core/lossless.js';
import { selected } from '../core/selection.js';
import { animated, drawn, save } from '../out/export.js';
import { pack } from '../out/pack.js';

/** Pictures to copy and to save, and a link to what is seen. */
export function mountShare(app, root) {
  const { state } = app;
  const title = h('p', { class: 'about' });
  const scale = h('select', { 'aria-label': 'Scale' }, ['1', '2', '3', '4'].map((value) => h('option', { value, selected: value === '3' }, `${value}×`)));
  const withData = h('input', { type: 'checkbox' });
  const update = () => {
    const subject = selected(app);
    title.textContent = subject ? `${subject.name}, ${subject.detail}` : 'Nothing is chosen.';
  };
  const guarded = (button, done, run) => async () => {
    button.disabled = true;
    try {
      await run(selected(app));
      app.say(done);
    } catch (error) {
      app.report(error);
    }
    button.disabled = false;
  };
  const act = (label, done, run) => {
    const button = h('button', { type: 'button' }, label);
    button.addEventListener('click', guarded(button, done, run));
    return button;
  };
  const name = (subject, suffix) => `${subject.key.replace(/[^\w.-]+/g, '-')}.${suffix}`;
  const saving = (format) => act(format.toUpperCase(), 'Saved.', async (subject) => save(await drawn(app, subject, { format, scale: Number(scale.value) }), name(subject, format)));
  root.append(h('div', { class: 'panel-head' }, h('h2', {}, 'Share')), title,
    h('h3', {}, 'Picture'), h('div', { class: 'row' }, act('Copy PNG', 'Copied.', copyPicture), h('label', { class: 'field-inline' }, h('span', {}, 'Scale'), scale)),
    h('div', { class: 'row', role: 'group', 'aria-label': 'Save as' }, h('span', { class: 'hint' }, 'Save as'), saving('png'), saving('svg'), saving('pdf'), saving('webp')),
    h('h3', {}, 'Timeline'), h('div', { class: 'row' }, act('Save GIF', 'Saved.', async (subject) => save(await animated(app, Math.min(Number(scale.value), 2)), name(subject, 'gif')))),
    h('h3', {}, 'Link'), h('p', { class: 'hint' }, 'Opens this page as it is now: screen, variants, configuration, clock. It does not hold the token.'),
    h('label', { class: 'check' }, withData, 'With the data of the group'),
    h('div', { class: 'row' }, act('Copy link', 'Copied.', copyLink)));

  async function copyPicture(subject) {
    const picture = drawn(app, subject, { scale: Number(scale.value) });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }

  async function copyLink() {
    await navigator.clipboard.writeText(state.link(withData.checked ? { data: await dataText() } : {}));
  }

  async function dataText() {
    const { values } = await app.session.call('getAllWidgetData', { appGroupId: app.group }, { lossless: true });
    return pack(stringify(values));
  }

  state.on('change', (names) => names.has('widget') && update());
  app.model.on('change', update);
  update();
}
