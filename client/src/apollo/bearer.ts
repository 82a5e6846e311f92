import { getSession, onSession } from '../lib/session/session-store';

let bearer: string | null = null;

/** Sends a stored token as Bearer (specification §4, start-up); the web client itself never stores one. */
export function setBearerToken(token: string | null): void {
  bearer = token;
}

/** The header of the stored token; none without one. */
export function bearerHeader(): Record<string, string> {
  return bearer ? { authorization: `Bearer ${bearer}` } : {};
}

onSession(() => {
  if (!getSession().user) bearer = null;
});
