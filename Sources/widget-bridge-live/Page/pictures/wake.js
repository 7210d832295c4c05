const LONGEST = 2 ** 31 - 1;

const toCome = ({ entries }) => entries.map(({ date }) => Date.parse(date)).filter((date) => date > Date.now());

/** On the machine's clock, draws a widget again when its next entry's date comes: one timer for all, and none otherwise. */
export function wakeForEntries(app) {
  const dates = new Map();
  let timer = null;
  const arm = () => {
    clearTimeout(timer);
    timer = null;
    const next = Math.min(...[...dates.values()].flat().filter((date) => date > Date.now()));
    if (!app.clock.isVirtual && Number.isFinite(next)) timer = setTimeout(wake, Math.min(next - Date.now() + 20, LONGEST));
  };
  const wake = () => {
    const due = [...dates].filter(([, all]) => all.some((date) => date <= Date.now())).map(([key]) => key);
    for (const key of due) dates.set(key, dates.get(key).filter((date) => date > Date.now()));
    app.gallery.invalidate(({ key }) => due.includes(key));
    arm();
  };
  app.on('timelineReloaded', async ({ kind, family, id, entries }) => {
    dates.delete(id);
    if (entries > 1 && !app.clock.isVirtual) {
      const params = app.model.shown.some((widget) => widget.id === id && widget.isOwn) ? { id } : { kind, family };
      const timeline = await app.session.call('getTimeline', params).catch(() => null);
      if (timeline) dates.set(id, toCome(timeline));
    }
    arm();
  });
  app.on('timeline', ({ subject, timeline }) => {
    dates.set(subject.key, toCome(timeline));
    arm();
  });
  app.clock.on('change', arm);
}
