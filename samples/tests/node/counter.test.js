'use strict';
// Counter: buttons that run intents, and a link that leads into the app.

const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { testedWidget } = require('../../hosts/node/widget-testing.js');

const counter = (t, options = {}) => testedWidget(t, {
  extension: path.resolve(__dirname, '../../Counter/CounterWidget'), kind: 'Counter', group: 'group.counter.sample',
  ...options,
});

test('counts up and down', async (t) => {
  const widget = counter(t);
  await widget.save({ count: 41 });
  assert.deepStrictEqual(await widget.texts(), ['41']);
  const { intent, value } = await widget.tap('More');
  assert.deepStrictEqual([intent, value], ['CountIntent', 42]);
  assert.deepStrictEqual(await widget.texts(), ['42']);
  await widget.matchesPicture('counted');
});

test('leads to the history', async (t) => {
  const widget = counter(t, { family: 'systemMedium' });
  await widget.save({ count: 1 });
  const { url } = await widget.tap('History');
  assert.deepStrictEqual((await widget.events()).map((event) => event.url), [url]);
});
