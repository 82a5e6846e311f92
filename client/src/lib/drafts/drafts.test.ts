import { forgetDrafts, readDraft, writeDraft } from './drafts';
import { clearSession, setSession, type StoredUser } from '../session/session-store';

const anna: StoredUser = { name: 'Anna Ek', role: 'TEACHER', userId: 'anna', email: 'anna@exempel.se' };
const bo: StoredUser = { ...anna, name: 'Bo Alm', userId: 'bo' };

describe('drafts', () => {
  beforeEach(() => setSession(anna, null));
  afterEach(() => {
    forgetDrafts();
    clearSession();
  });

  it('keep the text while the page of an expired session is still open', () => {
    writeDraft('grades', 'before');
    clearSession();
    writeDraft('grades', 'after');
    setSession(anna, null);
    expect(readDraft('grades')).toBe('after');
  });

  it('show nothing to another user who signs in at the same screen', () => {
    clearSession();
    writeDraft('grades', 'after');
    setSession(bo, null);
    expect(readDraft('grades')).toBeNull();
    setSession(anna, null);
    expect(readDraft('grades')).toBeNull();
  });

  it('leave nothing behind after a sign-out, even from late input', () => {
    writeDraft('grades', 'before');
    forgetDrafts();
    clearSession();
    writeDraft('grades', 'late');
    setSession(anna, null);
    expect(readDraft('grades')).toBeNull();
  });
});
