import { pipeline } from 'node:stream/promises';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { contentDisposition } from '../file-store/filename.js';
import { API_HEADERS, setHeaders } from '../http/security-headers.js';
import { XLSX_TYPE } from '../workbook/workbook-writer.js';

interface FileAnswer {
  media: string;
  filename: string;
  bytes: Buffer;
}

/** Sends a file to be saved; nothing of it is rendered in our origin (security, T60). */
export function sendFile(response: ServerResponse, { media, filename, bytes }: FileAnswer): void {
  setHeaders(response, {
    ...API_HEADERS,
    'Content-Type': media,
    'Content-Length': String(bytes.length),
    'Content-Disposition': contentDisposition(filename),
  });
  response.end(bytes);
}

export function sendWorkbook(response: ServerResponse, filename: string, bytes: Buffer): void {
  sendFile(response, { media: XLSX_TYPE, filename, bytes });
}

/** Streams bytes. The client may disconnect at any time: a truncated answer is detectable by its length. */
export async function sendStream(
  response: ServerResponse,
  stream: AsyncIterable<Uint8Array>,
  log: Logger,
): Promise<void> {
  await pipeline(stream, response).catch((error: unknown) => {
    log.debug({ err: error instanceof Error ? error.message : 'unknown' }, 'a download was broken off');
  });
}
