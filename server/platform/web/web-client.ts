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

/** How a browser may take a file, the smallest first, and how the build names it. */
const PACKINGS = { br: '.br', gzip: '.gz' } as const;
type Packing = keyof typeof PACKINGS;

/** Content policy of the pages built from third-party components: our own files only, and inline styles. */
const DEVELOPER_PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** Additional files that a page needs at the start, from the build's manifest. */
interface PageFiles {
  path: string;
  isPublic: boolean;
  scripts: string[];
  styles: string[];
}

/** One file of the client build. */
interface Asset {
  type: string;
  bytes: Buffer;
  /** Compressed at build time; missing encodings are compressed on first use. */
  packed: Partial<Record<Packing, Buffer>>;
  etag: string;
  immutable: boolean;
}

/**
 * The built web client, in memory. Files under /assets have a hash in their name and never change; a path
 * without a file extension is a page of the client; a missing file never falls back to a page (security, T5).
 */
export class WebClient {
  private readonly assets = new Map<string, Asset>();
  private readonly pages: { path: string; isPublic: boolean; pattern: RegExp; links: string }[] = [];

  constructor(
    folders: readonly string[],
    private readonly product: { name: string; version: string },
  ) {
    for (const folder of folders) if (existsSync(folder)) this.load(folder);
  }

  /** Sends a file of the build; false when there is none of that name. */
  sendAsset(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const asset = this.assets.get(path);
    if (!asset || path.endsWith('.html')) return false;
    response.setHeader('Content-Type', asset.type);
    response.setHeader('Cache-Control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    const packable = PACKABLE.has(extname(path));
    const packing = packable ? packingFor(asset, request) : null;
    const etag = packing ? `${asset.etag.slice(0, -1)}-${packing}"` : asset.etag;
    response.setHeader('ETag', etag);
    if (packable) response.setHeader('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === etag) {
      response.statusCode = 304;
      response.end();
      return true;
    }
    if (packing) {
      asset.packed[packing] ??= gzipSync(asset.bytes, { level: 9 });
      response.setHeader('Content-Encoding', packing);
    }
    const bytes = packing ? asset.packed[packing]! : asset.bytes;
    response.setHeader('Content-Length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  }

  /**
   * A page: the client's shell with a policy that lets nothing in but itself, and with it the files that the page at the
   * path begins with; without a session that is the page where one signs in.
   */
  sendPage(response: ServerResponse, path: string, hasSession: boolean): void {
    const asked = this.pages.find(({ pattern }) => pattern.test(path));
    const shown = hasSession || asked?.isPublic ? asked : this.pages.find((page) => page.path === '/login');
    this.sendHtml(response, '/index.html', shown?.links ?? '', [
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
      // Its one policy knows the address of the service worker.
      'trusted-types service-worker',
    ]);
  }

  /** GraphiQL, built from the installed packages; its editor needs workers. */
  sendPlayground(response: ServerResponse): void {
    this.sendHtml(response, '/graphiql.html', '', [...DEVELOPER_PAGE_POLICY, "worker-src 'self' blob:"]);
  }

  /** The reference of the REST API, built from the installed packages. */
  sendReference(response: ServerResponse): void {
    this.sendHtml(response, '/api-docs.html', '', DEVELOPER_PAGE_POLICY);
  }

  private sendHtml(response: ServerResponse, name: string, links: string, policy: string[]): void {
    const page = this.assets.get(name)?.bytes.toString('utf8') ?? MISSING_BUILD;
    const html = page
      .replaceAll('%PRODUCT_NAME%', escapeHtml(this.product.name))
      .replace('</head>', () => `${links}</head>`);
    response.statusCode = 200;
    response.setHeader('Content-Type', TYPES['.html']!);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', policy.join('; '));
    response.end(html);
  }

  /** The manifest of the installed app, with the product's name filled in. */
  private manifest(file: string): Buffer {
    const name = JSON.stringify(this.product.name).slice(1, -1);
    return Buffer.from(readFileSync(file, 'utf8').replaceAll('%PRODUCT_NAME%', () => name));
  }

  private load(folder: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      if (!entry.isFile() || path.startsWith('/.vite/') || /\.(br|gz)$/.test(path)) continue;
      const isManifest = path.endsWith('.webmanifest');
      const bytes = isManifest ? this.manifest(file) : readFileSync(file);
      const packed: Asset['packed'] = {};
      // The manifest has the product's name, which the build does not know.
      for (const [packing, ending] of Object.entries(PACKINGS)) {
        if (!isManifest && existsSync(file + ending))
          packed[packing as Packing] = readFileSync(file + ending);
      }
      this.assets.set(path, {
        type: TYPES[extname(path)] ?? 'application/octet-stream',
        bytes,
        packed,
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
        immutable: path.startsWith('/assets/'),
      });
    }
    const noted = join(folder, '.vite', 'pages.json');
    if (!existsSync(noted)) return;
    for (const page of JSON.parse(readFileSync(noted, 'utf8')) as PageFiles[]) {
      const pattern = new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
      this.pages.push({ path: page.path, isPublic: page.isPublic, pattern, links: linksOf(page) });
    }
  }
}

/**
 * The smallest encoding that the browser accepts and that exists or can be made immediately; null for no
 * encoding.
 */
function packingFor(asset: Asset, request: IncomingMessage): Packing | null {
  const taken = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]!.trim());
  if (asset.packed.br && taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : null;
}

/** Preload links for the page's initial files. */
const linksOf = ({ scripts, styles }: PageFiles): string =>
  [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join('');

const MISSING_BUILD =
  '<!doctype html><html lang="sv"><title>%PRODUCT_NAME%</title><p>Webbklienten är inte byggd.</p></html>';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
