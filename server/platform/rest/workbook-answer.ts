import type { ServerResponse } from 'node:http';
import { contentDisposition } from '../file-store/filename.js';
import { XLSX_TYPE } from '../workbook/workbook-writer.js';
import { API_HEADERS, setHeaders } from '../http/security-headers.js';

/** Sends a workbook to be saved; nothing of it is rendered in our origin (security, T60). */
export function sendWorkbook(response: ServerResponse, filename: string, bytes: Buffer): void {
  setHeaders(response, {
    ...API_HEADERS,
    'Content-Type': XLSX_TYPE,
    'Content-Length': String(bytes.length),
    'Content-Disposition': contentDisposition(filename),
  });
  response.end(bytes);
}
