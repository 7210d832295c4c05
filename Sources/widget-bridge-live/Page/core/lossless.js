/** A double, also where it has no fraction: `12.0`, which the widget reads as another type than `12`. */
export class Double {
  constructor(value) {
    this.value = value;
  }
}

const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null))/y;

/**
 * Reads JSON so that kinds of numbers stay apart: integers are numbers or, beyond 2^53, BigInts; others are `Double`s.
 * @param {string} text
 */
export function parse(text) {
  let position = 0;
  const next = () => {
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`This is no JSON, from character ${position + 1} on.`);
    position = TOKEN.lastIndex;
    return match;
  };
  const read = ([, mark, string, number, word] = next()) => {
    if (string) return JSON.parse(string);
    if (number) return numberOf(number);
    if (word) return JSON.parse(word);
    if (mark === '[') return list();
    if (mark === '{') return object();
    throw new SyntaxError(`There is a “${mark}” too many, before character ${position + 1}.`);
  };
  const list = () => {
    const items = [];
    for (let token = next(); token[1] !== ']'; token = next()) items.push(read(token[1] === ',' ? next() : token));
    return items;
  };
  const object = () => {
    const members = {};
    for (let token = next(); token[1] !== '}'; token = next()) {
      const [, , name] = token[1] === ',' ? next() : token;
      if (!name || next()[1] !== ':') throw new SyntaxError(`A name is missing before character ${position + 1}.`);
      Object.defineProperty(members, JSON.parse(name), { value: read(), enumerable: true, configurable: true, writable: true });
    }
    return members;
  };
  const value = read();
  if (text.slice(position).trim()) throw new SyntaxError(`Something follows the value, from character ${position + 1} on.`);
  return value;
}

function numberOf(text) {
  if (/[.eE]/.test(text)) return new Double(Number(text));
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/**
 * Writes what `parse` reads.
 * @param {any} value
 * @param {string} [indent] what each level is indented by, on lines of their own
 * @returns {string}
 */
export function stringify(value, indent = '', start = '') {
  if (value instanceof Double) return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
  if (typeof value === 'bigint') return String(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const deeper = start + indent;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => stringify(item, indent, deeper))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => `${JSON.stringify(name)}:${indent && ' '}${stringify(item, indent, deeper)}`);
  if (!parts.length) return open + close;
  return indent ? `${open}\n${deeper}${parts.join(`,\n${deeper}`)}\n${start}${close}` : open + parts.join(',') + close;
}
