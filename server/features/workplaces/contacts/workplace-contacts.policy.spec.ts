import type { Actor } from '../../../platform/auth/actor.js';
import { mayEditContact, mayRemoveContact } from './workplace-contacts.policy.js';

const actor = (userId: string, role: Actor['role']) => ({ userId, role }) as Actor;

describe('a logged contact with a workplace', () => {
  it('can be edited only by its author', () => {
    expect(mayEditContact(actor('a', 'TEACHER'), 'a')).toBe(true);
    expect(mayEditContact(actor('b', 'ADMIN'), 'a')).toBe(false);
  });

  it('can be removed by its author and by administrators', () => {
    expect(mayRemoveContact(actor('a', 'TEACHER'), 'a')).toBe(true);
    expect(mayRemoveContact(actor('b', 'TEACHER'), 'a')).toBe(false);
    expect(mayRemoveContact(actor('b', 'ADMIN'), 'a')).toBe(true);
  });
});
