import { Clock } from './clock.js';
import { Emitter } from './emitter.js';
import { Log } from './log.js';
import { Model } from './model.js';
import { isGone, Session } from './session.js';
import { State } from './state.js';

const SESSION_MEMBERS = ['locale', 'zone'];

/**
 * The page's parts, and what they tell each other. Emits the bridge's notifications by their methods, `connected`,
 * `error`, `data` when values were changed, `select` for the widget that panels are about.
 */
export class App extends Emitter {
  constructor(token) {
    super();
    this.state = new State();
    this.session = new Session(token);
    this.model = new Model(this.session);
    this.clock = new Clock(this);
    this.log = new Log();
    this.session.on('notification', ({ method, params }) => this.emit(method, params));
    this.session.on('rejected', () => this.#doWithout());
    this.session.on('status', (status) => status === 'ready' && this.#greet());
    this.state.on('change', (names) => this.#changed(names));
    this.on('extensionBuilt', () => this.model.load());
    this.on('liveActivityChanged', () => this.model.loadLive());
    this.model.on('error', (error) => this.emit('error', error));
  }

  /** Connects, or connects anew, with the options that the state says. */
  connect() {
    const { clock, locale, zone } = this.state;
    return this.session.open({ clock, locale, timeZone: zone });
  }

  /** The app group that data goes to. */
  get group() {
    return this.state.group || this.model.groups[0] || '';
  }

  /** Calls the bridge; an error is shown, and the result is then undefined. */
  async try(method, params, how) {
    try {
      return await this.session.call(method, params, how);
    } catch (error) {
      this.report(error);
    }
  }

  /** Shows an error of the protocol with what to do about it. */
  report(error) {
    if (!isGone(error)) this.emit('error', error);
  }

  /** Reloads every widget, as an app does when its data changed. */
  async reload() {
    await this.try('reloadAllWidgets');
    this.emit('data');
  }

  async #greet() {
    await this.session.call('setHostState', { state: this.state.foreground ? 'foreground' : 'background' }).catch(() => {});
    this.emit('connected');
    await this.model.load();
  }

  /** The bridge names no option that it cannot start with, so all of them go. */
  #doWithout() {
    const { clock, locale, zone } = this.state;
    this.say(`The bridge does not start with ${[clock, locale, zone].filter(Boolean).join(', ')}`, 'It is left out.', true);
    this.state.set({ clock: '', locale: '', zone: '' });
  }

  #changed(names) {
    if (SESSION_MEMBERS.some((name) => names.has(name))) this.connect();
    if (names.has('foreground') && this.session.status === 'ready') {
      this.try('setHostState', { state: this.state.foreground ? 'foreground' : 'background' });
    }
  }
}
