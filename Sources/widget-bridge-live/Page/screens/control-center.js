import { h } from '../core/dom.js';
import { controlSubject } from '../pictures/subject.js';
import { frame } from './device-frame.js';
import { deviceNamed } from './devices.js';
import { empty } from './empty.js';
import { tile } from './tile.js';

const SIZES = { small: [68, 68], medium: [152, 68], large: [152, 152] };

/** Control Center: each control in its three sizes. */
export function controlCenter(app) {
  const { controls } = app.model;
  if (!controls.length) {
    return empty('No controls', 'The bundle has none. Add a button or a toggle for Control Center:',
      'struct MyControl: ControlWidget {\n    var body: some ControlWidgetConfiguration {\n        StaticControlConfiguration(kind: "MyControl") {\n            ControlWidgetButton(action: MyIntent()) { Label("Go", systemImage: "bolt") }\n        }\n    }\n}');
  }
  const device = deviceNamed(app.state.device);
  return h('div', { class: 'devices' }, frame(app, { device, wallpaper: 'wallpaper-control', label: 'Control Center' },
    h('div', { class: 'controls-scroll' }, controls.map((control) =>
      h('section', { class: 'control-group', 'aria-label': control.displayName || control.kind },
        h('h2', {}, control.displayName || control.kind),
        h('div', { class: 'control-sizes' }, ['large', 'medium', 'small'].map((size) =>
          tile(app, controlSubject(app, control, size), { size: SIZES[size], label: false, shape: `is-control is-${size}` }).element)))))));
}
