import { h } from '../core/dom.js';
import { widgetSubject } from '../pictures/subject.js';
import { frame } from './device-frame.js';
import { deviceNamed, sizeOf } from './devices.js';
import { empty } from './empty.js';
import { tile } from './tile.js';

const ROWS = 3;
const SPANS = { systemSmall: [1, 1], systemMedium: [2, 1], systemLarge: [2, 2], systemExtraLarge: [4, 2] };

/** The home screen: each widget in all its families, on as many pages as they need, side by side. */
export function home(app) {
  const device = deviceNamed(app.state.device);
  const widgets = app.model.shown.filter(({ family }) => SPANS[family] && device.sizes[family]);
  if (!widgets.length) {
    return empty('No home screen widgets', 'None of the widgets supports a system family. Add one to its configuration:',
      '.supportedFamilies([.systemSmall, .systemMedium, .systemLarge])');
  }
  const pages = device.isPad ? [widgets] : paginate(widgets);
  return h('div', { class: 'devices' }, pages.map((page, index) =>
    frame(app, { device, wallpaper: `wallpaper-home scheme-${app.state.scheme}`, label: pages.length > 1 ? `Home screen, page ${index + 1} of ${pages.length}` : 'Home screen' },
      h('div', { class: 'springboard', style: gridStyle(device) }, page.map((widget) => placed(app, widget, device))),
      dots(pages.length, index), dock())));
}

function placed(app, widget, device) {
  const [columns, rows] = SPANS[widget.family];
  const { element } = tile(app, widgetSubject(app, widget), { size: sizeOf(widget.family, device) });
  element.style.gridColumn = `span ${columns}`;
  element.style.gridRow = `span ${rows}`;
  return element;
}

function gridStyle(device) {
  const small = sizeOf('systemSmall', device);
  const medium = sizeOf('systemMedium', device);
  const large = sizeOf('systemLarge', device);
  return {
    '--cell': `${small[0]}px`, '--row': `${small[1]}px`, '--gap-x': `${medium[0] - 2 * small[0]}px`,
    '--gap-y': `${Math.max(large[1] - 2 * small[1], 30)}px`, '--columns': device.isPad ? '4' : '2',
  };
}

/** Fills pages of two columns and three rows in the widgets' order, each into the first room there is. */
function paginate(widgets) {
  const pages = [];
  for (const widget of widgets) {
    const [columns, rows] = SPANS[widget.family];
    const page = pages.find(({ cells }) => room(cells, columns, rows)) ?? pages[pages.push({ cells: blank(), widgets: [] }) - 1];
    const [column, row] = room(page.cells, columns, rows);
    for (let y = row; y < row + rows; y++) for (let x = column; x < column + columns; x++) page.cells[y][x] = true;
    page.widgets.push(widget);
  }
  return pages.map((page) => page.widgets);
}

const blank = () => Array.from({ length: ROWS }, () => [false, false]);

function room(cells, columns, rows) {
  for (let y = 0; y + rows <= ROWS; y++) {
    for (let x = 0; x + columns <= 2; x++) {
      const isFree = cells.slice(y, y + rows).every((row) => row.slice(x, x + columns).every((taken) => !taken));
      if (isFree) return [x, y];
    }
  }
  return null;
}

const dots = (count, index) =>
  count > 1 && h('div', { class: 'dots', 'aria-hidden': 'true' }, Array.from({ length: count }, (_, each) => h('i', { class: each === index ? 'is-on' : '' })));

const dock = () => h('div', { class: 'dock', 'aria-hidden': 'true' }, [1, 2, 3, 4].map(() => h('i')));
