const timeZone = 'Europe/Stockholm';
const DAY = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { timeZone });
const DAY_AND_TIME = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
});
const MINUTE_MS = 60_000;

let latest = { minute: NaN, day: '' };

/**
 * The calendar day of a moment in Sweden, `YYYY-MM-DD`. Cached per minute, because imports call it for every row and
 * `Intl` is slow.
 */
export function swedishDay(moment: Date = new Date()): string {
  const minute = Math.floor(moment.getTime() / MINUTE_MS);
  if (minute !== latest.minute) latest = { minute, day: DAY.format(moment) };
  return latest.day;
}

/** A moment by Swedish clocks, sortable in every program: 2026-11-20 09:00. */
export function swedishDateTime(moment: Date): string {
  return DAY_AND_TIME.format(moment);
}
