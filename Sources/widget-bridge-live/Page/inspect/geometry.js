const IDENTITY = [1, 0, 0, 1, 0, 0];

/** One transform after another: `inner` first. */
export const compose = ([a, b, c, d, x, y], [e, f, g, i, u, v]) =>
  [a * e + c * f, b * e + d * f, a * g + c * i, b * g + d * i, a * u + c * v + x, b * u + d * v + y];

/** The box that holds a frame's corners after a transform. */
export function mapped([x, y, width, height], transform = IDENTITY) {
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([px, py]) =>
    [transform[0] * px + transform[2] * py + transform[4], transform[1] * px + transform[3] * py + transform[5]]);
  return boxOf(corners);
}

/** The box around an archive's path, control points included. */
export function pathBox(path) {
  const numbers = path.filter((each) => typeof each === 'number');
  const points = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) points.push([numbers[index], numbers[index + 1]]);
  return boxOf(points);
}

function boxOf(points) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** Whether a frame holds a point. */
export const contains = ([x, y, width, height], px, py) => px >= x && py >= y && px <= x + width && py <= y + height;

/**
 * How far a frame is from what is next to it on each side, else from the edge.
 * @returns {Array<{side: string, distance: number, line: number[], to: string}>} `line` from one to the other
 */
export function spacing(frame, others, [width, height]) {
  const [x, y, w, h] = frame;
  const [right, bottom] = [x + w, y + h];
  const middleX = x + w / 2;
  const middleY = y + h / 2;
  const best = {
    top: { distance: y, line: [middleX, 0, middleX, y], to: 'the edge' },
    bottom: { distance: height - bottom, line: [middleX, bottom, middleX, height], to: 'the edge' },
    left: { distance: x, line: [0, middleY, x, middleY], to: 'the edge' },
    right: { distance: width - right, line: [right, middleY, width, middleY], to: 'the edge' },
  };
  const nearer = (side, distance, line, to) => {
    if (distance >= -0.01 && distance < best[side].distance) best[side] = { distance, line, to };
  };
  for (const { frame: [ox, oy, ow, oh], title } of others) {
    const overlapsX = ox < right && ox + ow > x;
    const overlapsY = oy < bottom && oy + oh > y;
    if (overlapsX) {
      nearer('top', y - (oy + oh), [middleX, oy + oh, middleX, y], title);
      nearer('bottom', oy - bottom, [middleX, bottom, middleX, oy], title);
    }
    if (overlapsY) {
      nearer('left', x - (ox + ow), [ox + ow, middleY, x, middleY], title);
      nearer('right', ox - right, [right, middleY, ox, middleY], title);
    }
  }
  return Object.entries(best).map(([side, found]) => ({ side, ...found }));
}
