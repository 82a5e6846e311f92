import { jest } from '@jest/globals';
import { forgetExpired, holdKeptDrafts, keptDrafts } from './kept-drafts';
import { clearSession, setSession } from '../session/session-store';

const enter = (userId: string) =>
  setSession({ name: 'Åsa', role: 'TEACHER', userId, email: 'a@demo.se' } as never, null);
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('kept:'));

describe('drafts that outlive the tab', () => {
  beforeEach(() => {
    localStorage.clear();
    enter('u1');
  });
  afterEach(() => jest.useRealTimers());

  it('are found again by their person, and by nobody else', () => {
    keptDrafts('grades').keep('r1', 'C');
    expect([...keptDrafts('grades').read()]).toEqual([['r1', 'C']]);
    expect(keptDrafts('other').read().size).toBe(0);
    enter('u2');
    expect(keptDrafts('grades').read().size).toBe(0);
    keptDrafts('grades').keep('r1', 'A');
    enter('u1');
    expect([...keptDrafts('grades').read()]).toEqual([['r1', 'C']]);
  });

  it('stay their person’s when the session is lost meanwhile', () => {
    const drafts = keptDrafts('grades');
    clearSession();
    drafts.keep('r1', 'C');
    expect(keptDrafts('grades').read().size).toBe(0);
    enter('u1');
    expect(keptDrafts('grades').read().get('r1')).toBe('C');
  });

  it('outlive the emptying of the storage at sign-out, and leave once they are saved', () => {
    const drafts = keptDrafts('grades');
    drafts.keep('r1', 'C');
    const restore = holdKeptDrafts();
    localStorage.clear();
    restore();
    expect(drafts.read().get('r1')).toBe('C');
    drafts.keep('r1', null);
    expect(kept()).toEqual([]);
  });

  it('are forgotten after 14 days, whoever signs in', () => {
    jest.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
    keptDrafts('grades').keep('r1', 'C');
    jest.setSystemTime(new Date('2026-11-15T07:59:00Z'));
    forgetExpired();
    expect(kept()).toHaveLength(1);
    jest.setSystemTime(new Date('2026-11-15T08:00:00Z'));
    enter('u2');
    forgetExpired();
    expect(kept()).toEqual([]);
  });
});
