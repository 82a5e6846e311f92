import { presentPlacement } from './present-placement';

const ended = { id: 'ended', state: 'DONE' } as const;
const next = { id: 'next', state: 'AGREED' } as const;
const later = { id: 'later', state: 'PLANNED' } as const;
const ongoing = { id: 'ongoing', state: 'ONGOING' } as const;

describe("a student's current placement", () => {
  it('is the ongoing one, even if others follow', () => {
    expect(presentPlacement([later, next, ongoing, ended])).toBe(ongoing);
  });

  it('is the next one before it starts', () => {
    expect(presentPlacement([later, next, ended])).toBe(next);
  });

  it('is the latest one when all have ended', () => {
    expect(presentPlacement([ended, { id: 'first', state: 'INTERRUPTED' }])).toBe(ended);
    expect(presentPlacement([])).toBeUndefined();
  });
});
