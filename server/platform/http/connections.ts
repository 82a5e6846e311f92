import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Connection limit; further ones are closed unread. A reserve stays free for new connections. */
const MOST = 1_000;
const KEPT_FREE = 100;
/** Grace period before a new connection may be evicted. */
const YOUNGEST_MS = 250;

const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 60_000;
const IDLE_MS = 5_000;
/** No data in either direction for this long: the client doesn't read its answer. */
const SILENT_MS = 60_000;
/** Node's own default of 30 s would let slow clients stay three times as long as their limit. */
const CHECK_EVERY_MS = 1_000;

/** At shutdown, an idle client may already have sent its next request. */
const LAST_REQUEST_MS = 300;
const LOOK_EVERY_MS = 50;

/** Time limit for the remaining body of a refused request. */
const LAST_BODY_MS = 10_000;

interface Places {
  most: number;
  keptFree: number;
  silentMs: number;
}

interface Connection {
  /** When it began to wait: for a request, or for the rest of one. */
  since: number;
  /** Responses in progress; pipelined requests are answered in sequence. */
  answering: Map<ServerResponse, IncomingMessage>;
}

/**
 * Every connection of the HTTP server. Under pressure, evicts the one that has waited longest for its client
 * (idle, slow headers or a slow body), so that /healthz and sign-in still get answers. Never cuts a
 * completely received request.
 */
export class Connections {
  readonly server: Server;
  private readonly open = new Map<Socket, Connection>();
  private stoppedAt: number | null = null;

  private readonly places: Places;

  constructor(places: Partial<Places> = {}) {
    this.places = { most: MOST, keptFree: KEPT_FREE, silentMs: SILENT_MS, ...places };
    this.server = createServer({
      connectionsCheckingInterval: CHECK_EVERY_MS,
      headersTimeout: HEADERS_WITHIN_MS,
      requestTimeout: REQUEST_WITHIN_MS,
      keepAliveTimeout: IDLE_MS,
    });
    this.server.maxConnections = this.places.most;
    this.server.timeout = this.places.silentMs;
    this.server.on('timeout', (socket) => this.afterSilence(socket));
    this.server.on('connection', (socket) => this.add(socket));
    this.server.on('request', (request, response) => this.begin(request, response));
    // A websocket answers to limits of its own.
    this.server.on('upgrade', ({ socket }) => this.open.delete(socket));
  }

  /** True while a request of this connection is being answered. */
  isAnswering(socket: object): boolean {
    return (this.open.get(socket as Socket)?.answering.size ?? 0) > 0;
  }

  /** Accepts no new connections, answers received requests, and closes; cuts the rest on a timeout. */
  async drain(withinMs: number): Promise<void> {
    this.stoppedAt = performance.now();
    // Node's own HTTP server would immediately cut idle connections.
    const closed = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(this.server, () => resolve()),
    );
    for (const { answering } of this.open.values()) for (const response of answering.keys()) lastOf(response);
    // After reading the socket buffers: they may hold a request.
    const idle = setInterval(() => setImmediate(() => this.endIdle()), LOOK_EVERY_MS);
    const force = setTimeout(() => this.server.closeAllConnections(), withinMs);
    await closed;
    clearInterval(idle);
    clearTimeout(force);
  }

  private add(socket: Socket): void {
    this.open.set(socket, { since: performance.now(), answering: new Map() });
    socket.once('close', () => this.open.delete(socket));
    if (this.open.size > this.places.most - this.places.keptFree) this.makeRoom();
  }

  private begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.open.get(request.socket);
    if (!connection) return;
    connection.since = performance.now();
    connection.answering.set(response, request);
    if (this.stoppedAt !== null) lastOf(response);
    endAfterBody(request, response);
    response.once('close', () => {
      connection.answering.delete(response);
      connection.since = performance.now();
    });
  }

  /** Our own answer may take time; a client that stops reading may not. */
  private afterSilence(socket: Socket): void {
    const connection = this.open.get(socket);
    if (!connection || waitsForItsClient(connection) || socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(this.places.silentMs);
  }

  /** Cuts the connection that has waited longest for its client. */
  private makeRoom(): void {
    let longest: Socket | null = null;
    let since = performance.now() - YOUNGEST_MS;
    for (const [socket, connection] of this.open) {
      if (connection.since < since && waitsForItsClient(connection)) {
        longest = socket;
        since = connection.since;
      }
    }
    longest?.destroy();
  }

  private endIdle(): void {
    const idleFrom = performance.now() - LAST_REQUEST_MS;
    for (const [socket, { answering, since }] of this.open)
      if (answering.size === 0 && Math.max(since, this.stoppedAt ?? 0) < idleFrom) socket.end();
  }
}

function waitsForItsClient({ answering }: Connection): boolean {
  for (const request of answering.values()) if (request.complete) return false;
  return true;
}

/**
 * Lets a refusal reach a client that is still sending its body. Node closes the connection as soon as the
 * answer is written; a client that reads only after writing everything would get EPIPE instead. So the answer
 * ends when the body has been received, or after some seconds.
 */
function endAfterBody(request: IncomingMessage, response: ServerResponse): void {
  const hasBody = request.headers['content-length'] ?? request.headers['transfer-encoding'];
  if (hasBody === undefined) return;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = ((...given: unknown[]) => {
    if (request.complete || keepsAlive(response)) return end(...given);
    const timer = setTimeout(finish, LAST_BODY_MS);
    function finish(): void {
      clearTimeout(timer);
      request.off('end', finish).off('close', finish);
      end(...given);
    }
    request.once('end', finish).once('close', finish).resume();
    return response;
  }) as ServerResponse['end'];
}

function keepsAlive(response: ServerResponse): boolean {
  return response.shouldKeepAlive && response.getHeader('Connection') !== 'close';
}

/** Sends `Connection: close`. */
function lastOf(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
