const LONGEST = 2 ** 31 - 1;

/** So that what changes at a date has changed, in milliseconds. */
const AFTER = 20;

/**
 * On the machine's clock, draws pictures that are seen again when they change by themselves, by their next entry or by
 * what counts on in them: one timer for all, and none otherwise.
 */
export function wakePictures(app) {
  const { gallery } = app;
  let timer = null;

  const awaited = () => gallery.all.filter(({ isVisible, changesAt, error, more, subject }) =>
    isVisible && changesAt && !error && !more?.date && subject.type !== 'preview');
  const arm = () => {
    clearTimeout(timer);
    if (app.clock.isVirtual || document.hidden || !gallery.isReady) return;
    const date = Math.min(...awaited().map((picture) => picture.changesAt));
    if (Number.isFinite(date)) timer = setTimeout(wake, Math.min(Math.max(date - Date.now(), 0) + AFTER, LONGEST));
  };
  const wake = () => {
    const now = Date.now();
    for (const picture of awaited()) if (picture.changesAt <= now) picture.invalidate();
    arm();
  };

  gallery.on('settled', arm);
  gallery.on('seen', arm);
  app.clock.on('change', arm);
  document.addEventListener('visibilitychange', arm);
}
