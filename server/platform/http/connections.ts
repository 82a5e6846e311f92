import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** More are turned away unheard; so many are always kept free for whoever comes next. */
const MOST = 1_000;
const KEPT_FREE = 100;
/** Whoever has just come gets this long before having to make room. */
const YOUNGEST_MS = 250;

const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 60_000;
const IDLE_MS = 5_000;
/** Nothing sent and nothing taken for so long: a client that does not read its answer. */
const SILENT_MS = 60_000;
/** Node's own default of 30 s would let slow clients stay three times as long as their limit. */
const CHECK_EVERY_MS = 1_000;

/** At a stop, whoever is between two requests may have sent the next one already. */
const LAST_REQUEST_MS = 300;
const LOOK_EVERY_MS = 50;

/** The rest of a body whose request has been refused already. */
const LAST_BODY_MS = 10_000;

interface Places {
  most: number;
  keptFree: number;
  silentMs: number;
}

interface Connection {
  /** When it began to wait: for a request, or for the rest of one. */
  since: number;
  /** Those under way; pipelined ones wait for each other. */
  answering: Map<ServerResponse, IncomingMessage>;
}

/**
 * Every connection of the HTTP server. Where they become many, whoever waits longest for its own client makes room
 * (between requests, or in the midst of slow headers or a slow body), so that /healthz and sign-in are answered
 * however many hold on. A request that has arrived whole is never cut.
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

  /** Takes no new connection, answers what has come in by the old ones, and ends them; whatever is left is cut. */
  async drain(withinMs: number): Promise<void> {
    this.stoppedAt = performance.now();
    // Node's own HTTP server would cut connections that are between two requests at once.
    const closed = new Promise<void>((resolve) =>
      NetServer.prototype.close.call(this.server, () => resolve()),
    );
    for (const { answering } of this.open.values()) for (const response of answering.keys()) lastOf(response);
    // After what the system holds ready has been read: a request may be among it.
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

  /** A long answer of ours may take its time; a client that does not read what is written may not. */
  private afterSilence(socket: Socket): void {
    const connection = this.open.get(socket);
    if (!connection || waitsForItsClient(connection) || socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(this.places.silentMs);
  }

  /** Cuts the one that has kept us waiting longest. */
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
 * Lets a refusal reach a client that is still sending its body. Node closes the last connection of a client as soon as
 * the answer is written; a client that only reads once it has written everything would get EPIPE instead. So the answer
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

/** Tells the client to come back by a new connection. */
function lastOf(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
