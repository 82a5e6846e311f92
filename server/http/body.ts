import type { IncomingMessage } from 'node:http';
import { AppError, badField } from '../errors/app-error.js';

/** Refuses by the declared length before a byte is read, and again while reading. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not tear the connection down: the refusal has to reach the caller.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size);
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
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new AppError('UNSUPPORTED_MEDIA_TYPE');
}

/** Parses a body. NUL, lone surrogates and `__proto__` keys never get past here (security, T46). */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw unreadable();
  }
  try {
    return JSON.parse(text, refuseDangerousKey) as unknown;
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
