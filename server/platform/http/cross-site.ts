import type { IncomingMessage } from 'node:http';
import { forbidden } from '../errors/app-error.js';
import { CLIENT_ADVICE } from '../errors/error-language.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests from other sites' pages with our cookie (security, T20 and T23): by fetch metadata if the
 * browser sends it, else by Origin; without either, the client is no browser.
 */
export function assertSameSite(request: IncomingMessage, publicOrigin: string | null): void {
  const site = request.headers['sec-fetch-site'];
  const reading = SAFE.has(request.method ?? 'GET');
  if (site !== undefined) {
    if (site === 'same-origin' || (reading && site === 'none')) return;
    throw forbidden(CLIENT_ADVICE.ownServer);
  }
  if (reading && !request.url?.startsWith('/graphql')) return;
  if (!originAllowed(request, publicOrigin)) throw forbidden(CLIENT_ADVICE.ownServer);
}

/** True without an Origin, or if it is PUBLIC_ORIGIN or, by default, the requested address. */
export function originAllowed(request: IncomingMessage, publicOrigin: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicOrigin) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
