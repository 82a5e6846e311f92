import type { ServerResponse } from 'node:http';
import { API_HEADERS, setHeaders } from '../http/security-headers.js';

/** A JSON answer with its headers; `undefined` as body is none. */
export class RestAnswer {
  constructor(
    private readonly body: unknown,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  send(response: ServerResponse, status: number): void {
    sendJson(response, status, this.body, this.headers);
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  setHeaders(response, API_HEADERS);
  setHeaders(response, headers);
  response.statusCode = status;
  if (status === 204 || body === undefined) {
    response.end();
    return;
  }
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
