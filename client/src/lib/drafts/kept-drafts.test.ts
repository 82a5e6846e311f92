import { forgetAllDrafts, hasDrafts, keptDrafts } from './kept-drafts';
import { clearSession, setSession } from '../session/session-store';

const enter = (userId: string) =>
  setSession({ name: 'Åsa', role: 'TEACHER', userId, email: 'a@demo.se' } as never, null);

describe('drafts that are resent', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    enter('u1');
  });

  it('are found by their owner in this tab, and leave nothing on the computer', () => {
    keptDrafts('grades').keep('r1', 'C');
    expect([...keptDrafts('grades').read()]).toEqual([['r1', 'C']]);
    expect(keptDrafts('other').read().size).toBe(0);
    expect(hasDrafts()).toBe(true);
    expect(JSON.stringify({ ...localStorage })).not.toContain('grades');
  });

  it('survive a lost session', () => {
    const drafts = keptDrafts('grades');
    clearSession();
    drafts.keep('r1', 'C');
    expect(keptDrafts('grades').read().size).toBe(0);
    enter('u1');
    expect(keptDrafts('grades').read().get('r1')).toBe('C');
  });

  it('are gone when another user signs in, and at sign-out', () => {
    keptDrafts('grades').keep('r1', 'C');
    enter('u2');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('u1');
    keptDrafts('grades').keep('r2', 'A');
    forgetAllDrafts();
    expect([sessionStorage.length, hasDrafts()]).toEqual([0, false]);
  });

  it('remove what earlier versions stored on the computer', () => {
    localStorage.setItem('kept:u1:grades:r1', '{"at":1,"text":"C"}');
    keptDrafts('grades');
    expect(localStorage.getItem('kept:u1:grades:r1')).toBeNull();
  });
});
