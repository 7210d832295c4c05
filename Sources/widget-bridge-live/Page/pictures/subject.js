import { variantParams } from './variant.js';

/**
 * What a picture shows. `params(state)` are those of `renderWidget`, `isChangedBy(method, params)` says whether a
 * notification makes it another picture, `name` is for people, `key` tells it from all others.
 * @typedef {{key: string, type: string, name: string, detail: string, params: Function, isChangedBy: Function, size: number[]}} Subject
 */

/** A widget in a place: on the home screen, the lock screen, in StandBy or on a watch. */
export function widgetSubject(app, widget, location) {
  const { id, kind, family, isOwn, name } = widget;
  const key = `${id}${location ? `@${location}` : ''}`;
  return {
    key, type: 'widget', name, detail: familyName(family), widget, location,
    target: () => widgetTarget(app, widget),
    params(state) {
      const isHome = !location && family.startsWith('system');
      const params = { ...widgetTarget(app, widget), ...variantParams(state, isHome ? 'home' : 'plain') };
      if (location) params.location = location;
      if (family.startsWith('accessory') && location !== 'watch') params.backdrop = false;
      if (location === 'standBy' && state.night) params.night = true;
      if (location === 'watch') delete params.device;
      return params;
    },
    isChangedBy(method, event) {
      if (method !== 'timelineReloaded' && method !== 'widgetToggled') return false;
      return event.id === id || (!isOwn && event.kind === kind && event.family === family);
    },
  };
}

function widgetTarget(app, { id, kind, family, isOwn }) {
  const configuration = app.state.configurations[id];
  if (isOwn) return { id };
  return configuration ? { kind, family, configuration } : { kind, family };
}

/** A control in one of Control Center's sizes. */
export function controlSubject(app, control, size) {
  const key = `control:${control.kind}`;
  return {
    key: `${key}.${size}`, type: 'control', name: control.displayName || control.kind, detail: `${size} control`, control,
    target: () => ({ kind: control.kind, ...configured(app, key) }),
    params: (state) => ({ control: control.kind, controlSize: size, ...configured(app, key), ...plain(state) }),
    isChangedBy: (method, event) =>
      (method === 'controlReloaded' && event.kind === control.kind) || method === 'timelineReloaded' || method === 'extensionBuilt',
  };
}

const configured = (app, key) => (app.state.configurations[key] ? { configuration: app.state.configurations[key] } : {});

/** A Live Activity that was started, in one of its presentations. */
export function activitySubject(app, activity, presentation) {
  return {
    key: `activity:${activity.id}.${presentation}`, type: 'activity', name: activity.attributesType,
    detail: presentationName(presentation), activity, presentation,
    target: () => ({ activityId: activity.id, presentation }),
    params: (state) => ({ activityId: activity.id, presentation, ...plain(state), ...(presentation === 'standBy' && state.night && { night: true }) }),
    isChangedBy: (method, event) => (method === 'liveActivityChanged' && event.id === activity.id) || method === 'extensionBuilt',
  };
}

/** A preview of the sources, at one of its entries. */
export function previewSubject(app, preview, entry) {
  return {
    key: `preview:${preview.name}.${entry}`, type: 'preview', name: preview.name, preview,
    detail: preview.kind ? `${preview.kind}, ${familyName(preview.family ?? '')}` : preview.presentation ? presentationName(preview.presentation) : 'a view',
    target: () => null,
    params: (state) => ({ preview: preview.name, ...(entry && { entry }), ...variantParams(state, preview.type === 'widget' ? 'home' : 'plain') }),
    isChangedBy: (method) => method === 'extensionBuilt',
  };
}

const plain = (state) => variantParams(state, 'plain');

/** `systemSmall` as people say it. */
const familyName = (family) =>
  ({
    systemSmall: 'small', systemMedium: 'medium', systemLarge: 'large', systemExtraLarge: 'extra large',
    accessoryCircular: 'circular', accessoryRectangular: 'rectangular', accessoryInline: 'inline', accessoryCorner: 'corner',
  })[family] ?? family;

/** A Live Activity's presentation as people say it. */
export const presentationName = (presentation) =>
  ({ content: 'lock screen', compact: 'compact', minimal: 'minimal', expanded: 'expanded', standBy: 'StandBy', small: 'on a watch' })[presentation] ?? presentation;
