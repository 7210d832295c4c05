import { Emitter } from './emitter.js';

const LONGEST = 300;

/** What has happened, the newest last: taps, reloads, warnings, events. Emits `add` with each, and `clear`. */
export class Log extends Emitter {
  entries = [];

  /**
   * @param {'tap' | 'event' | 'reload' | 'warning' | 'error' | 'build' | 'activity'} type
   * @param {string} title
   * @param {{lines?: Array<[string, string]>, hint?: string}} [more]
   */
  add(type, title, more = {}) {
    const entry = { type, title, date: new Date(), ...more };
    this.entries.push(entry);
    if (this.entries.length > LONGEST) this.entries.shift();
    this.emit('add', entry);
    return entry;
  }

  clear() {
    this.entries = [];
    this.emit('clear');
  }
}
