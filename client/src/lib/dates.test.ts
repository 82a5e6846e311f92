import { formatDate, formatDateTime, formatLongDate, parseTypedDate, spokenDay, today } from './dates';

describe('dates', () => {
  it('formats moments in Swedish and in Stockholm time, summer and winter', () => {
    expect(formatDateTime('2026-11-20T08:00:00.000Z')).toBe('2026-11-20 09:00');
    expect(formatDateTime('2026-06-30T22:30:00.000Z')).toBe('2026-07-01 00:30');
    expect(formatDate('2026-06-30T22:30:00.000Z')).toBe('2026-07-01');
  });

  it('never shifts a calendar date', () => {
    expect(formatDate('2026-11-20')).toBe('2026-11-20');
    expect(formatLongDate('2026-01-01')).toBe('1 januari 2026');
  });

  it('knows today’s date in Stockholm', () => {
    expect(today(new Date('2026-11-20T23:30:00.000Z'))).toBe('2026-11-21');
  });

  it('parses typed days and rejects what is not one', () => {
    expect(parseTypedDate('2026-11-20')).toBe('2026-11-20');
    expect(parseTypedDate('20261120')).toBe('2026-11-20');
    expect(parseTypedDate('2026-13-40')).toBeNull();
    expect(parseTypedDate('2026-02-29')).toBeNull();
  });

  it('writes a day with its weekday', () => {
    expect(spokenDay('2026-11-20')).toBe('fredag 20 november 2026');
  });
});
