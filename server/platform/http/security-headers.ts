import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const PERMISSIONS =
  'accelerometer=(), camera=(), clipboard-write=(self), display-capture=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()';

/** Sets the headers of every answer (security, T5). HSTS only where the product is reached over https. */
export function securityHeaders(
  https: boolean,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const secure = helmet({
    // Pages, the API and documents have a policy each, which also forbids framing.
    contentSecurityPolicy: false,
    xFrameOptions: false,
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    xPoweredBy: false,
    // For browsers and plug-ins that the product does not support.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    secure(request, response, next);
  };
}

/** The same headers for an answer that is written to the socket, without a request. */
export function securityHeaderList(https: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => void (headers[name] = value) };
  securityHeaders(https)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Headers of all responses of /api and /graphql: never rendered or cached. */
export const API_HEADERS: Record<string, string> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * Headers for generated documents that are opened to read and print; never for uploads. The browser's viewer
 * doesn't start in a sandbox; everything else must not run or be framed.
 */
export const DOCUMENT_HEADERS: Record<string, string> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

export function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const name in headers) response.setHeader(name, headers[name]!);
}
