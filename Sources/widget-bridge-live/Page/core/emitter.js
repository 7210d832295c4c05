/** Tells those who listen to a name what has happened. */
export class Emitter {
  #listeners = new Map();

  /**
   * @param {string} name
   * @param {(value: any) => void} listener
   * @returns {() => void} ends it
   */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  emit(name, value) {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(value);
  }
}

/** Collects what is to be ended together. */
export class Bag {
  #ends = [];

  add(...ends) {
    this.#ends.push(...ends);
  }

  dispose() {
    for (const end of this.#ends.splice(0)) end();
  }
}
