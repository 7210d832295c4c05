'use strict';
// Widget Bridge for Node hosts: home_widget's calls, over a subprocess. No packages.
//
//   const home = new HomeWidget({ extensions: ['ios/NewsWidget'] });
//   await home.setAppGroupId('group.news.sample');
//   await home.saveWidgetData('posts', [{ title: 'Hello', source: 'AP', cover: '' }]);
//   await home.updateWidget({ ios: 'NewsWidget' });
//   await home.renderWidget('NewsWidget', 'systemSmall', { path: 'small.png' });
//   await home.close();
//
// Values are what JSON holds, and Buffer, Date, Infinity and NaN. A whole number is stored as an integer.

const { spawn } = require('node:child_process');
const { EventEmitter } = require('node:events');
const path = require('node:path');
const readline = require('node:readline');

/** What the bridge answered instead of a result: `kind` is a stable name, `hint` says what to do. */
class WidgetBridgeError extends Error {
  constructor({ code, message, data = {} }) {
    super(`${message} (${code}). ${data.hint ?? ''}`.trimEnd());
    this.name = 'WidgetBridgeError';
    Object.assign(this, { code, data, kind: data.kind, hint: data.hint });
  }
}

/** A session with `widget-bridge serve`; emits 'notification' (method, params). */
class HomeWidget extends EventEmitter {
  #pending = new Map();
  #nextId = 1;
  #process;
  #ended;

  constructor({ extensions = [], root, program = 'widget-bridge' } = {}) {
    super();
    const options = root === undefined ? [] : ['--root', root];
    this.#process = spawn(program, ['serve', ...extensions, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process.stdin.on('error', () => {}); // The end of the process says it all.
    readline.createInterface({ input: this.#process.stdout }).on('line', (line) => this.#receive(JSON.parse(line)));
    this.#ended = new Promise((resolve) => {
      const end = (result) => {
        for (const { reject } of this.#pending.values()) reject(new Error('the bridge ended before it answered'));
        this.#pending.clear();
        resolve(result);
      };
      this.#process.on('error', (error) => end(error));
      this.#process.on('close', (status) => end(status));
    });
  }

  /** Lets the bridge finish what it was asked, and gives its exit status. */
  close() {
    this.#process.stdin.end();
    return this.#ended;
  }

  // home_widget's calls

  setAppGroupId(groupId) {
    return this.call('setAppGroupId', { groupId });
  }

  /** Stores a value; it is committed when the promise resolves. null deletes the key. */
  saveWidgetData(id, data, { appGroupId, deleteFile } = {}) {
    return this.call('saveWidgetData', { id, data: toWire(data), appGroupId, deleteFile });
  }

  async getWidgetData(id, { defaultValue = null, appGroupId } = {}) {
    return fromWire(await this.call('getWidgetData', { id, defaultValue: toWire(defaultValue), appGroupId }));
  }

  /** Reloads the widgets of a kind; their timelines are there when the promise resolves. */
  updateWidget({ name, ios }) {
    return this.call('updateWidget', { name, ios });
  }

  getInstalledWidgets() {
    return this.call('getInstalledWidgets');
  }

  /** Writes a file that the widget can read, stores its path under the key, and gives it. */
  saveFile(id, data, { extension, appGroupId } = {}) {
    return this.call('saveFile', { id, data: toWire(data), extension, appGroupId });
  }

  // The bridge's own

  /** Draws a widget; `options` are those of renderWidget, such as { path, scale: 2, colorScheme: 'dark' }. */
  renderWidget(kind, family, options) {
    return this.call('renderWidget', { kind, family, ...options, path: path.resolve(options.path) });
  }

  /** Any method by its name. Many calls may be under way at once. */
  call(method, params = {}) {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#pending.set(id, { resolve, reject });
      this.#process.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    });
  }

  #receive(message) {
    if (message.method !== undefined) {
      this.emit('notification', message.method, message.params);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.error) pending?.reject(new WidgetBridgeError(message.error));
    else pending?.resolve(message.result);
  }
}

/** The value as the protocol writes it, with tags for what JSON does not have. */
function toWire(value) {
  if (Buffer.isBuffer(value) || value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (value instanceof Date) return { $date: value.toISOString() };
  if (typeof value === 'number' && !Number.isFinite(value)) return { $double: String(value) };
  if (Array.isArray(value)) return value.map(toWire);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key.startsWith('$') ? `$${key}` : key, toWire(member)]));
}

function fromWire(value) {
  if (Array.isArray(value)) return value.map(fromWire);
  if (value === null || typeof value !== 'object') return value;
  if (Object.keys(value).length === 1) {
    if (value.$bytes !== undefined) return Buffer.from(value.$bytes, 'base64');
    if (value.$date !== undefined) return new Date(value.$date);
    if (value.$double !== undefined) return Number(value.$double);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key.startsWith('$$') ? key.slice(1) : key, fromWire(member)]));
}

module.exports = { HomeWidget, WidgetBridgeError };
