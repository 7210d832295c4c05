import { Emitter } from './emitter.js';

/** What is looked at, and how, where the address says nothing else. */
export const DEFAULTS = Object.freeze({
  section: 'home', panel: 'data', scheme: 'light', tint: '#0a84ff', device: '', text: 'large', locale: '', direction: '', zone: '',
  os: '', zoom: 'fit', contrast: false, bold: false, transparency: false, differentiate: false, dimmed: false, night: false,
  rows: 'scheme', columns: 'text', rowValues: '', columnValues: '', widget: '', clock: '', group: '', dataSet: '',
  foreground: true, configurations: {},
});

/** The state of the page, which the address's hash says whole: a link to it restores it. Emits `change` with the names. */
export class State extends Emitter {
  #values = { ...DEFAULTS };

  constructor() {
    super();
    this.#read();
    addEventListener('hashchange', () => this.#reread());
    return new Proxy(this, {
      get: (target, name) => {
        if (name in DEFAULTS) return target.#values[name];
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  /** @param {Partial<typeof DEFAULTS>} values */
  set(values) {
    const changed = Object.keys(values).filter((name) => !same(this.#values[name], values[name]));
    if (!changed.length) return;
    Object.assign(this.#values, values);
    this.#write();
    this.emit('change', new Set(changed));
  }

  /** The address of the page as it is now, with further members in the hash. */
  link(more = {}) {
    const hash = this.#hash(more);
    return `${location.origin}${location.pathname}${hash && '#'}${hash}`;
  }

  #hash(more = {}) {
    const changed = Object.entries(this.#values).filter(([name, value]) => !same(value, DEFAULTS[name]));
    const text = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
    return new URLSearchParams([...changed.map(([name, value]) => [name, text(value)]), ...Object.entries(more)]).toString();
  }

  #write() {
    const hash = this.#hash();
    history.replaceState(null, '', hash ? `#${hash}` : location.pathname);
  }

  #read() {
    const values = { ...DEFAULTS };
    for (const [name, text] of new URLSearchParams(location.hash.slice(1))) {
      if (name in DEFAULTS && (CHECKS[name]?.(text) ?? true)) values[name] = valueOf(text, DEFAULTS[name]);
    }
    this.#values = values;
  }

  #reread() {
    const before = this.#values;
    this.#read();
    const changed = Object.keys(DEFAULTS).filter((name) => !same(before[name], this.#values[name]));
    if (changed.length) this.emit('change', new Set(changed));
  }
}

const tries = (make) => {
  try {
    return Boolean(make());
  } catch {
    return false;
  }
};

/** Whether a link's text can be what it stands for, where another would keep the page from being shown. */
const CHECKS = {
  clock: (text) => Number.isFinite(Date.parse(text)),
  locale: (text) => tries(() => new Intl.Locale(text.replaceAll('_', '-'))),
  zone: (text) => tries(() => new Intl.DateTimeFormat('en', { timeZone: text })),
  scheme: (text) => ['light', 'dark', 'tinted', 'clear'].includes(text),
  tint: (text) => /^#[0-9a-f]{6}$/i.test(text),
};

const same = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

function valueOf(text, standard) {
  if (typeof standard === 'string') return text;
  try {
    const value = JSON.parse(text);
    return typeof value === typeof standard && value !== null ? value : standard;
  } catch {
    return standard;
  }
}
