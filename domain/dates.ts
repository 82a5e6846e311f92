const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' });
const MINUTE_MS = 60_000;

let latest = { minute: NaN, day: '' };

/**
 * The calendar day of a moment in Sweden, `YYYY-MM-DD`. Asked for every row of an import, and the same for a whole
 * minute: calendars are slow.
 */
export function swedishDay(moment: Date = new Date()): string {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  if (minute !== latest.minute) latest = { minute, day: DAY.format(moment) };
  return latest.day;
}
