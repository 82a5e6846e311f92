import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { AppError, badField } from '../errors/app-error.js';
import { STATUS } from '../errors/error-code.js';
import { toPublicError } from '../errors/public-error.js';
import { API_HEADERS } from './security-headers.js';
import { LAST_WORDS_MS, tooLarge, tooSlow } from './body.js';
import type { Connections } from './connections.js';

/**
 * Answers unparsable requests by the contract's taxonomy (section 3): headers or a URL over their limit are
 * 413 (permissions, section 1.8), everything else is 400. Node's own answers have neither body nor headers.
 * No route is ever reached.
 */
export function answerUnreadable(
  connections: Connections,
  headers: Record<string, string>,
  log: Logger,
): void {
  connections.server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Without a request, an answer would be taken for that of the client's next request: browsers open
    // connections in advance. During another answer, ours would corrupt it.
    const unasked = socket.bytesRead === 0;
    if (!socket.writable || error.code === 'ECONNRESET' || unasked || connections.isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.end(answer(refusalOf(error), headers, log));
    // Node's HTTP sockets stay half open until the client closes its side, which a slow one never does.
    setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
  });
}

function refusalOf({ code }: NodeJS.ErrnoException): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return tooLarge(maxHeaderSize);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow();
  return badField('request', 'FORMAT', 'Anropet kunde inte läsas.');
}

function answer(error: AppError, headers: Record<string, string>, log: Logger): string {
  const status = STATUS[error.code];
  const body = JSON.stringify(toPublicError(error, log));
  const lines = Object.entries({
    ...headers,
    ...API_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
