import { h } from '../core/dom.js';

/** Says on each picture how many warnings it has. */
export function mountBadges(app) {
  app.gallery.on('drawn', (picture) => {
    const { badge, result } = picture;
    if (!badge) return;
    const warnings = result.warnings ?? [];
    badge.hidden = !warnings.length;
    badge.replaceChildren(String(warnings.length), h('span', { class: 'visually-hidden' }, warnings.length === 1 ? ' warning' : ' warnings'));
    badge.title = warnings.map(({ message, hint }) => `${message}. ${hint}`).join('\n');
  });
}
