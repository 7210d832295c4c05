/** Says on each picture how many warnings it has. */
export function mountBadges(app) {
  app.gallery.on('drawn', (picture) => {
    const { badge, result } = picture;
    if (!badge) return;
    const warnings = result.warnings ?? [];
    badge.hidden = !warnings.length;
    badge.textContent = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
    badge.title = warnings.map(({ message, hint }) => `${message}. ${hint}`).join('\n');
  });
}
