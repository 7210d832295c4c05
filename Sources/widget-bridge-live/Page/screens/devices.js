const square = (side) => [side, side];

/** The widgets of a phone; those of its lock screen are where there are any. */
const phone = (small, width, large, accessories) => ({
  systemSmall: square(small), systemMedium: [width, small], systemLarge: [width, large],
  ...(accessories && { accessoryCircular: square(accessories[0]), accessoryRectangular: accessories[1], accessoryInline: accessories[2] }),
});

// In points, as the bridge draws them (Apple's Human Interface Guidelines, Widgets).
const WIDEST = phone(170, 364, 382, [76, [172, 76], [257, 26]]);
const WIDE = phone(169, 360, 379, [76, [160, 72], [248, 26]]);
const USUAL = phone(158, 338, 354, [72, [160, 72], [234, 26]]);
const NARROW = phone(155, 329, 345, [72, [157, 72], [225, 26]]);
const SHORT = phone(148, 321, 324);
const PAD = { systemSmall: square(170), systemMedium: [378.5, 170], systemLarge: square(378.5), systemExtraLarge: [795, 378.5] };
const WATCH = { accessoryCorner: square(40) };

/** Devices by the names that the bridge takes; the first is the one that it draws for where none is named. */
export const DEVICES = [
  { name: '', title: 'iPhone', screen: [393, 852], sizes: USUAL, island: true },
  { name: 'iPhone 17 Pro Max', screen: [440, 956], sizes: WIDEST, island: true },
  { name: 'iPhone Air', screen: [420, 912], sizes: USUAL, island: true },
  { name: 'iPhone 16 Plus', screen: [430, 932], sizes: WIDEST, island: true },
  { name: 'iPhone 17 Pro', screen: [402, 874], sizes: USUAL, island: true },
  { name: 'iPhone 16', screen: [393, 852], sizes: USUAL, island: true },
  { name: 'iPhone 14', screen: [390, 844], sizes: USUAL },
  { name: 'iPhone 11', screen: [414, 896], sizes: WIDE },
  { name: 'iPhone 13 mini', screen: [375, 812], sizes: NARROW },
  { name: 'iPhone SE', screen: [375, 667], sizes: SHORT, hasButton: true },
  { name: 'iPad Pro 13-inch', screen: [1024, 1366], sizes: PAD, isPad: true },
];

/** @returns the device of that name, or the first */
export const deviceNamed = (name) => DEVICES.find((device) => device.name === name) ?? DEVICES[0];

/**
 * The room to keep for a widget until its picture is there; where the device shows no such widget, that of one which does.
 * @returns {[number, number]} points
 */
export const sizeOf = (family, { sizes }) =>
  [sizes, ...DEVICES.map((device) => device.sizes), WATCH].find((each) => each[family])?.[family] ?? USUAL.systemSmall;
