import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { AppError, badField } from '../errors/app-error.js';
import { CLIENT_ADVICE } from '../errors/error-language.js';

/** For a body that fits into memory: a slow line needs seconds for it. */
const BODY_WITHIN_MS = 10_000;
/** Time that a refusal has to reach a slow client before the connection is destroyed. */
export const LAST_WORDS_MS = 500;

/**
 * Rejects a body by its declared length before reading, by its actual length while reading, and on a timeout.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  withinMs = BODY_WITHIN_MS,
): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limit) throw tooLarge(limit);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    // Rejecting must not close the connection: the refusal has to reach the caller.
    const settle = (decide: () => void): void => {
      clearTimeout(late);
      request.off('data', take).off('end', end).off('error', fail).off('close', fail);
      request.on('error', () => undefined);
      decide();
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limit) settle(() => reject(tooLarge(limit)));
      else chunks.push(chunk);
    };
    const end = (): void =>
      settle(() => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size)));
    // A disconnected client is no server error, and reads no answer.
    const fail = (): void => settle(() => reject(aborted()));
    const late = setTimeout(() => {
      setTimeout(() => request.socket.destroy(), LAST_WORDS_MS).unref();
      settle(() => reject(tooSlow()));
    }, withinMs);
    request.on('data', take).on('end', end).on('error', fail).on('close', fail);
  });
}

function aborted(): AppError {
  return badField('request', 'FORMAT', 'Anropet avbröts innan det hade kommit fram.');
}

/** Refusal of a request whose client is too slow. */
export function tooSlow(): AppError {
  return badField('request', 'FORMAT', 'Anropet kom inte fram i tid. Försök igen.');
}

export function tooLarge(limit: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', undefined, { limit });
}

/** JSON in UTF-8 and nothing else (security, T21). A request without a body needs no content type. */
export function assertJson(request: IncomingMessage): void {
  const type = request.headers['content-type'];
  const empty =
    request.headers['content-length'] === '0' ||
    (!request.headers['content-length'] && !request.headers['transfer-encoding']);
  if (type === undefined && empty) return;
  if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i.test(type ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', CLIENT_ADVICE.json);
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', CLIENT_ADVICE.uncompressed);
}

/** Dangerous keys in raw JSON text; escapes could hide any of them. */
const PERHAPS_DANGEROUS = /__proto__|constructor|prototype|\\u/;
const BYTE_ORDER_MARK = '\uFEFF';

/** Parses a body. NUL, lone surrogates and `__proto__` keys never get past here (security, T46). */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  if (!isUtf8(body)) throw unreadable();
  const text = body.toString('utf8');
  const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  try {
    // Checking each key takes longer than all the rest.
    return JSON.parse(json, PERHAPS_DANGEROUS.test(json) ? refuseDangerousKey : undefined) as unknown;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unreadable();
  }
}

function refuseDangerousKey(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
    throw badField(key, 'UNKNOWN_FIELD', 'Fältet är okänt.');
  }
  return value;
}

function unreadable(): AppError {
  return badField('body', 'FORMAT', 'Innehållet är inte giltig JSON.');
}
