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

/** There is no such program. */
class ProgramNotFoundError extends Error {
  constructor(program) {
    super(`There is no program ${program}: install widget-bridge, or give its path as program`);
    this.name = 'ProgramNotFoundError';
  }
}

/** The bridge has ended, or the session was closed, before the call was answered; `status` is its exit status. */
class BridgeEndedError extends Error {
  constructor(message, status) {
    super(message);
    this.name = 'BridgeEndedError';
    this.status = status;
  }
}

/** The call took longer than it may; the bridge was told to give it up. */
class BridgeTimeoutError extends Error {
  constructor(method) {
    super(`${method} took too long`);
    this.name = 'BridgeTimeoutError';
  }
}

/**
 * A session with `widget-bridge serve`. Emits 'notification' (method, params) for each notification, and the same under
 * its own name (params): 'widgetClicked', 'backgroundCallback', 'timelineReloaded', 'warning', … What a listener throws
 * is emitted as 'listenerError', and the session goes on. `timeout` is how many milliseconds a call may take, without
 * end where it is none; `serveArguments` are further ones of `serve`.
 */
class HomeWidget extends EventEmitter {
  #pending = new Map();
  #nextId = 1;
  #process;
  #ended;
  #end; // Why no call can be answered any more.
  #timeout;

  constructor({ extensions = [], root, program = 'widget-bridge', serveArguments = [], timeout } = {}) {
    super();
    this.#timeout = timeout;
    const options = root === undefined ? [] : ['--root', root];
    this.#process = spawn(program, ['serve', ...extensions, ...serveArguments, ...options], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#process.stdin.on('error', () => {}); // The end of the process says it all.
    readline.createInterface({ input: this.#process.stdout }).on('line', (line) => this.#receive(JSON.parse(line)));
    this.#ended = new Promise((resolve) => {
      const end = (error, result) => {
        this.#end ??= error;
        for (const { reject } of this.#pending.values()) reject(error);
        this.#pending.clear();
        resolve(result);
      };
      this.#process.on('error', () => end(new ProgramNotFoundError(program), null));
      this.#process.on('close', (status) => {
        end(new BridgeEndedError(`the bridge ended with status ${status} before it answered`, status), status);
      });
    });
    /** Who the bridge is; rejects where it could not be started. Without this call it sends no notifications. */
    this.server = this.call('initialize', { clientInfo: { name: 'home-widget-bridge (Node)' } });
    this.server.catch(() => {}); // Every other call rejects with it, too.
  }

  /** Lets the bridge finish what it was asked, and gives its exit status. May be called again. */
  close() {
    this.#end ??= new BridgeEndedError('the session is closed');
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

  isRequestPinWidgetSupported() {
    return this.call('isRequestPinWidgetSupported');
  }

  /** Installs a widget of the kind, in its first family where none is given. */
  requestPinWidget({ name, ios, family, configuration }) {
    return this.call('requestPinWidget', { name, ios, family, configuration });
  }

  /** Has the widgets of a kind reloaded at these Dates, in the place of those that were set before. */
  scheduleWidgetUpdates(times, { name, ios }) {
    return this.call('scheduleWidgetUpdates', { updateTimes: times.map((time) => time.getTime()), name, ios });
  }

  cancelScheduledWidgetUpdates({ name, ios }) {
    return this.call('cancelScheduledWidgetUpdates', { name, ios });
  }

  canScheduleExactWidgetUpdates() {
    return this.call('canScheduleExactWidgetUpdates');
  }

  /** The URL of the tap that launched the host, or null. */
  initiallyLaunchedFromHomeWidget() {
    return this.call('initiallyLaunchedFromHomeWidget');
  }

  /** Says that the host wants the calls of intents, which are emitted as 'backgroundCallback'. */
  registerBackgroundCallback() {
    return this.call('registerBackgroundCallback');
  }

  // The bridge's own

  describeWidgets({ locale } = {}) {
    return this.call('describeWidgets', { locale });
  }

  /** Installs a widget, and gives its id. */
  async installWidget(kind, family, configuration) {
    return (await this.call('installWidget', { kind, family, configuration })).id;
  }

  removeWidget(id) {
    return this.call('removeWidget', { id });
  }

  configureWidget(id, configuration) {
    return this.call('configureWidget', { id, configuration });
  }

  /** The values to choose from for a parameter. */
  configurationOptions(kind, parameter, { search, configuration } = {}) {
    return this.call('configurationOptions', { kind, parameter, search, configuration });
  }

  /** A widget's timeline: of { id }, or of { kind, family }. */
  getTimeline(widget) {
    return this.call('getTimeline', widget);
  }

  /** Draws a widget; `options` are those of renderWidget, such as { path, scale: 2, colorScheme: 'dark' }. */
  renderWidget(kind, family, options) {
    return this.call('renderWidget', { kind, family, ...options, path: path.resolve(options.path) });
  }

  /** Taps a widget, { id } or { kind, family }, or a Live Activity, { activityId }, at { x, y } or on an { element }. */
  tapWidget(tap) {
    return this.call('tapWidget', tap);
  }

  /** Runs an intent of the extension's, as Siri and Shortcuts would. */
  performIntent(intent, parameters) {
    return this.call('performIntent', { intent, parameters });
  }

  describeControls({ locale } = {}) {
    return this.call('describeControls', { locale });
  }

  describePreviews() {
    return this.call('describePreviews');
  }

  describeActivities() {
    return this.call('describeActivities');
  }

  /** The app groups of the extensions' entitlements; null where one may use any. */
  getAppGroups() {
    return this.call('getAppGroups');
  }

  /** All values of a group, and which of them the widget's own code has set. */
  async getAllWidgetData({ appGroupId } = {}) {
    const { values, byWidget } = await this.call('getAllWidgetData', { appGroupId });
    const plain = Object.entries(values).map(([key, value]) => [key, fromWire(value)]);
    return { values: Object.fromEntries(plain), byWidget };
  }

  /** What a control shows now. */
  getControl(kind, configuration) {
    return this.call('getControl', { kind, configuration });
  }

  /** Presses a control's button, or sets its toggle: to the other than it is, or to `value`. */
  performControl(kind, { configuration, value } = {}) {
    return this.call('performControl', { kind, configuration, value });
  }

  /** The events that no host has acknowledged. */
  getEvents({ after } = {}) {
    return this.call('getEvents', { after });
  }

  /** Says that the host has the events up to a number: no host is told of them again. */
  acknowledgeEvents(seq) {
    return this.call('acknowledgeEvents', { seq });
  }

  reloadAllWidgets() {
    return this.call('reloadAllWidgets');
  }

  /** Says that the app is in the 'foreground', where reloads are free, or in the 'background'. */
  setHostState(state) {
    return this.call('setHostState', { state });
  }

  /** Moves the virtual clock to a Date, or by seconds, and makes every reload on the way. */
  advanceClock({ to, by }) {
    return this.call('advanceClock', { to: to && to.toISOString(), by });
  }

  /** Starts a Live Activity: { attributesType, attributes, state, … }; gives its { id, pushToken }. */
  startLiveActivity({ staleDate, startDate, ...activity }) {
    return this.call('startLiveActivity', { ...activity, staleDate: iso(staleDate), startDate: iso(startDate) });
  }

  /** Gives a Live Activity another state; `options` may have Dates as staleDate and timestamp. */
  updateLiveActivity(id, state, { staleDate, timestamp, ...options } = {}) {
    return this.call(
      'updateLiveActivity', { id, state, ...options, staleDate: iso(staleDate), timestamp: iso(timestamp) });
  }

  /** Ends a Live Activity; `dismissal` is 'default', 'immediate' or a Date. */
  endLiveActivity(id, { dismissal, staleDate, timestamp, ...options } = {}) {
    const dismissalPolicy = dismissal instanceof Date ? { after: iso(dismissal) } : dismissal;
    return this.call(
      'endLiveActivity', { id, ...options, dismissalPolicy, staleDate: iso(staleDate), timestamp: iso(timestamp) });
  }

  /** The Live Activities that are shown, the most relevant first. */
  getLiveActivities({ attributesType } = {}) {
    return this.call('getLiveActivities', { attributesType });
  }

  /** Does what a push notification with that payload would: for { id } or { token }, unless it starts an activity. */
  pushLiveActivity(payload, { id, token } = {}) {
    return this.call('pushLiveActivity', { payload, id, token });
  }

  /** Any method by its name. Many calls may be under way at once. */
  call(method, params = {}, { timeout = this.#timeout } = {}) {
    return new Promise((resolve, reject) => {
      if (this.#end) return reject(this.#end);
      const id = this.#nextId++;
      const timer = timeout === undefined ? undefined : setTimeout(() => {
        this.#pending.delete(id);
        this.#write({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id } });
        reject(new BridgeTimeoutError(method));
      }, timeout);
      const settle = (settled) => (value) => {
        clearTimeout(timer);
        settled(value);
      };
      this.#pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
      this.#write({ jsonrpc: '2.0', id, method, params });
    });
  }

  #write(message) {
    this.#process.stdin.write(`${JSON.stringify(message)}\n`);
  }

  #receive(message) {
    if (message.method !== undefined) {
      this.#tell('notification', message.method, message.params);
      this.#tell(message.method, message.params);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.error) pending?.reject(new WidgetBridgeError(message.error));
    else pending?.resolve(message.result);
  }

  #tell(event, ...details) {
    for (const listener of this.rawListeners(event)) {
      try {
        listener.apply(this, details);
      } catch (error) {
        if (!this.emit('listenerError', error, event)) console.error(error);
      }
    }
  }
}

const iso = (date) => date && date.toISOString();

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

module.exports = {
  BridgeEndedError, BridgeTimeoutError, HomeWidget, ProgramNotFoundError, WidgetBridgeError, fromWire, toWire,
};
