const FLAGS = {
  contrast: 'increasedContrast', bold: 'boldText', transparency: 'reduceTransparency',
  differentiate: 'differentiateWithoutColor', dimmed: 'luminanceReduced',
};

/** The members of the state that change a picture. */
export const VARIANT_MEMBERS = ['scheme', 'tint', 'device', 'text', 'locale', 'direction', 'zone', 'os', 'night', ...Object.keys(FLAGS)];

/** Those that are none of a control's or a Live Activity's, which a home screen's tint does not reach. */
const APPEARANCES = {
  light: () => ({ colorScheme: 'light' }),
  dark: () => ({ colorScheme: 'dark' }),
  tinted: (state) => ({ colorScheme: 'dark', renderingMode: 'accented', tint: state.tint }),
  clear: () => ({ colorScheme: 'light', renderingMode: 'accented', tint: 'clear' }),
};

/**
 * The params of `renderWidget` that a variant is drawn by.
 * @param {Object} state the page's state, or a part of it with other values
 * @param {'home' | 'plain'} place `home` for what a home screen tints
 */
export function variantParams(state, place) {
  const params = place === 'home' ? APPEARANCES[state.scheme](state) : { colorScheme: state.scheme === 'dark' ? 'dark' : 'light' };
  if (state.device) params.device = state.device;
  if (state.text !== 'large') params.dynamicTypeSize = state.text;
  if (state.locale) params.locale = state.locale;
  if (state.zone) params.timeZone = state.zone;
  if (state.direction) params.layoutDirection = state.direction;
  if (state.os) params.os = state.os;
  for (const [name, param] of Object.entries(FLAGS)) if (state[name]) params[param] = true;
  return params;
}

/** Whether the variant lays a widget out in another way than the bridge does by itself, so that taps need the way back. */
export const isLaidOutAnew = (state) =>
  Boolean(state.device || state.text !== 'large' || state.direction || state.bold || state.contrast);
