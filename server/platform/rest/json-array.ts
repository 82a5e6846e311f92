import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isError } from '../errors/is-error.js';
import { API_HEADERS, setHeaders } from '../http/security-headers.js';
import { sendJson } from './rest-answer.js';

/** A part of a list, and where the next one begins; null after the last. */
export interface Part {
  items: unknown[];
  next: string | null;
}

/**
 * Sends a complete list, read in parts: normally if it fits into the first part, else streamed. An error
 * before the first byte is refused as usual.
 */
export async function sendWhole(
  response: ServerResponse,
  read: (after: string | undefined) => Promise<Part>,
): Promise<void> {
  const first = await read(undefined);
  if (first.next === null) return sendJson(response, 200, first.items);
  setHeaders(response, API_HEADERS);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  // Reads each part after the previous one has been sent: a slow client holds one part, and a disconnect
  // stops reading.
  const parts = Readable.from(textsOf(first, read), { objectMode: false, highWaterMark: 1 });
  await pipeline(parts, response).catch((error: unknown) => {
    if (!hasHungUp(error)) throw error;
  });
}

async function* textsOf(
  first: Part,
  read: (after: string | undefined) => Promise<Part>,
): AsyncGenerator<string> {
  let part = first;
  yield `[${textOf(part)}`;
  while (part.next !== null) {
    part = await read(part.next);
    if (part.items.length > 0) yield `,${textOf(part)}`;
  }
  yield ']';
}

function textOf({ items }: Part): string {
  return JSON.stringify(items).slice(1, -1);
}

function hasHungUp(error: unknown): boolean {
  return isError(error) && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
