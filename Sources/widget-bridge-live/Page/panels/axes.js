import { DEVICES } from '../screens/devices.js';

export const TEXT_SIZES = [
  ['xSmall', 'Extra small'], ['small', 'Small'], ['medium', 'Medium'], ['large', 'Large'], ['xLarge', 'Extra large'],
  ['xxLarge', '2 × extra large'], ['xxxLarge', '3 × extra large'], ['accessibility1', 'Accessibility 1'], ['accessibility2', 'Accessibility 2'],
  ['accessibility3', 'Accessibility 3'], ['accessibility4', 'Accessibility 4'], ['accessibility5', 'Accessibility 5'],
];
export const SCHEMES = [['light', 'Light'], ['dark', 'Dark'], ['tinted', 'Tinted'], ['clear', 'Clear']];
export const LOCALES = [
  'en_US', 'en_GB', 'de_DE', 'fr_FR', 'es_ES', 'it_IT', 'pt_BR', 'nl_NL', 'sv_SE', 'pl_PL', 'ru_RU', 'uk_UA', 'tr_TR', 'ar', 'he_IL', 'fa_IR', 'hi_IN', 'th_TH', 'vi_VN',
  'id_ID', 'ja_JP', 'ko_KR', 'zh_Hans_CN', 'zh_Hant_TW', 'fi_FI',
];
export const ZONES = ['Pacific/Honolulu', 'America/Los_Angeles', 'America/New_York', 'America/Sao_Paulo', 'UTC', 'Europe/London', 'Europe/Berlin', 'Africa/Cairo', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Shanghai', 'Asia/Tokyo', 'Australia/Sydney', 'Pacific/Auckland'];
export const FLAGS = [
  ['contrast', 'Increased contrast'], ['bold', 'Bold text'], ['transparency', 'Reduced transparency'], ['differentiate', 'Differentiate without colour'], ['dimmed', 'Dimmed display'],
];

/** A locale's name as people of the page's language say it. */
export function localeName(locale) {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(locale.replaceAll('_', '-'));
  } catch {
    return locale;
  }
}

/**
 * The axes that a grid of variants can have: `values`, those that are there unless others are chosen (`standard`), and
 * what each is called and sets.
 */
export function axes() {
  const of = (member, title, pairs, standard) => ({
    title, standard, values: pairs.map(([value]) => value),
    value: (value) => ({ title: pairs.find(([each]) => each === value)?.[1] ?? value, set: { [member]: value } }),
  });
  const flag = (member, title) => ({
    title, standard: ['off', 'on'], values: ['off', 'on'], value: (value) => ({ title: `${title} ${value}`, set: { [member]: value === 'on' } }),
  });
  return {
    scheme: of('scheme', 'Appearance', SCHEMES, ['light', 'dark', 'tinted', 'clear']),
    text: of('text', 'Text size', TEXT_SIZES, ['small', 'large', 'xxxLarge']),
    device: of('device', 'Device', DEVICES.map(({ name, title }) => [name, title ?? name]), ['iPhone SE', 'iPhone 16', 'iPhone 17 Pro Max']),
    locale: of('locale', 'Language', LOCALES.map((locale) => [locale, localeName(locale)]), ['en_US', 'de_DE', 'ar', 'ja_JP']),
    direction: of('direction', 'Direction', [['leftToRight', 'Left to right'], ['rightToLeft', 'Right to left']], ['leftToRight', 'rightToLeft']),
    zone: of('zone', 'Time zone', ZONES.map((zone) => [zone, zone.split('/').at(-1).replace('_', ' ')]), ['America/New_York', 'Europe/Berlin', 'Asia/Tokyo']),
    os: of('os', 'iOS', [['18', 'iOS 18'], ['26', 'iOS 26']], ['18', '26']),
    ...Object.fromEntries(FLAGS.map(([member, title]) => [member, flag(member, title)])),
  };
}
