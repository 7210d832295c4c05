import { Emitter } from '../core/emitter.js';
import { stringify } from '../core/lossless.js';
import { typeOf } from './value-types.js';

/** A group's values, and saving them. Emits `change`. */
export class DataStore extends Emitter {
  values = {};
  byWidget = new Set();
  #app;
  #isWatched = false;
  #isStale = true;
  /** The group whose values these are. */
  #group;

  constructor(app) {
    super();
    this.#app = app;
    for (const name of ['timelineReloaded', 'touched', 'data', 'connected', 'backgroundCallback']) app.on(name, () => this.#changed());
  }

  /** While somebody looks, changes are read at once. */
  watch(isWatched) {
    this.#isWatched = isWatched;
    if (isWatched && this.#isStale) this.load();
  }

  async load() {
    const { group } = this.#app;
    this.#isStale = false;
    const result = group
      ? await this.#app.session.call('getAllWidgetData', { appGroupId: group }, { lossless: true }).catch(() => null)
      : { values: {}, byWidget: [] };
    if (!result) return void (this.#isStale = true);
    const isSame = group === this.#group && stringify(result.values) === stringify(this.values) && result.byWidget.join('\n') === [...this.byWidget].join('\n');
    this.values = result.values;
    this.byWidget = new Set(result.byWidget);
    this.#group = group;
    if (!isSame) this.emit('change');
  }

  /** Saves a value, or deletes the key with null, and reloads the widgets. */
  async save(key, value) {
    try {
      await this.#app.session.call('saveWidgetData', { id: key, data: value, appGroupId: this.#app.group });
    } catch (error) {
      this.#app.report(error);
      return this.emit('change');
    }
    await this.#reload();
  }

  /**
   * Keeps a file in the group's folder, and its path under the file's own name.
   * @param {string} [key] a text that becomes its path, or bytes that become its own
   */
  async takeFile(file, key) {
    const data = { $bytes: await base64(file) };
    const type = key === undefined ? '' : typeOf(this.values[key]);
    if (type === 'bytes') return this.save(key, data);
    const [, name, extension] = /^(.+?)(?:\.([^.]+))?$/s.exec(file.name);
    const id = type === 'string' ? key : name.replace(/[^\p{L}\p{N}_-]+/gu, '-');
    if (await this.#app.try('saveFile', { id, data, extension, appGroupId: this.#app.group })) await this.#reload();
  }

  /** Makes the group's values those of a set: what the set has not goes. */
  async replace(values) {
    const { session, group } = this.#app;
    const gone = Object.keys(this.values).filter((key) => !(key in values));
    const calls = [...gone.map((key) => [key, null]), ...Object.entries(values)];
    try {
      await Promise.all(calls.map(([id, data]) => session.call('saveWidgetData', { id, data, appGroupId: group })));
    } catch (error) {
      this.#app.report(error);
    }
    await this.#reload();
  }

  async #reload() {
    await this.load();
    await this.#app.reload();
  }

  #changed() {
    this.#isStale = true;
    if (this.#isWatched) queueMicrotask(() => this.#isStale && this.load());
  }
}

async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}
