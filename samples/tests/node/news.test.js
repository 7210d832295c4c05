'use strict';
// News: what the app saves is what the widget shows.

const assert = require('node:assert');
const path = require('node:path');
const { test } = require('node:test');
const { testedWidget } = require('../../hosts/node/widget-testing.js');

const stories = Array.from({ length: 6 }, (_, n) => ({ title: `Story ${n + 1}`, source: 'The Almanac', cover: '' }));

for (const [family, count] of [['systemSmall', 1], ['systemMedium', 2], ['systemLarge', 4]]) {
  test(`shows as many stories as there is room for in ${family}`, async (t) => {
    const widget = testedWidget(t, {
      extension: path.resolve(__dirname, '../../News/NewsWidget'), kind: 'NewsWidget', family,
      group: 'group.news.sample',
    });
    await widget.save({ posts: stories });
    const texts = (await widget.texts()).filter((text) => text.startsWith('Story'));
    assert.deepStrictEqual(texts, stories.slice(0, count).map(({ title }) => title));
    await widget.matchesPicture(`news-${family}`);
  });
}
