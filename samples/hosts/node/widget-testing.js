'use strict';
// Tests that tell when a widget's picture, texts or events change, for node:test or any other runner.
//
//   const { testedWidget } = require('home-widget-bridge/widget-testing');
//
//   test('counts', async (t) => {
//     const counter = testedWidget(t, { extension: 'ios/CounterWidget', kind: 'Counter', group: 'group.counter' });
//     await counter.save({ count: 41 });
//     await counter.tap('More');
//     assert.deepStrictEqual(await counter.texts(), ['42']);
//     await counter.matchesPicture('counted');
//   });
//
// Pictures lie in the folder WIDGET_PICTURES, else in `widget-pictures` in the working directory. With WIDGET_RECORD set
// they are recorded; else they are compared, byte by byte: the same program draws the same bytes. WIDGET_BRIDGE names the
// program.

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { HomeWidget } = require('./home-widget.js');

/** A widget in a bridge of its own, whose clock stands still. What is given as `look` is renderWidget's. */
class TestedWidget {
  #what;
  #pictures;
  #ready;

  constructor(home, { kind, family, pictures, group }) {
    this.home = home;
    this.#what = { kind, family };
    this.#pictures = pictures;
    this.#ready = group === undefined ? Promise.resolve() : home.setAppGroupId(group);
  }

  /** Saves values as the app does, and updates the widget. */
  async save(values) {
    await this.#ready;
    for (const [name, value] of Object.entries(values)) await this.home.saveWidgetData(name, value);
    await this.home.updateWidget({ ios: this.#what.kind });
  }

  /** Taps an element by its label or identifier, and gives what it led to. */
  async tap(element, where = {}) {
    await this.#ready;
    return this.home.call('tapWidget', { ...this.#what, element, ...where });
  }

  /** The texts that the widget shows, in their order. */
  async texts(look = {}) {
    const { background = [], items = [] } = await this.archive(look);
    return [...background, ...items].flatMap(textsOf);
  }

  /** The widget laid out, as bridge-spec/archive.md has it. */
  async archive(look = {}) {
    await this.#ready;
    return (await this.home.call('renderWidget', { ...this.#what, ...look, format: 'archive' })).archive;
  }

  /** What the widget has sent to its host so far: taps on links, and what intents call. */
  async events() {
    return this.home.getEvents();
  }

  /** Rejects unless the widget is drawn as it was recorded under that name. */
  async matchesPicture(name, look = {}) {
    await this.#ready;
    const recorded = path.join(this.#pictures, `${name}.png`);
    const records = Boolean(process.env.WIDGET_RECORD);
    const drawn = records ? recorded : path.join(this.#pictures, `${name}.drawn.png`);
    if (records) fs.mkdirSync(this.#pictures, { recursive: true });
    assert.ok(records || fs.existsSync(recorded), `${recorded} was not recorded yet: set WIDGET_RECORD, and look at it`);
    await this.home.call('renderWidget', { scale: 2, ...this.#what, ...look, path: drawn });
    if (records) return;
    const isSame = fs.readFileSync(drawn).equals(fs.readFileSync(recorded));
    assert.ok(isSame, `${drawn} is not as ${recorded} was. Where it is right: set WIDGET_RECORD`);
    fs.rmSync(drawn);
  }
}

function textsOf(item) {
  if (item.group) return item.group.flatMap(textsOf);
  const words = (item.text?.runs ?? []).map(({ text }) => (typeof text === 'string' ? text : '')).join('');
  return words ? [words] : [];
}

/** A widget of an extension, until the test `t` is over. */
function testedWidget(t, {
  extension, kind, family = 'systemSmall', group, date = '2026-01-01T09:41:00Z', timeZone = 'UTC',
  pictures = path.resolve(process.env.WIDGET_PICTURES ?? 'widget-pictures'), program = process.env.WIDGET_BRIDGE ?? 'widget-bridge',
}) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tested-widget-'));
  const home = new HomeWidget({
    extensions: [extension], root, program, serveArguments: ['--clock', date, '--time-zone', timeZone],
  });
  t.after(async () => {
    await home.close();
    fs.rmSync(root, { recursive: true });
  });
  return new TestedWidget(home, { kind, family, pictures, group });
}

module.exports = { TestedWidget, testedWidget };
