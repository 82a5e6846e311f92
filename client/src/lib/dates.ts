import dayjs from 'dayjs';
import 'dayjs/locale/sv';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { swedishDateTime, swedishDay } from '../../../domain/dates';

dayjs.extend(customParseFormat);
dayjs.locale('sv');

const timeZone = 'Europe/Stockholm';
const longDateFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone });

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

/** A date or moment in Swedish form (2026-11-20); a calendar date is never shifted by a time zone. */
export function formatDate(value: string): string {
  return calendarDate.test(value) ? value : swedishDay(new Date(value));
}

/** A moment in Swedish form, Europe/Stockholm: 2026-11-20 09:00 (contract §2). */
export function formatDateTime(value: string): string {
  return swedishDateTime(new Date(value));
}

/** A date in words: 20 november 2026. */
export function formatLongDate(value: string): string {
  return longDateFormat.format(new Date(calendarDate.test(value) ? `${value}T12:00:00Z` : value));
}

/** Today's calendar date in Stockholm, yyyy-MM-dd. */
export function today(now: Date = new Date()): string {
  return swedishDay(now);
}

/**
 * Reads what someone typed as a date: yyyy-MM-dd, or the eight digits alone. Null for anything that is
 * not a real calendar day: a date is never guessed (2026-13-40 is no day of 2027).
 */
export function parseTypedDate(typed: string): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(typed.trim());
  if (!match) return null;
  const iso = `${match[1]}-${match[2]}-${match[3]}`;
  return dayjs(iso, 'YYYY-MM-DD', true).isValid() ? iso : null;
}

/** 0 is Sunday, as in JavaScript. */
export function weekday(iso: string): number {
  return dayjs(iso, 'YYYY-MM-DD', true).day();
}

/** A day with its weekday, as a calendar's day button says it: fredag 20 november 2026. */
export function spokenDay(iso: string): string {
  return dayjs(iso, 'YYYY-MM-DD', true).locale('sv').format('dddd D MMMM YYYY');
}
