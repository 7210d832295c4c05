/** Devices by the names that the bridge takes; the first stands for all that have no other name. */
export const DEVICES = [
  { name: '', title: 'iPhone', screen: [390, 844], island: true },
  { name: 'iPhone 17 Pro Max', screen: [440, 956], island: true },
  { name: 'iPhone Air', screen: [420, 912], island: true },
  { name: 'iPhone 16 Plus', screen: [430, 932], island: true },
  { name: 'iPhone 17 Pro', screen: [402, 874], island: true },
  { name: 'iPhone 16', screen: [393, 852], island: true },
  { name: 'iPhone 14', screen: [390, 844], island: false },
  { name: 'iPhone 11', screen: [414, 896], island: false },
  { name: 'iPhone 13 mini', screen: [375, 812], island: false },
  { name: 'iPhone SE', screen: [375, 667], island: false, hasButton: true },
  { name: 'iPad Pro 13-inch', screen: [1024, 1366], island: false, isPad: true },
];

/** @returns the device of that name, or the first */
export const deviceNamed = (name) => DEVICES.find((device) => device.name === name) ?? DEVICES[0];

// Apple's Human Interface Guidelines, Widgets: small, medium, large, circular, rectangular, inline, by the screen's width.
const SIZES = {
  440: [[170, 170], [364, 170], [364, 382], [76, 76], [172, 76], [257, 26]],
  430: [[170, 170], [364, 170], [364, 382], [76, 76], [172, 76], [257, 26]],
  414: [[169, 169], [360, 169], [360, 379], [76, 76], [160, 72], [248, 26]],
  390: [[158, 158], [338, 158], [338, 354], [72, 72], [160, 72], [234, 26]],
  375: [[155, 155], [329, 155], [329, 345], [72, 72], [157, 72], [225, 26]],
  'short': [[148, 148], [321, 148], [321, 324], [72, 72], [157, 72], [225, 26]],
  'pad': [[170, 170], [378.5, 170], [378.5, 378.5], [72, 72], [160, 72], [234, 26]],
};
const ORDER = ['systemSmall', 'systemMedium', 'systemLarge', 'accessoryCircular', 'accessoryRectangular', 'accessoryInline'];

/**
 * The room to keep for a widget until its picture is there.
 * @returns {[number, number]} points
 */
export function sizeOf(family, device) {
  if (family === 'systemExtraLarge') return [795, 378.5];
  if (family === 'accessoryCorner') return [40, 40];
  const [width, height] = device.screen;
  const row = device.isPad ? 'pad' : height === 667 ? 'short' : [440, 430, 414, 390, 375].find((each) => width >= each);
  return SIZES[row][ORDER.indexOf(family)] ?? [158, 158];
}
