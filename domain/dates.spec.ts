import { swedishDateTime, swedishDay } from './dates.js';

describe('dates', () => {
  it('knows today’s date in Stockholm', () => {
    expect(swedishDay(new Date('2026-11-20T23:30:00.000Z'))).toBe('2026-11-21');
    expect(swedishDay(new Date('2026-06-30T22:30:00.000Z'))).toBe('2026-07-01');
  });

  it('formats moments in Swedish and in Stockholm time, summer and winter', () => {
    expect(swedishDateTime(new Date('2026-11-20T08:00:00.000Z'))).toBe('2026-11-20 09:00');
    expect(swedishDateTime(new Date('2026-06-30T22:30:00.000Z'))).toBe('2026-07-01 00:30');
  });
});
