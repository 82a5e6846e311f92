import { swedishDay } from './dates.js';

describe('dates', () => {
  it('knows which day it is in Stockholm', () => {
    expect(swedishDay(new Date('2026-11-20T23:30:00.000Z'))).toBe('2026-11-21');
    expect(swedishDay(new Date('2026-06-30T22:30:00.000Z'))).toBe('2026-07-01');
  });
});
