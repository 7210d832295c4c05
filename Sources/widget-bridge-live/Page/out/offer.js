import { h } from '../core/dom.js';
import { parse } from '../core/lossless.js';
import { unpack } from './pack.js';

/**
 * Takes data that came with the address out of it, before the page's state is read.
 * @returns {(app: Object) => void} asks whether the data is to take the place of what is there
 */
export function offerData() {
  const hash = new URLSearchParams(location.hash.slice(1));
  const packed = hash.get('data');
  if (!packed) return () => {};
  hash.delete('data');
  history.replaceState(null, '', `#${hash}`);
  return (app) => {
    const end = app.model.on('change', async () => {
      end();
      try {
        ask(app, parse(await unpack(packed)));
      } catch {
        app.say('The data in this link cannot be read.', 'Copy the link again, whole.', true);
      }
    });
  };
}

function ask(app, values) {
  const keys = Object.keys(values);
  const dialog = h('dialog', { class: 'sheet', 'aria-labelledby': 'offer-title', onclose: () => dialog.remove() },
    h('h2', { id: 'offer-title' }, 'This link brings data along'),
    h('p', {}, `It would take the place of all values in ${app.group}: ${keys.slice(0, 8).join(', ')}${keys.length > 8 ? ' …' : ''}.`),
    h('div', { class: 'row' }, h('button', {
      type: 'button', class: 'primary', onclick: async () => {
        dialog.close();
        await app.state.set({ panel: 'data' });
        await app.store.load();
        await app.store.replace(values);
      },
    }, 'Use it'), h('button', { type: 'button', onclick: () => dialog.close() }, 'Keep mine')));
  document.body.append(dialog);
  dialog.showModal();
}
