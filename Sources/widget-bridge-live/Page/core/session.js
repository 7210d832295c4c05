import { Emitter } from './emitter.js';
import { parse, stringify } from './lossless.js';

/** An error of the protocol: what happened, and what to do about it. */
export class BridgeError extends Error {
  constructor({ code, message, data = {} }) {
    super(message);
    this.code = code;
    this.data = data;
    this.kind = data.kind;
    this.hint = data.hint;
  }
}

export const isGone = (error) => error.kind === 'sessionEnded';

/** Why the server closes a connection, by its codes. */
const REASONS = { 4400: 'The server does not know an option of this page', 4429: 'Too many pages are open', 4500: 'The bridge has ended' };

const gone = () =>
  new BridgeError({ code: 0, message: 'The connection has ended.', data: { kind: 'sessionEnded', hint: 'It is made anew by itself.' } });

/**
 * JSON-RPC over one WebSocket, which is made anew when it ends. Emits `status` (`connecting`, `ready`, `switching` to
 * other options, `lost`, `refused`), `notification` (`{method, params}`), `rejected` where the bridge does not take
 * the options.
 */
export class Session extends Emitter {
  status = 'connecting';
  #token;
  #options = {};
  #socket = null;
  #waiting = new Map();
  #count = 0;
  #pause = 250;
  #timer = null;

  constructor(token) {
    super();
    this.#token = token;
    addEventListener('online', () => this.status === 'lost' && this.#connect());
  }

  get options() {
    return { ...this.#options };
  }

  /**
   * Connects with other options (`clock`, `locale`, `timeZone`, `budget`); the connection before goes once this one answers.
   * @returns {Promise<void>} when it has answered
   */
  open(options) {
    this.#options = Object.fromEntries(Object.entries(options).filter(([, value]) => value));
    if (this.status === 'ready') this.#become('switching');
    return this.#connect();
  }

  /**
   * Options for connections to come: where the clock is by now.
   */
  remember(options) {
    Object.assign(this.#options, options);
  }

  /**
   * @param {string} method
   * @param {Object} [params]
   * @param {{lossless?: boolean}} [how] `lossless` keeps the kinds of numbers apart in the result
   * @returns {Promise<any>} the result; a `BridgeError` where there is none
   */
  call(method, params = {}, how = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(gone());
    return this.#send(this.#socket, method, params, how);
  }

  #send(socket, method, params, { lossless = false } = {}) {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, lossless, socket });
      socket.send(stringify({ jsonrpc: '2.0', id, method, params }));
    });
  }

  #connect() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const before = this.#socket;
    const query = new URLSearchParams({ token: this.#token ?? '', ...this.#options });
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/session?${query}`);
    this.#socket = socket;
    return new Promise((resolve) => {
      socket.onmessage = ({ data }) => this.#receive(data);
      socket.onclose = ({ code, reason }) => {
        this.#drop(socket);
        if (socket === this.#socket) this.#ended(code, reason);
        resolve();
      };
      socket.onopen = async () => {
        try {
          this.server = await this.#send(socket, 'initialize', { protocolVersion: 1, clientInfo: { name: 'preview page', version: '1' } });
        } catch {
          return resolve();
        }
        if (before) before.close();
        if (socket !== this.#socket) return socket.close();
        this.#pause = 250;
        this.#become('ready');
        resolve();
      };
    });
  }

  #ended(code, reason) {
    this.reason = REASONS[code] ?? reason;
    if (code === 4401) return this.#become('refused');
    this.#become('lost');
    if (code === 4400 && Object.keys(this.#options).length) return this.emit('rejected');
    if (this.#timer) return;
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 1.6, 3000);
  }

  #drop(socket) {
    for (const [id, call] of this.#waiting) {
      if (call.socket !== socket) continue;
      this.#waiting.delete(id);
      call.reject(gone());
    }
  }

  #become(status) {
    const isNew = this.status !== status || status === 'ready';
    this.status = status;
    if (isNew) this.emit('status', status);
  }

  #receive(text) {
    const message = JSON.parse(text);
    if (message.method) return this.emit('notification', message);
    const call = this.#waiting.get(message.id);
    if (!call) return;
    this.#waiting.delete(message.id);
    if (message.error) call.reject(new BridgeError(message.error));
    else call.resolve(call.lossless ? parse(text).result : message.result);
  }
}
