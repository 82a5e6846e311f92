import { mayAccess } from '../../../../domain/roles';
import {
  clearSession,
  endedSession,
  endSession,
  getSession,
  onSession,
  readStoredUser,
  setSession,
} from './session-store';

const teacher = { name: 'Karin Ek', role: 'TEACHER' as const, userId: 'u1', email: 'karin@demo.se' };

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('the session', () => {
  it('is a guest’s when nobody is signed in', () => {
    expect(getSession()).toEqual({ user: null, role: 'GUEST', studentId: null });
  });

  it('stores only the four fields in the contract', () => {
    setSession({ ...teacher, token: 'secret' } as typeof teacher, 'student-1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(teacher);
    expect(getSession()).toEqual({ user: teacher, role: 'TEACHER', studentId: 'student-1' });
  });

  it('accepts the lower-case roles of REST, and no others', () => {
    localStorage.setItem('user', JSON.stringify({ ...teacher, role: 'syv' }));
    expect(readStoredUser().user?.role).toBe('SYV');
    localStorage.setItem('user', JSON.stringify({ ...teacher, role: 'emperor' }));
    expect(readStoredUser().user).toBeNull();
  });

  it('remembers the e-mail address of a user whose session expired, but not after a sign-out', () => {
    setSession(teacher, null);
    endSession();
    expect([getSession().user, endedSession()]).toEqual([null, 'karin@demo.se']);
    setSession(teacher, null);
    expect(endedSession()).toBeNull();
    clearSession();
    expect(endedSession()).toBeNull();
  });

  it('follows a sign-out in another tab', () => {
    setSession(teacher, null);
    let heard = 0;
    const stop = onSession(() => (heard += 1));
    localStorage.removeItem('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
    expect(getSession().user).toBeNull();
    expect(heard).toBe(1);
    stop();
  });
});

describe('the rank rule', () => {
  it('lets the lowest listed role decide', () => {
    expect(mayAccess('SYV', ['TEACHER', 'SPECPED'])).toBe(true);
    expect(mayAccess('COORDINATOR', ['TEACHER', 'SPECPED'])).toBe(false);
    expect(mayAccess('ADMIN', 'TEACHER')).toBe(true);
    expect(mayAccess('TEACHER', 'ADMIN')).toBe(false);
  });
});
