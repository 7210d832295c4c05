import { h } from '../core/dom.js';
import { isGone } from '../core/session.js';
import { parseDiagnostics } from './diagnostics.js';

const CRASHES = new Set([-22, -23, -24]);
const BUILD = -30;

/** What went wrong with a build or an extension, over the last good pictures, until it is mended. */
export function mountNotices(app, root) {
  const open = new Map();
  const put = (key, element) => {
    take(key);
    open.set(key, element);
    root.append(element);
    element.classList.contains('is-failure') && document.body.classList.add('has-failure');
  };
  const take = (key) => {
    open.get(key)?.remove();
    open.delete(key);
    document.body.classList.toggle('has-failure', Boolean(root.querySelector('.is-failure')));
  };
  const failed = (key, error, extension) => put(key, error.code === BUILD ? build(error, extension, () => take(key)) : crash(error, extension, () => take(key)));

  app.on('buildFailed', ({ extension, error }) => {
    failed('build', { ...error, hint: error.data?.hint }, extension);
    app.log.add('error', 'The build failed', { about: name(extension), lines: [['Error', error.message]] });
  });
  app.on('extensionBuilt', ({ extension, seconds, warnings }) => {
    take('build');
    take('crash');
    app.log.add('build', `Built in ${seconds.toFixed(1)} s`, { about: name(extension), lines: (warnings ?? []).map(({ message }) => ['Warning', message]) });
  });
  app.on('extensionFailed', ({ extension, phase, message, data }) => {
    if (open.get('crash')?.textContent.includes(message)) return;
    failed('crash', { message, data: { phase, ...data } }, extension);
    app.log.add('error', message, { about: `${name(extension)}, ${phase}` });
  });
  app.on('error', (error) => {
    if (isGone(error)) return;
    if (error.code === BUILD) failed('build', error);
    else if (CRASHES.has(error.code)) failed('crash', error);
    else app.say(error.message, error.hint, true);
    if (error.code !== BUILD) app.log.add('error', error.message, { hint: error.hint });
  });
  app.gallery.on('settled', ({ error, subject }) => {
    if (!error) return;
    if (error.code === BUILD) failed('build', error);
    else if (CRASHES.has(error.code)) failed('crash', error, `${subject.name}, ${subject.detail}`);
  });
  app.on('timelineReloaded', () => take('crash'));
  app.on('warning', ({ message, hint }) => app.log.add('warning', message, { hint }));
}

const name = (path = '') => path.split('/').filter(Boolean).at(-1) ?? '';

function build(error, extension, close) {
  const problems = parseDiagnostics(error.data?.diagnostics ?? '');
  const errors = problems.filter(({ kind }) => kind === 'error').length;
  return notice(errors > 1 ? `${errors} errors` : 'It does not compile', extension, close,
    problems.length
      ? problems.slice(0, 20).map(problem)
      : [h('p', {}, error.message), error.data?.diagnostics && h('pre', { tabindex: '0' }, error.data.diagnostics)],
    error.hint && h('p', { class: 'hint' }, error.hint),
    h('p', { class: 'hint' }, 'The last good build goes on. This goes away by itself when the file is mended.'));
}

function problem({ file, line, column, kind, message, source }) {
  return h('div', { class: `diagnostic is-${kind}` },
    h('p', {}, h('strong', {}, kind), ' ', message), h('p', { class: 'place' }, `${name(file)}:${line}${column ? `:${column}` : ''}`, h('small', {}, file)),
    source.length > 0 && h('pre', { tabindex: '0', role: 'region', 'aria-label': `Source of ${name(file)}` }, source.map((text) => h('span', { class: markOf(text, line) }, `${text}\n`))));
}

/** The line that is meant, and what the compiler writes below it. */
function markOf(text, line) {
  if (/^\s*\|.*[`^]/.test(text)) return 'is-mark';
  return Number(/^\s*(\d+) \|/.exec(text)?.[1]) === line ? 'is-line' : '';
}

function crash(error, about, close) {
  const { phase, signal, status, stderr, function: leaked } = error.data ?? {};
  const facts = [phase && `while asked for: ${phase}`, signal && `signal ${signal}`, status && `status ${status}`, leaked && `in ${leaked}`].filter(Boolean).join(', ');
  return notice('The widget failed', about, close, h('p', {}, error.message), facts && h('p', { class: 'about' }, facts),
    stderr && [h('h3', {}, 'Its last lines'), h('pre', { tabindex: '0' }, Array.isArray(stderr) ? stderr.join('\n') : stderr)],
    error.hint && h('p', { class: 'hint' }, error.hint));
}

function notice(title, about, close, ...body) {
  return h('section', { class: 'notice is-failure', role: 'alert', 'aria-label': title },
    h('header', {}, h('h2', {}, title), about && h('span', { class: 'about' }, name(about)),
      h('button', { type: 'button', class: 'icon', 'aria-label': 'Close', onclick: close }, '×')),
    h('div', { class: 'notice-body' }, body));
}
