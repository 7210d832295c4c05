const MOST = 60;
const EPOCH = Date.UTC(2001, 0, 1);

/**
 * Attributes and a state that a Live Activity's types take, found by what the bridge says is missing or of another type,
 * with values that the app's data has under the same names.
 * @param {{attributes: Object, state: Object}} begun what is there already
 * @returns {Promise<{attributes: Object, state: Object, problem?: Error}>} `problem` is what only a person can fill in
 */
export async function sampleActivity(app, attributesType, begun = { attributes: {}, state: {} }) {
  const sample = { attributes: { ...begun.attributes }, state: { ...begun.state } };
  const known = await namedValues(app);
  let part = 'attributes';
  const tried = new Set();
  for (let round = 0; round < MOST; round++) {
    try {
      await app.session.call('renderWidget', { activity: attributesType, ...sample, format: 'archive' });
      return sample;
    } catch (error) {
      const { codingPath } = error.data ?? {};
      if (error.kind !== 'malformedActivity' || !codingPath) return { ...sample, problem: error };
      const name = codingPath.split('.').at(-1);
      const isFirst = /is missing$/.test(error.message) && known.has(name);
      const value = isFirst ? known.get(name) : guess(error.message, name, app.clock.now);
      const attempt = `${part} ${codingPath} ${JSON.stringify(value)}`;
      if (value === undefined) return { ...sample, problem: error };
      if (tried.has(attempt)) {
        if (part === 'state') return { ...sample, problem: error };
        remove(sample.attributes, codingPath);
        part = 'state';
        tried.clear();
        round--;
        if (!put(sample.state, codingPath, value)) return { ...sample, problem: error };
        continue;
      }
      tried.add(attempt);
      if (!put(sample[part], codingPath, value)) return { ...sample, problem: error };
    }
  }
  return sample;
}

/** The first value of each name in the group's data, also in texts that are JSON. */
async function namedValues(app) {
  const found = new Map();
  const walk = (value) => {
    if (typeof value === 'string' && /^[[{]/.test(value)) {
      try {
        walk(JSON.parse(value));
      } catch {
        return;
      }
    }
    if (!value || typeof value !== 'object') return;
    for (const [name, each] of Object.entries(value)) {
      if (!Array.isArray(value) && !found.has(name) && typeof each !== 'object') found.set(name, each);
      walk(each);
    }
  };
  walk((await app.session.call('getAllWidgetData', { appGroupId: app.group }).catch(() => null))?.values);
  return found;
}

function guess(message, name, now) {
  const wanted = /Expected to decode (\w+)/.exec(message)?.[1];
  if (/is missing$/.test(message)) return titled(name);
  if (wanted === 'String') return titled(name);
  if (wanted === 'Bool') return false;
  if (wanted === 'Array') return [];
  if (wanted === 'Dictionary') return {};
  if (wanted === 'Double' || wanted === 'Date' || wanted === 'Float') return amount(name, now);
  if (/^U?Int/.test(wanted ?? '')) return 3;
  return undefined;
}

function amount(name, now) {
  if (!/start|begin|end|date|until|time|deadline|eta|arriv|depart|deliver/i.test(name)) return 0.5;
  const minutes = /start|begin/i.test(name) ? -10 : 15;
  return Math.round((now.getTime() - EPOCH) / 1000) + minutes * 60;
}

const titled = (name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase());

function put(object, path, value) {
  const names = path.split('.');
  const last = names.pop();
  const owner = names.reduce((each, name) => (each && typeof each === 'object' ? each[name] : undefined), object);
  if (!owner || typeof owner !== 'object') return false;
  owner[last] = value;
  return true;
}

function remove(object, path) {
  delete object[path.split('.')[0]];
}
