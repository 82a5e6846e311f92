import type { ServerResponse } from 'node:http';
import type { VerbatimRows } from '../graphql/verbatim.js';
import { API_HEADERS, setHeaders } from '../http/security-headers.js';

/** A JSON answer with its headers; `undefined` as body is none. */
export class RestAnswer {
  constructor(
    private readonly body: unknown,
    private readonly headers: Readonly<Record<string, string>> = {},
    private readonly rows?: VerbatimRows,
  ) {}

  send(response: ServerResponse, status: number): void {
    sendJson(response, status, this.body, this.headers, this.rows);
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  rows?: VerbatimRows,
): void {
  setHeaders(response, API_HEADERS);
  setHeaders(response, headers);
  response.statusCode = status;
  if (status === 204 || body === undefined) {
    response.end();
    return;
  }
  const text = JSON.stringify(body);
  const parts = rows?.within(text) ?? [text];
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader(
    'Content-Length',
    parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0),
  );
  for (const part of parts.slice(0, -1)) response.write(part);
  response.end(parts.at(-1));
}
