import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const PACKABLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/** One file of the client build, as it is sent. */
interface Asset {
  type: string;
  bytes: Buffer;
  /** Made when first asked for. */
  packed: Buffer | null;
  etag: string;
  immutable: boolean;
}

/**
 * The built web client, kept in memory. Files under /assets carry a hash in their name and never
 * change; a path without a file is a page of the client; a missing file is never a page (security, T5).
 */
export class WebClient {
  private readonly assets = new Map<string, Asset>();

  constructor(
    folder: string,
    private readonly product: { name: string; version: string },
  ) {
    if (existsSync(folder)) this.load(folder);
  }

  /** Sends a file of the build; false when there is none of that name. */
  sendAsset(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const asset = this.assets.get(path);
    if (!asset || path.endsWith('.html')) return false;
    response.setHeader('Content-Type', asset.type);
    response.setHeader('ETag', asset.etag);
    response.setHeader('Cache-Control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (request.headers['if-none-match'] === asset.etag) {
      response.statusCode = 304;
      response.end();
      return true;
    }
    const packed =
      PACKABLE.has(extname(path)) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (packed) {
      asset.packed ??= gzipSync(asset.bytes, { level: 9 });
      response.setHeader('Content-Encoding', 'gzip');
      response.setHeader('Vary', 'Accept-Encoding');
    }
    const bytes = packed ? asset.packed! : asset.bytes;
    response.setHeader('Content-Length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  }

  /** A page: the client's shell with a policy that lets nothing in but itself. */
  sendPage(response: ServerResponse, status = 200): void {
    this.sendHtml(response, '/index.html', status, [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  }

  /** GraphiQL, built from the installed packages; its editor needs workers and inline styles of its own. */
  sendPlayground(response: ServerResponse): void {
    this.sendHtml(response, '/graphiql.html', 200, [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self' blob:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  }

  private sendHtml(response: ServerResponse, name: string, status: number, policy: string[]): void {
    const page = this.assets.get(name)?.bytes.toString('utf8') ?? MISSING_BUILD;
    const html = page.replaceAll('%PRODUCT_NAME%', escapeHtml(this.product.name));
    response.statusCode = status;
    response.setHeader('Content-Type', TYPES['.html']!);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', policy.join('; '));
    response.end(html);
  }

  private load(folder: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      if (!entry.isFile() || path.startsWith('/.vite/')) continue;
      const bytes = readFileSync(file);
      this.assets.set(path, {
        type: TYPES[extname(path)] ?? 'application/octet-stream',
        bytes,
        packed: null,
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
        immutable: path.startsWith('/assets/'),
      });
    }
  }
}

const MISSING_BUILD =
  '<!doctype html><html lang="sv"><title>%PRODUCT_NAME%</title><p>Webbklienten är inte byggd.</p></html>';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
