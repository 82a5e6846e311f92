import { endOfDay, stateOf } from './key-state';

const now = new Date('2026-11-20T12:00:00Z');

describe('an API key', () => {
  it.each([
    ['ACTIVE', null, null],
    ['ACTIVE', '2026-11-20T12:00:01Z', null],
    ['EXPIRED', '2026-11-20T12:00:00Z', null],
    ['REVOKED', null, '2026-11-19T00:00:00Z'],
    ['REVOKED', '2026-11-20T12:00:00Z', '2026-11-19T00:00:00Z'],
  ])('is %s with end date %p and revocation %p', (state, expiresAt, revokedAt) => {
    expect(stateOf({ expiresAt, revokedAt }, now)).toBe(state);
  });

  it('is valid through its whole last day', () => {
    const end = new Date(endOfDay('2026-11-20'));
    expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([20, 23, 59]);
  });
});
