const formats = new Map();

function format(zone) {
  const key = zone || 'machine';
  if (!formats.has(key)) {
    formats.set(key, new Intl.DateTimeFormat('en-GB', {
      timeZone: zone || undefined, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit',
      minute: '2-digit', second: '2-digit',
    }));
  }
  return formats.get(key);
}

/**
 * A date as a calendar on the wall shows it.
 * @returns {{day: string, time: string, minutes: number}} `2026-01-31`, `09:30`, minutes since midnight
 */
export function wall(date, zone) {
  const part = Object.fromEntries(format(zone).formatToParts(date).map(({ type, value }) => [type, value]));
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}`,
    minutes: Number(part.hour) * 60 + Number(part.minute),
  };
}

/**
 * The date at which the calendar shows this day and minute.
 * @param {string} day `2026-01-31`
 */
export function dateAt(day, minutes, zone) {
  const asked = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  let guess = asked;
  for (let round = 0; round < 2; round++) {
    const shown = wall(new Date(guess), zone);
    guess += asked - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000);
  }
  return new Date(guess);
}
