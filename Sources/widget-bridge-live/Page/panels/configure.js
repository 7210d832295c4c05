import { h } from '../core/dom.js';
import { field, valuesOf } from './parameter-fields.js';

const configurationOf = (app, { type, widget, control }) =>
  (type === 'widget' ? app.model.widget(widget.kind) : type === 'control' ? app.model.control(control.kind) : null)?.configuration;

const keyOf = ({ type, widget, control }) => (type === 'widget' ? widget.id : `control:${control.kind}`);

/** Whether there is something for the user to set. */
export const isConfigurable = (app, subject) => (configurationOf(app, subject)?.parameters.length ?? 0) > 0;

/** Opens what a long press opens on a phone: the widget's parameters, with the options that it offers now. */
export function openConfiguration(app, subject) {
  const { parameters } = configurationOf(app, subject);
  const { kind, family } = subject.widget ?? subject.control;
  const key = keyOf(subject);
  const values = { ...Object.fromEntries(parameters.filter((each) => 'default' in each).map((each) => [each.name, each.default])), ...subject.widget?.configuration, ...app.state.configurations[key] };
  const problem = h('p', { class: 'problem', role: 'alert', hidden: true });
  const body = h('div', { class: 'fields' });
  const ask = (parameter, search) => app.session.call('configurationOptions', { kind, parameter: parameter.name, ...(search && { search }), configuration: valuesOf(parameters, values, parameter.name) });
  const fields = parameters.map((parameter) => field(parameter, values, { ask, family, changed: () => fields.forEach((each) => each.refresh?.(parameter.name)) }));
  body.append(...fields.map(({ element }) => element));
  const keep = async (configuration) => {
    try {
      await apply(app, subject, key, configuration);
      dialog.close();
    } catch (error) {
      problem.textContent = [error.message, error.hint].filter(Boolean).join(' ');
      problem.hidden = false;
    }
  };
  const dialog = h('dialog', { class: 'sheet', 'aria-labelledby': 'sheet-title', onclose: () => dialog.remove() },
    h('form', { onsubmit: (event) => { event.preventDefault(); keep(valuesOf(parameters, values)); } },
      h('h2', { id: 'sheet-title' }, subject.name), h('p', { class: 'about' }, subject.detail), body, problem,
      h('div', { class: 'row' }, h('button', { class: 'primary' }, 'Done'), h('button', { type: 'button', onclick: () => dialog.close() }, 'Cancel'),
        h('span', { class: 'spring' }), h('button', { type: 'button', class: 'quiet', onclick: () => keep(null) }, 'As it was'))));
  document.body.append(dialog);
  dialog.showModal();
}

async function apply(app, subject, key, configuration) {
  const { widget } = subject;
  if (widget?.isOwn) {
    await app.session.call('configureWidget', { id: widget.id, configuration: configuration ?? {} });
    return app.model.load();
  }
  if (configuration) await check(app, subject, configuration);
  const { [key]: before, ...others } = app.state.configurations;
  app.state.set({ configurations: configuration ? { ...others, [key]: configuration } : others });
}

/** A configuration that the widget cannot have is an error before it is kept. */
function check(app, { type, widget, control }, configuration) {
  return type === 'widget'
    ? app.session.call('getTimeline', { kind: widget.kind, family: widget.family, configuration })
    : app.session.call('getControl', { kind: control.kind, configuration });
}
