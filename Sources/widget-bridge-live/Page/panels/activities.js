import { h } from '../core/dom.js';
import { stringify, parse } from '../core/lossless.js';
import { sampleActivity } from './activity-sample.js';

/** What starts a Live Activity of a type: its attributes and its first state, as JSON. */
export function activityForm(app, { attributesType }) {
  const last = recall(attributesType) ?? {};
  const attributes = area('Attributes', stringify(last.attributes ?? {}, '  '));
  const state = area('State', stringify(last.state ?? {}, '  '));
  const problem = h('p', { class: 'problem', role: 'alert', hidden: true });
  const start = guarded(problem, async () => {
    const written = { attributes: parse(attributes.value), state: parse(state.value) };
    const { problem: missing, ...content } = await sampleActivity(app, attributesType, written);
    show(content);
    if (missing) throw missing;
    await app.session.call('startLiveActivity', { attributesType, ...content });
    remember(attributesType, content);
  });
  const show = (content) => {
    attributes.value = stringify(content.attributes, '  ');
    state.value = stringify(content.state, '  ');
  };
  if (!last.attributes) {
    sampleActivity(app, attributesType).then((sample) => {
      show(sample);
      if (sample.problem) tell(problem, sample.problem);
    });
  }
  return h('form', { class: 'card is-form', onsubmit: start }, h('h2', {}, `Start ${attributesType}`),
    attributes.element, state.element, problem,
    h('p', { class: 'hint' }, 'JSON as Swift’s JSONEncoder writes the types. A Date is a number of seconds since 2001.'),
    h('div', { class: 'row' }, h('button', { class: 'primary' }, 'Start')));
}

/** A Live Activity that was started: its state, to be changed, and its end. */
export function activityCard(app, activity) {
  const state = area('State', stringify(activity.state, '  '));
  const problem = h('p', { class: 'problem', role: 'alert', hidden: true });
  const isOver = activity.activityState === 'ended';
  const update = guarded(problem, () => app.session.call('updateLiveActivity', { id: activity.id, state: parse(state.value) }));
  const end = guarded(problem, () => app.session.call('endLiveActivity', { id: activity.id, dismissalPolicy: isOver ? 'immediate' : 'default' }));
  const remove = guarded(problem, () => app.session.call('endLiveActivity', { id: activity.id, dismissalPolicy: 'immediate' }));
  return h('form', { class: 'card is-form', onsubmit: update },
    h('h2', {}, activity.attributesType, h('span', { class: `tag is-${activity.activityState}` }, activity.activityState)),
    h('p', { class: 'hint' }, activity.id), state.element, problem,
    h('div', { class: 'row' }, !isOver && h('button', { class: 'primary' }, 'Update'), !isOver && h('button', { type: 'button', onclick: end }, 'End'),
      !isOver && h('button', { type: 'button', class: 'quiet', onclick: remove }, 'Dismiss')));
}

const KEY = 'widget-bridge-activity-';

const recall = (type) => parse(localStorage.getItem(KEY + type) ?? 'null');
const remember = (type, content) => localStorage.setItem(KEY + type, stringify(content));

const rowsOf = (text) => Math.min(text.split('\n').length, 14);

function area(label, text) {
  const input = h('textarea', { rows: rowsOf(text), spellcheck: 'false', value: text });
  return { element: h('label', { class: 'field' }, h('span', {}, label), input), get value() { return input.value; }, set value(text) {
    input.value = text;
    input.rows = rowsOf(text);
  } };
}

function tell(problem, error) {
  problem.textContent = [error.message, error.hint].filter(Boolean).join('. ');
  problem.hidden = false;
}

function guarded(problem, run) {
  return async (event) => {
    event.preventDefault();
    problem.hidden = true;
    try {
      await run();
    } catch (error) {
      tell(problem, error);
    }
  };
}
