import type { IncomingMessage } from 'node:http';
import { forbidden } from '../errors/app-error.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site's page sends with our cookie (security, T20 and T23): fetch metadata
 * where the browser sends it, else the Origin; neither present means it is no browser.
 */
export function assertSameSite(request: IncomingMessage, publicOrigin: string | null): void {
  const site = request.headers['sec-fetch-site'];
  const reading = SAFE.has(request.method ?? 'GET');
  if (site !== undefined) {
    if (site === 'same-origin' || (reading && site === 'none')) return;
    throw forbidden('Anropet kommer från en annan webbplats.');
  }
  if (reading && !request.url?.startsWith('/graphql')) return;
  if (!originAllowed(request, publicOrigin)) throw forbidden('Anropet kommer från en annan webbplats.');
}

/** True without an Origin, or when it is ours: PUBLIC_ORIGIN, else the address that was asked. */
export function originAllowed(request: IncomingMessage, publicOrigin: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicOrigin) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}
