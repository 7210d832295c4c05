import { Emitter } from './emitter.js';

/**
 * The bridge's clock: the machine's, or a virtual one that this page moves. Emits `change`, and `reloads` with those that
 * were made on the way.
 */
export class Clock extends Emitter {
  #app;
  #moving = null;
  #next = null;

  constructor(app) {
    super();
    this.#app = app;
    this.date = app.state.clock ? new Date(app.state.clock) : null;
    app.state.on('change', (names) => names.has('clock') && this.#follow());
  }

  get isVirtual() {
    return this.date !== null;
  }

  /** @returns {Date} what it shows now */
  get now() {
    return this.date ?? new Date();
  }

  get isMoving() {
    return this.#moving !== null;
  }

  /**
   * Moves the clock there, on or back. While it moves, the last wish counts.
   * @param {Date} date
   */
  async set(date) {
    this.#next = date;
    this.#moving ??= this.#move().finally(() => (this.#moving = null));
    return this.#moving;
  }

  /** Goes back to the machine's clock. */
  async unset() {
    this.#next = null;
    await this.#moving;
    this.#keep(null);
    await this.#app.connect();
  }

  async #move() {
    while (this.#next) {
      const date = this.#next;
      this.#next = null;
      const isOn = this.isVirtual && date >= this.date && this.#app.session.status === 'ready';
      if (isOn) await this.#advance(date);
      else {
        this.#keep(date);
        await this.#app.connect();
      }
    }
  }

  async #advance(date) {
    try {
      const { now, reloads } = await this.#app.session.call('advanceClock', { to: date.toISOString() });
      this.#keep(new Date(now));
      this.emit('reloads', reloads);
    } catch (error) {
      this.#app.report(error);
    }
  }

  #keep(date) {
    this.date = date;
    const clock = date ? date.toISOString() : '';
    this.#app.session.remember({ clock });
    this.#app.state.set({ clock });
    this.emit('change', date);
  }

  #follow() {
    const { clock } = this.#app.state;
    if (clock === (this.date?.toISOString() ?? '')) return;
    if (clock && Number.isFinite(Date.parse(clock))) this.set(new Date(clock));
    else if (this.date) this.unset();
  }
}
