import { h } from '../core/dom.js';
import { activitySubject, widgetSubject } from '../pictures/subject.js';
import { clockFace } from './device-frame.js';
import { empty } from './empty.js';
import { tile } from './tile.js';

const SIZES = { accessoryRectangular: [176, 76], accessoryCircular: [76, 76], accessoryInline: [176, 26], accessoryCorner: [40, 40] };
const ZOOM = 1.25;

/** A watch's Smart Stack: accessories and Live Activities, one below the other. */
export function watch(app) {
  const widgets = app.model.shown.filter(({ family }) => family in SIZES);
  const live = app.model.live.filter(({ activityState }) => activityState !== 'pending');
  if (!widgets.length && !live.length) {
    return empty('Nothing for the watch', 'A watch shows accessories and Live Activities. Let a widget support the rectangular family, or start a Live Activity:',
      '.supportedFamilies([.accessoryRectangular])');
  }
  const part = (subject, size, shape = '') => h('figure', { class: 'stack-item' },
    tile(app, subject, { size, zoom: ZOOM, label: false, shape: `is-watch ${shape}` }).element,
    h('figcaption', {}, `${subject.name}, ${subject.detail}`));
  return h('div', { class: 'devices' }, h('section', { class: 'watch', 'aria-label': 'Smart Stack' },
    h('div', { class: 'watch-glass' },
      h('div', { class: 'watch-time', 'aria-hidden': 'true' }, clockFace(app)),
      h('div', { class: 'stack' },
        live.map((activity) => part(activitySubject(app, activity, 'small'), [184, 81])),
        widgets.map((widget) => part(widgetSubject(app, widget, 'watch'), SIZES[widget.family]))))));
}
