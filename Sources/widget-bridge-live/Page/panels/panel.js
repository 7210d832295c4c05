import { h, moveWithArrows } from '../core/dom.js';
import { mountData } from './data.js';
import { mountInspector } from './inspector.js';
import { mountLog } from './log.js';
import { mountShare } from './share.js';
import { mountTime } from './time.js';

const PANELS = {
  data: { title: 'Data', mount: mountData },
  time: { title: 'Time', mount: mountTime },
  log: { title: 'Log', mount: mountLog },
  inspect: { title: 'Inspect', mount: mountInspector },
  share: { title: 'Share', mount: mountShare },
};

/** The tools beside the screen, one at a time. Each is made when it is first looked at, and told when it shows or hides. */
export function mountPanels(app, root) {
  const made = {};
  const tabs = Object.entries(PANELS).map(([name, { title }]) => h('button', {
    type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `panel-${name}`, onclick: () => {
      open(true);
      app.state.set({ panel: name });
    },
  }, title));
  const bodies = Object.keys(PANELS).map((name) => h('div', { role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}`, class: 'panel-body' }));
  const show = () => {
    const names = Object.keys(PANELS);
    const shown = names.includes(app.state.panel) ? app.state.panel : 'data';
    for (const [index, name] of names.entries()) {
      tabs[index].setAttribute('aria-selected', String(name === shown));
      tabs[index].tabIndex = name === shown ? 0 : -1;
      bodies[index].hidden = name !== shown;
      if (name !== shown) made[name]?.hide?.();
    }
    made[shown] ??= PANELS[shown].mount(app, bodies[names.indexOf(shown)]) ?? {};
    made[shown].show?.();
  };

  const fold = h('button', { type: 'button', class: 'icon fold', onclick: () => open(root.dataset.open !== 'true') }, '⌃');
  const open = (isOpen) => {
    root.dataset.open = String(isOpen);
    fold.setAttribute('aria-expanded', String(isOpen));
    fold.setAttribute('aria-label', isOpen ? 'Hide the tools' : 'Show the tools');
  };
  open(false);
  root.append(h('div', { class: 'tab-bar' }, h('div', {
    class: 'tabs', role: 'tablist', 'aria-label': 'Tools', onkeydown: (event) => {
      moveWithArrows(event, tabs);
      if (tabs.includes(document.activeElement) && document.activeElement !== event.target) document.activeElement.click();
    },
  }, tabs), fold), ...bodies);
  app.state.on('change', (names) => names.has('panel') && show());
  show();
}
