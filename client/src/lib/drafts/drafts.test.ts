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

  it('keeps what is typed while the page of a session that ran out still stands', () => {
    writeDraft('grades', 'before');
    clearSession();
    writeDraft('grades', 'after');
    setSession(anna, null);
    expect(readDraft('grades')).toBe('after');
  });

  it('shows nothing of it to another who signs in at the same screen', () => {
    clearSession();
    writeDraft('grades', 'after');
    setSession(bo, null);
    expect(readDraft('grades')).toBeNull();
    setSession(anna, null);
    expect(readDraft('grades')).toBeNull();
  });

  it('leaves nothing behind of one who signs out, nor of what comes late', () => {
    writeDraft('grades', 'before');
    forgetDrafts();
    clearSession();
    writeDraft('grades', 'late');
    setSession(anna, null);
    expect(readDraft('grades')).toBeNull();
  });
});
