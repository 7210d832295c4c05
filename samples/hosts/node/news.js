#!/usr/bin/env node
'use strict';
// A host in Node: saves stories, updates the News widget, draws its three sizes.
//
// Usage: news.js [FOLDER]      leaves small.png, medium.png and large.png in FOLDER (default: the working directory)
// $WIDGET_BRIDGE names the program, else the one built in this repository is used.

const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { HomeWidget, WidgetBridgeError } = require('./home-widget.js');

const repository = path.resolve(__dirname, '../../..');
const stories = [
  { title: 'A comet you can see without a telescope', source: 'The Almanac', cover: 'Comet' },
  { title: 'The night train is back, and it is full', source: 'Morning Post', cover: 'Train' },
];

async function main(folder) {
  fs.mkdirSync(folder, { recursive: true });
  const home = new HomeWidget({
    extensions: [path.join(repository, 'samples/News/NewsWidget')],
    root: path.join(folder, 'state'),
    program: process.env.WIDGET_BRIDGE ?? path.join(repository, '.build/release/widget-bridge'),
  });
  try {
    await home.setAppGroupId('group.news.sample');
    await home.saveWidgetData('posts', stories);
    assert.deepStrictEqual(await home.getWidgetData('posts'), stories);
    await home.updateWidget({ ios: 'NewsWidget' });
    console.log(`saved ${stories.length} stories and updated NewsWidget`);
    for (const { kind, family } of await home.getInstalledWidgets()) {
      const name = family.replace('system', '').toLowerCase();
      const picture = await home.renderWidget(kind, family, { path: path.join(folder, `${name}.png`) });
      console.log(`drew ${picture.path} (${picture.width}x${picture.height})`);
    }
  } finally {
    await home.close();
  }
}

main(process.argv[2] ?? '.').catch((error) => {
  console.error(error instanceof WidgetBridgeError ? error.message : error);
  process.exitCode = 1;
});
