const TRANSPARENT = 0;

/**
 * Makes an animated GIF.
 * @param {ImageData[]} frames of one size
 * @param {number} delay between frames, in hundredths of a second
 * @returns {Blob}
 */
export function gif(frames, delay = 100) {
  const [{ width, height }] = frames;
  const out = [bytes('GIF89a'), short(width, height), [0x70, 0, 0], [0x21, 0xff, 11], bytes('NETSCAPE2.0'), [3, 1, 0, 0, 0]];
  for (const frame of frames) out.push(...image(frame, delay));
  out.push([0x3b]);
  return new Blob(out.map((part) => Uint8Array.from(part)), { type: 'image/gif' });
}

const bytes = (text) => [...text].map((character) => character.charCodeAt(0));
const short = (...numbers) => numbers.flatMap((number) => [number & 255, number >> 8]);

function image(frame, delay) {
  const { palette, indices } = quantize(frame);
  const colors = Array.from({ length: 256 }, (_, index) => palette[index] ?? [0, 0, 0]).flat();
  return [
    [0x21, 0xf9, 4, 0x09], short(delay), [TRANSPARENT, 0],
    [0x2c], short(0, 0, frame.width, frame.height), [0x87], colors, [8], compress(indices), [0],
  ];
}

/** A palette of 255 colours by median cut, the first entry transparent, and each pixel's place in it. */
function quantize({ data }) {
  const counts = new Map();
  for (let index = 0; index < data.length; index += 4) {
    if (data[index + 3] < 128) continue;
    const key = (data[index] << 16) | (data[index + 1] << 8) | data[index + 2];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const colors = [...counts].map(([key, count]) => [key >> 16, (key >> 8) & 255, key & 255, count]);
  const boxes = colors.length ? cut(colors, 255) : [];
  const palette = [[0, 0, 0], ...boxes.map(mean)];
  const place = new Map();
  boxes.forEach((box, index) => box.forEach(([red, green, blue]) => place.set((red << 16) | (green << 8) | blue, index + 1)));
  const indices = new Uint8Array(data.length / 4);
  for (let index = 0; index < indices.length; index++) {
    const at = index * 4;
    indices[index] = data[at + 3] < 128 ? TRANSPARENT : place.get((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
  }
  return { palette, indices };
}

function cut(colors, most) {
  const boxes = [spread(colors)];
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box, index) => (box.weight > boxes[best].weight ? index : best), 0);
    const { colors: all, axis, weight } = boxes[widest];
    if (weight === 0) break;
    all.sort((one, other) => one[axis] - other[axis]);
    const half = all.length >> 1;
    boxes.splice(widest, 1, spread(all.slice(0, half)), spread(all.slice(half)));
  }
  return boxes.map((box) => box.colors);
}

function spread(colors) {
  let [axis, widest, count] = [0, 0, 0];
  for (const each of [0, 1, 2]) {
    let [low, high] = [255, 0];
    for (const color of colors) {
      low = Math.min(low, color[each]);
      high = Math.max(high, color[each]);
    }
    if (high - low > widest) [axis, widest] = [each, high - low];
  }
  for (const color of colors) count += color[3];
  return { colors, axis, weight: widest * Math.sqrt(count) };
}

function mean(colors) {
  const total = colors.reduce((sum, color) => sum + color[3], 0);
  return [0, 1, 2].map((part) => Math.round(colors.reduce((sum, color) => sum + color[part] * color[3], 0) / total));
}

/** LZW with codes of up to 12 bits, in blocks of up to 255 bytes. */
function compress(indices) {
  const [clear, end] = [256, 257];
  const out = [];
  let [buffer, held, width, next] = [0, 0, 9, 258];
  let table = new Map();
  const write = (code) => {
    buffer |= code << held;
    for (held += width; held >= 8; held -= 8, buffer >>>= 8) out.push(buffer & 255);
  };
  write(clear);
  let prefix = indices[0];
  for (let index = 1; index < indices.length; index++) {
    const key = (prefix << 8) | indices[index];
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    write(prefix);
    if (next === 4096) {
      write(clear);
      [table, width, next] = [new Map(), 9, 258];
    } else {
      if (next === 1 << width) width++;
      table.set(key, next++);
    }
    prefix = indices[index];
  }
  write(prefix);
  write(end);
  if (held) out.push(buffer & 255);
  return blocks(out);
}

function blocks(data) {
  const out = [];
  for (let start = 0; start < data.length; start += 255) {
    const block = data.slice(start, start + 255);
    out.push(block.length, ...block);
  }
  return out;
}
