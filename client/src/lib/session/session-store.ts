import type { Role } from '../../../../domain/generated';
import { isRole } from '../../../../domain/roles';
import { createStore } from '../store';

/** The stored user of contract §4. The session itself is an HttpOnly cookie: no credential is ever kept here. */
export interface StoredUser {
  name: string;
  role: Role;
  userId: string;
  email: string;
}

/** Who is at the screen. Without a session the role is guest (contract §4). */
export interface Session {
  user: StoredUser | null;
  role: Role;
  /** The student record that the account is linked to; known once the current user has been fetched. */
  studentId: string | null;
}

/** Where the stored user is kept in local storage. */
export const storedUserKey = 'user';
/** Set while a sign-out has not reached the server. */
const signOutOwedKey = 'sign-out-owed';
/** Tells this browser's other tabs: the server's answer to a sign-out empties the storage without an event. */
const signOuts = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sign-out');
const signedOut: Session = { user: null, role: 'GUEST', studentId: null };
const session = createStore(signedOut);

function toStoredUser(value: unknown): StoredUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, role, userId, email } = value as Record<string, unknown>;
  const spelled = typeof role === 'string' ? role.toUpperCase() : role;
  if (
    typeof name !== 'string' ||
    typeof userId !== 'string' ||
    typeof email !== 'string' ||
    !isRole(spelled)
  ) {
    return null;
  }
  return { name, role: spelled, userId, email };
}

/** Reads the stored user at start-up (specification §4), with the token that another client may have left. */
export function readStoredUser(): { user: StoredUser | null; token: string | null } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedUserKey) ?? 'null');
    const user = toStoredUser(stored);
    const token = (stored as { token?: unknown } | null)?.token;
    if (user) session.set({ user, role: user.role, studentId: null });
    return { user, token: user && typeof token === 'string' && token !== '' ? token : null };
  } catch (error) {
    console.error('The stored user could not be read.', error);
    return { user: null, token: null };
  }
}

/** Sets the session user after sign-in or after the current user was fetched. */
export function setSession(user: StoredUser, studentId: string | null): void {
  const { name, role, userId, email } = user;
  const stored: StoredUser = { name, role, userId, email };
  const serialized = JSON.stringify(stored);
  if (localStorage.getItem(storedUserKey) !== serialized) localStorage.setItem(storedUserKey, serialized);
  keepSignOutOwed(false);
  endedFor = null;
  session.set({ user: stored, role, studentId });
}

let endedFor: string | null = null;

/** E-mail address of the user whose session ended on the server; null after a sign-out. */
export const endedSession = (): string | null => endedFor;

/** The server has ended the session: forgets the user as at sign-out, and keeps the address for the next sign-in. */
export function endSession(): void {
  const email = session.get().user?.email ?? null;
  clearSession();
  endedFor = email;
}

/** Forgets the user in this browser, all its tabs; the server's session is ended by `logout`. */
export function clearSession(): void {
  endedFor = null;
  localStorage.removeItem(storedUserKey);
  if (session.get() === signedOut) return;
  session.set(signedOut);
  signOuts?.postMessage(null);
}

/** Whether the server still has to be told of a sign-out. */
export function isSignOutOwed(): boolean {
  return localStorage.getItem(signOutOwedKey) !== null;
}

/** Remembers, or forgets, that the server still has to be told of a sign-out. */
export function keepSignOutOwed(owed: boolean): void {
  if (owed) localStorage.setItem(signOutOwedKey, '1');
  else localStorage.removeItem(signOutOwedKey);
}

/** The session now, outside React. */
export const getSession = session.get;

/** Calls back after every change; answers the function that stops it. */
export const onSession = session.on;

/** The session, following sign-in and sign-out, in other tabs too. */
export const useSession = session.use;

window.addEventListener('storage', (event) => {
  // Without a key the whole storage was emptied.
  if (event.key === storedUserKey || event.key === null) {
    const { user } = readStoredUser();
    if (!user) session.set(signedOut);
  }
});

signOuts?.addEventListener('message', () => {
  if (session.get() !== signedOut) session.set(signedOut);
});
