'use strict';
// Drives the real program, which $WIDGET_BRIDGE names.

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { test } = require('node:test');
const {
  BridgeEndedError, BridgeTimeoutError, HomeWidget, ProgramNotFoundError, WidgetBridgeError,
} = require('./home-widget.js');

const repository = path.resolve(__dirname, '../../..');
const program = process.env.WIDGET_BRIDGE ?? path.join(repository, '.build/release/widget-bridge');
const news = path.join(repository, 'samples/News/NewsWidget');

function start(t, options = {}) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'home-widget-'));
  const home = new HomeWidget({ root, program, ...options });
  t.after(async () => {
    await home.close();
    fs.rmSync(root, { recursive: true });
  });
  return home;
}

test('every method has a call', () => {
  const document = JSON.parse(fs.readFileSync(path.join(repository, 'bridge-spec/openrpc.json')));
  const own = ['initialize', 'shutdown', 'exit', 'rpc.discover'];
  for (const { name } of document.methods) {
    if (!own.includes(name)) assert.strictEqual(typeof HomeWidget.prototype[name], 'function', name);
  }
  const types = fs.readFileSync(path.join(__dirname, 'home-widget.d.ts'), 'utf8');
  for (const { name } of document.methods) if (!own.includes(name)) assert.match(types, new RegExp(`  ${name}\\(`));
});

test('values come back as they were', async (t) => {
  const home = start(t);
  await home.setAppGroupId('group.node');
  for (const value of [Buffer.from([0, 255]), Infinity, 12, 1.5, { $own: [1, { a: Buffer.from([]) }] }, '新', true]) {
    await home.saveWidgetData('v', value);
    assert.deepStrictEqual(await home.getWidgetData('v'), value);
  }
});

test('an error says what to do', async (t) => {
  await assert.rejects(start(t).saveWidgetData('a', 1), (error) => {
    return error instanceof WidgetBridgeError && error.code === -7 && error.kind === 'appGroupNotSet' && error.hint.length > 0;
  });
});

test('a program that is not there is named', async () => {
  const home = new HomeWidget({ program: '/no/such/program' });
  await assert.rejects(home.server, ProgramNotFoundError);
  await assert.rejects(home.setAppGroupId('group.node'), /no\/such\/program/);
});

test('a bridge that ends at once says so', async () => {
  const home = new HomeWidget({ program, serveArguments: ['--no-such-option'] });
  await assert.rejects(home.server, (error) => error instanceof BridgeEndedError && error.status === 64);
});

test('calls after the end reject', async (t) => {
  const home = start(t);
  assert.strictEqual(await home.close(), 0);
  assert.strictEqual(await home.close(), 0);
  await assert.rejects(home.setAppGroupId('group.node'), BridgeEndedError);
});

test('notifications come, and a listener may throw and call', async (t) => {
  const home = start(t, { extensions: [news] });
  const families = [];
  const errors = [];
  home.on('listenerError', (error) => errors.push(error.message));
  const heard = new Promise((resolve) => {
    home.on('timelineReloaded', async ({ family }) => {
      families.push(family);
      if (families.length === 3) resolve(await home.getWidgetData('posts'));
    });
    home.on('timelineReloaded', () => {
      throw new Error("a listener's own mistake");
    });
  });
  await home.setAppGroupId('group.news.sample');
  await home.saveWidgetData('posts', []);
  await home.updateWidget({ ios: 'NewsWidget' });
  assert.deepStrictEqual(await heard, []);
  assert.deepStrictEqual(families, ['systemSmall', 'systemMedium', 'systemLarge']);
  assert.strictEqual(errors.length, 3);
});

test('a call that takes too long is given up', async (t) => {
  const home = start(t, { extensions: [news] });
  await assert.rejects(home.call('describeWidgets', {}, { timeout: 0 }), BridgeTimeoutError);
  assert.strictEqual(await home.setAppGroupId('group.news.sample'), true);
});
