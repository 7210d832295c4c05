import { Emitter } from './emitter.js';
import { isGone } from './session.js';

/**
 * What the extensions have: widgets, controls, Live Activities, previews, groups. Emits `change`, and `error` with what
 * could not be had.
 */
export class Model extends Emitter {
  widgets = [];
  installed = [];
  controls = [];
  activities = [];
  previews = [];
  groups = [];
  live = [];
  isLoaded = false;
  #session;
  #told = '';

  constructor(session) {
    super();
    this.#session = session;
  }

  /** Asks for everything again. What fails keeps what it was. */
  async load() {
    const asked = await Promise.allSettled([
      this.#take('widgets', 'describeWidgets'),
      this.#take('controls', 'describeControls'),
      this.#take('activities', 'describeActivities'),
      this.#take('previews', 'describePreviews'),
      this.#take('installed', 'getInstalledWidgets'),
      this.loadLive(),
      this.#session.call('getAppGroups').then((groups) => (this.groups = groups?.groups ?? groups ?? [])),
    ]);
    const failed = asked.find(({ reason }) => reason)?.reason;
    if (failed && isGone(failed)) return;
    this.isLoaded = true;
    this.error = failed ?? null;
    this.#tell();
    if (failed) this.emit('error', failed);
  }

  /** Asks which Live Activities there are. */
  async loadLive() {
    const before = JSON.stringify(this.live);
    await this.#take('live', 'getLiveActivities').catch(() => {});
    if (JSON.stringify(this.live) !== before) this.emit('live');
  }

  /** The widgets to show: what is installed, and families of a kind that no phone has installed by itself. */
  get shown() {
    const shown = this.installed.map((widget) => ({ ...widget, isOwn: widget.id !== `${widget.kind}.${widget.family}` }));
    for (const { kind, families } of this.widgets) {
      for (const family of families) {
        if (!shown.some((widget) => widget.kind === kind && widget.family === family)) {
          shown.push({ id: `${kind}.${family}`, kind, family, isOwn: false });
        }
      }
    }
    return shown.map((widget) => ({ ...widget, name: this.widget(widget.kind)?.displayName || widget.kind }));
  }

  widget(kind) {
    return this.widgets.find((widget) => widget.kind === kind);
  }

  control(kind) {
    return this.controls.find((control) => control.kind === kind);
  }

  /** Screens are built again on a change: what is as it was changes nothing. */
  #tell() {
    const { widgets, installed, controls, activities, previews, groups, error } = this;
    const now = JSON.stringify([widgets, installed, controls, activities, previews, groups, error?.message]);
    if (now === this.#told) return;
    this.#told = now;
    this.emit('change');
  }

  async #take(member, method) {
    this[member] = await this.#session.call(method);
  }
}
