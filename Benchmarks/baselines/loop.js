// The host's side of the figure "piped getWidgetData" in Node: parse a line, look the value up, answer it.
const values = new Map();
require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  let result = true;
  if (method === 'saveWidgetData') {
    values.set(params.id, params.data);
  } else if (method === 'getWidgetData') {
    result = values.get(params.id) ?? params.defaultValue ?? null;
  }
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n');
});
