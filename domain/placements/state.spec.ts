import type { PlacementState } from '../generated.js';
import { beginsWithoutAgreement, isOpen, mayFollow } from './state.js';

const STATES: readonly PlacementState[] = ['PLANNED', 'AGREED', 'ONGOING', 'INTERRUPTED', 'DONE'];

describe('the states of a placement', () => {
  test.each([
    ['PLANNED', ['AGREED', 'ONGOING']],
    ['AGREED', ['PLANNED', 'ONGOING', 'INTERRUPTED']],
    ['ONGOING', ['INTERRUPTED', 'DONE']],
    ['INTERRUPTED', ['ONGOING']],
    ['DONE', ['ONGOING']],
  ] as const)('%s can be followed by %p', (from, to) => {
    expect(STATES.filter((state) => mayFollow(from, state))).toEqual(to);
  });

  test('occupy a place until the placement has ended', () => {
    expect(STATES.filter(isOpen)).toEqual(['PLANNED', 'AGREED', 'ONGOING']);
  });

  test.each([
    [{ agreedOn: null, waivedReason: null }, 'ONGOING', true],
    [{ agreedOn: null, waivedReason: null }, 'AGREED', false],
    [{ agreedOn: '2026-11-30', waivedReason: null }, 'ONGOING', false],
    [{ agreedOn: null, waivedReason: 'Avtalet är på väg.' }, 'ONGOING', false],
  ] as const)('%p starts as %s without an agreement: %p', (placement, to, missing) => {
    expect(beginsWithoutAgreement(placement, to)).toBe(missing);
  });
});
