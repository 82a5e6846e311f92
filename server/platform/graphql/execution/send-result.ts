import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import { API_HEADERS, setHeaders } from '../../http/security-headers.js';
import type { VerbatimRows } from '../verbatim.js';
import type { FormattedResult } from './format-result.js';

const compress = promisify(gzip);
/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM = 2_048;
const LEVEL = 5;
/** From here on an answer leaves in parts. */
const DIVIDE_FROM = 256_000;

/** How an answer leaves. */
export interface Manner {
  status: number;
  mediaType: string;
  /** Rows for the answer's empty list. */
  rows: VerbatimRows | undefined;
}

/** Sends a response; one with rows is sent in chunks, so that other requests can run in between. */
export async function sendResult(
  request: IncomingMessage,
  response: ServerResponse,
  { status, mediaType, rows }: Manner,
  result: FormattedResult,
): Promise<void> {
  const made = JSON.stringify(result);
  const parts = rows?.within(made, !result.errors) ?? [made];
  setHeaders(response, API_HEADERS);
  response.statusCode = status;
  response.setHeader('Content-Type', `${mediaType}; charset=utf-8`);
  const retryAfter = result.errors?.[0]?.extensions?.retryAfter;
  if (typeof retryAfter === 'number') response.setHeader('Retry-After', String(retryAfter));
  const packs = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (parts.reduce((sum, part) => sum + part.length, 0) >= DIVIDE_FROM && parts.length > 1)
    return sendParts(response, parts, packs);
  const text = parts.join('');
  if (packs && text.length >= COMPRESS_FROM) {
    const packed = await compress(text, { level: LEVEL });
    markPacked(response);
    response.setHeader('Content-Length', packed.length);
    response.end(packed);
    return;
  }
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

async function sendParts(response: ServerResponse, parts: readonly string[], packs: boolean): Promise<void> {
  const bytes: Buffer[] = [];
  for (const part of parts) {
    bytes.push(Buffer.from(part));
    if (part.length >= COMPRESS_FROM) await nextTurn();
  }
  if (packs) markPacked(response);
  else
    response.setHeader(
      'Content-Length',
      bytes.reduce((sum, part) => sum + part.length, 0),
    );
  const through = packs ? [createGzip({ level: LEVEL })] : [];
  // A disconnected client needs no answer, and the started response cannot be replaced.
  await pipeline([Readable.from(bytes), ...through, response]).catch(() => response.destroy());
}

function markPacked(response: ServerResponse): void {
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Vary', 'Accept-Encoding');
}
