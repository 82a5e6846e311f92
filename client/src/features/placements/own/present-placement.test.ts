import { presentPlacement } from './present-placement';

const ended = { id: 'ended', state: 'DONE' } as const;
const next = { id: 'next', state: 'AGREED' } as const;
const later = { id: 'later', state: 'PLANNED' } as const;
const ongoing = { id: 'ongoing', state: 'ONGOING' } as const;

describe("a student's present placement", () => {
  it('is the ongoing one, although others come later', () => {
    expect(presentPlacement([later, next, ongoing, ended])).toBe(ongoing);
  });

  it('is the next one before it begins', () => {
    expect(presentPlacement([later, next, ended])).toBe(next);
  });

  it('is the latest one when all are over', () => {
    expect(presentPlacement([ended, { id: 'first', state: 'INTERRUPTED' }])).toBe(ended);
    expect(presentPlacement([])).toBeUndefined();
  });
});
