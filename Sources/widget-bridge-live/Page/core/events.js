/** Writes the bridge's events and reloads into the log, and acknowledges what was shown. */
export function logEvents(app) {
  const acknowledge = ({ seq }) => app.session.call('acknowledgeEvents', { seq }).catch(() => {});
  app.on('widgetClicked', (event) => {
    app.log.add('event', 'widgetClicked', { about: about(event), lines: [['URL', event.url], ['Number', String(event.seq)]] });
    acknowledge(event);
  });
  app.on('backgroundCallback', (event) => {
    app.log.add('event', 'backgroundCallback', { about: event.appGroup, lines: event.url ? [['URL', event.url]] : [], hint: 'An intent calls its app. Save what the app would, and reload.' });
    acknowledge(event);
  });
  app.on('liveActivityChanged', ({ attributesType, activityState, id, alert }) =>
    app.log.add('activity', `${attributesType} is ${activityState}`, { about: id, lines: alert ? [['Alert', `${alert.title}: ${alert.body}`]] : [] }));
}

const about = ({ kind, family, activityId, control, intent }) => (kind ? `${kind}, ${family}` : activityId ?? control ?? intent);
