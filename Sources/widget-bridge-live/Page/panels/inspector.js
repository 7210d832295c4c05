import { h } from '../core/dom.js';
import { archiveParams } from '../core/touch.js';
import { contrasts } from '../inspect/contrast.js';
import { details } from '../inspect/details.js';
import { flatten } from '../inspect/flatten.js';
import { contains, spacing } from '../inspect/geometry.js';
import { clearOverlay, drawOverlay } from '../inspect/overlay.js';
import { tree } from '../inspect/tree.js';
import { pointIn } from '../screens/tile.js';

/** What is under the pointer: its frame, font, colours, spacing; warnings; the archive as a tree. */
export function mountInspector(app, root) {
  const hint = h('p', { class: 'hint' }, 'Point at a part of a widget. A click keeps it; the keyboard reaches every part in the tree below.');
  const about = h('div', { class: 'inspected' });
  const problems = h('div', { class: 'problems' });
  const parts = h('div', {});
  root.append(h('div', { class: 'panel-head' }, h('h2', {}, 'Inspect')), hint, about, problems, h('h3', { hidden: true }, 'Archive'), parts);
  let current = null;
  let pinned = null;
  const known = new WeakMap();

  const read = async (picture) => {
    const before = known.get(picture);
    if (before && before.digest === picture.result?.digest) return before;
    const { archive } = await app.session.call('renderWidget', archiveParams(picture.params));
    const looked = { picture, archive, digest: picture.result?.digest, ...flatten(archive) };
    const isPlain = !picture.params.renderingMode && !picture.params.location && picture.subject.widget?.family.startsWith('system');
    looked.contrasts = isPlain ? contrasts(picture.image, looked.leaves, archive.size[0]) : new Map();
    looked.problems = [...(picture.result?.warnings ?? []), ...lowContrast(looked)];
    known.set(picture, looked);
    return looked;
  };
  const show = (looked, node) => {
    if (current && current.picture !== looked.picture) clearOverlay(current.picture);
    if (current?.picture !== looked.picture || current.digest !== looked.digest) list(looked);
    current = looked;
    const others = node ? looked.leaves.filter((leaf) => leaf !== node && !leaf.id.startsWith('b') && !within(node, leaf)) : [];
    const spaces = node ? spacing(node.frame, others, looked.archive.size) : [];
    drawOverlay(looked.picture, { node, spaces, taps: looked.archive.taps, problems: looked.problems.filter(({ frame }) => frame), size: looked.archive.size });
    about.replaceChildren(...(node ? [details({ node, archive: looked.archive, spaces, ratio: looked.contrasts.get(node.id) })] : []));
    for (const button of parts.querySelectorAll('.node')) button.toggleAttribute('aria-current', button.dataset.node === node?.id);
  };
  const list = (looked) => {
    parts.previousElementSibling.hidden = false;
    parts.replaceChildren(tree(looked.roots, { hover: (node) => show(looked, node ?? pinned), pick: (node) => show(looked, (pinned = node)) }));
    problems.replaceChildren(...warnings(looked.problems));
  };
  const at = (looked, x, y) => looked.leaves.filter(({ frame }) => contains(frame, x, y)).sort((one, other) => area(one) - area(other))[0];
  const inspect = async (picture, point, keep) => {
    try {
      const looked = await read(picture);
      const node = point ? at(looked, ...point) : null;
      if (keep) pinned = node;
      show(looked, node ?? pinned);
    } catch (error) {
      app.report(error);
    }
  };
  document.getElementById('screen').addEventListener('pointermove', (event) => {
    const picture = app.isPicking && !pinned && event.target.closest?.('.picture')?.picture;
    if (picture?.result) inspect(picture, pointIn(picture, event), false);
  });
  app.on('inspect', (picture) => {
    app.state.set({ panel: 'inspect' });
    pinned = null;
    inspect(picture);
  });
  app.on('pin', ({ picture, x, y }) => {
    const isSame = pinned && current?.picture === picture && at(current, x, y) === pinned;
    if (isSame) pinned = null;
    inspect(picture, [x, y], !isSame);
  });
  app.gallery.on('drawn', (picture) => app.isPicking && current?.picture === picture && current.digest !== picture.result.digest && inspect(picture));
  return {
    show: () => (app.isPicking = true),
    hide() {
      app.isPicking = false;
      pinned = null;
      clearOverlay(current?.picture);
    },
  };
}

const warnings = (all) => all.length ? [h('h3', {}, all.length === 1 ? '1 warning' : `${all.length} warnings`), h('ul', { class: 'warnings' }, all.map(({ message, hint, kind }) =>
  h('li', {}, h('span', { class: 'tag is-warning' }, kind), h('span', {}, message), hint && h('small', {}, hint))))] : [];

const area = ({ frame }) => frame[2] * frame[3];
const within = (node, leaf) => leaf.id.startsWith(`${node.id}.`);

function lowContrast({ contrasts: all, leaves }) {
  return [...all].filter(([, { ratio, needed }]) => ratio < needed).map(([id, { ratio, needed, text }]) => ({
    kind: 'contrast', message: `“${text}” has a contrast of ${ratio.toFixed(1)} : 1`, hint: `It wants ${needed} : 1 to be read by all.`,
    frame: leaves.find((leaf) => leaf.id === id).frame,
  }));
}
