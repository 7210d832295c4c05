/** A colour of an archive as CSS writes it. */
export const cssColor = ([red, green, blue, alpha = 1]) =>
  `rgb(${[red, green, blue].map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255)).join(' ')} / ${Math.round(alpha * 100) / 100})`;

/** `#FF9500`, with its opacity where it has some. */
export function hex([red, green, blue, alpha = 1]) {
  const parts = [red, green, blue].map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`.toUpperCase() + (alpha < 1 ? ` ${Math.round(alpha * 100)} %` : '');
}

/**
 * The colours of a paint.
 * @returns {{kind: string, colors: number[][]}}
 */
export function colorsOf(paint) {
  if (!paint) return { kind: '', colors: [] };
  if (Array.isArray(paint)) return { kind: '', colors: [paint] };
  const stops = paint.linear ?? paint.radial ?? paint.angular;
  const kind = paint.linear ? 'linear gradient' : paint.radial ? 'radial gradient' : paint.angular ? 'angular gradient' : paint.material !== undefined ? 'material' : 'image';
  return { kind, colors: stops ? stops.map(([, ...color]) => color) : paint.tint ? [paint.tint] : [] };
}

/** The contrast of two opaque colours, as WCAG 2.2 has it. */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color) {
  const [red, green, blue] = color.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour with some opacity over an opaque one. */
export const over = ([red, green, blue, alpha = 1], below, opacity = 1) =>
  [red, green, blue].map((part, index) => part * alpha * opacity + below[index] * (1 - alpha * opacity));
