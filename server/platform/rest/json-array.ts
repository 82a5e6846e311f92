import type { ServerResponse } from 'node:http';
import { API_HEADERS, setHeaders } from '../http/security-headers.js';
import { sendJson } from './rest.js';

/** A part of a list, and where the next one begins; null after the last. */
export interface Part {
  items: unknown[];
  next: string | null;
}

/**
 * Answers with a list that is never cut short, read part by part: one that fits into the first part as any
 * other answer, a longer one as it is read. What fails before the first byte is refused as usual.
 */
export async function sendWhole(
  response: ServerResponse,
  read: (after: string | undefined) => Promise<Part>,
): Promise<void> {
  let part = await read(undefined);
  if (part.next === null) return sendJson(response, 200, part.items);
  setHeaders(response, API_HEADERS);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.write(`[${textOf(part)}`);
  while (part.next !== null && !response.destroyed) {
    part = await read(part.next);
    const wrote = response.write(`,${textOf(part)}`);
    if (!wrote) await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  }
  response.end(']');
}

function textOf({ items }: Part): string {
  return items.map((item) => JSON.stringify(item)).join(',');
}
