import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Actor } from '../../auth/actor.js';
import type { Authenticator } from '../../auth/authenticator.js';
import { clientAddress } from '../../http/context-factory.js';
import { originAllowed } from '../../http/cross-site.js';
import { hasSeveralHosts } from '../../http/several-hosts.js';
import { SocketPlaces, type SocketPlace } from '../../http/socket-places.js';
import { AppError, badField } from '../../errors/app-error.js';
import { toPublicError } from '../../errors/public-error.js';
import type { EventBus } from '../../realtime/event-bus.js';
import { formatError } from './format-result.js';
import { assertWithinLimits, LIMITS } from '../limits.js';
import type { RequestContext } from '../request-context.js';
import { LiveNews, type Subscribed } from './live-news.js';
import type { SocketEnd } from './socket-outbox.js';
import { unusableDocument } from './unusable-document.js';

interface Extra extends Record<PropertyKey, unknown>, SocketEnd {
  request: IncomingMessage & { place?: SocketPlace };
  actor?: Actor;
  /** Session check in progress, shared within one tick. */
  asking?: Promise<Actor | null> | undefined;
}

/** A client's subscribe payload. */
interface Payload {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

interface Dependencies {
  schema: GraphQLSchema;
  authenticator: Authenticator;
  bus: EventBus;
  publicOrigin: string | null;
  trustProxy: number;
  /** False for measurements: then only the process's own limit holds. */
  limited: boolean;
  log: Logger;
}

const PATH = '/graphql';
const HEARTBEAT_MS = 10_000;
/** Close code of the WebSocket registry for a server that cannot serve just now. */
const TRY_AGAIN_LATER = 1013;
/** A page needs a few: board, notifications, calendar. */
const SUBSCRIPTIONS = 20;
/** All pages ask the same few. */
const REMEMBERED = 100;
const RETRY_AFTER_S = 5;

/**
 * Subscriptions over graphql-ws. The handshake requires our own origin and a live session; session and role
 * are read again before each event, and an ended session closes its sockets. Queries and mutations are not
 * accepted here, so their rules apply to HTTP only.
 */
export class GraphqlSocket {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.documentBytes });
  private readonly open = new Map<WebSocket, Actor>();
  private readonly places: SocketPlaces;
  private readonly disposable: { dispose: () => Promise<void> | void };
  private readonly checked = new Map<string, DocumentNode>();

  constructor(
    server: Server,
    private readonly deps: Dependencies,
  ) {
    this.places = new SocketPlaces(deps.limited);
    const news = new LiveNews(deps.schema);
    server.on('upgrade', (request, socket, head) => this.receive(request, socket, head));
    this.disposable = useServer<Record<string, unknown>, Extra>(
      {
        schema: deps.schema,
        onConnect: ({ extra, connectionParams }) =>
          this.admit(extra, connectionParams).catch((error) => this.turnAway(extra, error)),
        onDisconnect: ({ extra }) => {
          this.open.delete(extra.socket);
        },
        onSubscribe: ({ subscriptions, extra }, id, payload) =>
          deps.limited && Object.keys(subscriptions).length > SUBSCRIPTIONS
            ? [refusal(tooMany())]
            : this.check(payload, id, extra),
        // Result of `check`.
        subscribe: (subscribed) => news.follow(subscribed as Subscribed),
        onError: (_ctx, _id, _payload, errors) => errors.map((error) => formatError(error, deps.log)),
        onNext: ({ extra }, _id, _payload, _args, result) => {
          if (!result.errors?.length) return;
          const errors = result.errors.map((error) => formatError(error, deps.log));
          if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) {
            extra.socket.close(CloseCode.Unauthorized, 'Unauthorized');
          }
          return { ...result, errors };
        },
      },
      this.sockets,
      HEARTBEAT_MS,
    );
    deps.bus.on('session', ({ userId, sessionHash }) => this.closeEnded(userId, sessionHash));
  }

  /** Open websockets, including those not yet authenticated. */
  get size(): number {
    return this.sockets.clients.size;
  }

  /** From here on the socket has no other listeners: an unhandled error would end the process. */
  private receive(request: Extra['request'], socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    if (request.url !== PATH || !originAllowed(request, this.deps.publicOrigin)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    if (hasSeveralHosts(request)) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return;
    }
    const place = this.places.take(clientAddress(request, this.deps.trustProxy));
    if (!place) {
      socket.end(
        `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${RETRY_AFTER_S}\r\nConnection: close\r\n\r\n`,
      );
      return;
    }
    socket.once('close', () => place.leave());
    request.place = place;
    this.sockets.handleUpgrade(request, socket, head, (ws) => this.sockets.emit('connection', ws, request));
  }

  /** Closes every socket with a reason, so that clients come back elsewhere. */
  async close(): Promise<void> {
    for (const socket of this.sockets.clients) socket.close(1012, 'Service Restart');
    await this.disposable.dispose();
  }

  /**
   * Authenticates by the handshake's cookie, or by the parameter `authorization` for clients that cannot send
   * headers. Browsers always send Origin, so a cookie without it is rejected (security, T27).
   */
  private async admit(extra: Extra, params: Record<string, unknown> | undefined): Promise<boolean> {
    const { headers } = extra.request;
    if (typeof params?.authorization === 'string') headers.authorization = params.authorization;
    const isAttributed = headers.origin !== undefined || headers.authorization !== undefined;
    const actor = isAttributed ? await this.deps.authenticator.authenticate(extra.request) : null;
    if (!actor) {
      extra.socket.close(CloseCode.Unauthorized, 'Unauthorized');
      return false;
    }
    if (!extra.request.place?.signIn(actor.userId, actor.sessionHash)) {
      extra.socket.close(TRY_AGAIN_LATER, 'Too Many Sockets');
      return false;
    }
    extra.actor = actor;
    this.open.set(extra.socket, actor);
    return true;
  }

  /** Closes the socket while the database is unreachable; the client reconnects later. */
  private turnAway(extra: Extra, error: unknown): boolean {
    toPublicError(error, this.deps.log);
    extra.socket.close(TRY_AGAIN_LATER, 'Try Again Later');
    return false;
  }

  /** Applies limits and validation as over HTTP; the result is followed unchanged. */
  private check(payload: Payload, id: string, extra: Extra): Subscribed | GraphQLError[] {
    try {
      if (Buffer.byteLength(payload.query) > LIMITS.documentBytes)
        throw badField('query', 'TOO_LONG', 'Frågan är för lång.');
      const known = this.checked.get(payload.query);
      const document = known ?? parse(payload.query, { maxTokens: LIMITS.tokens });
      const errors = known
        ? []
        : validate(this.deps.schema, document, undefined, { maxErrors: LIMITS.validationErrors });
      if (errors.length > 0) return errors.map(({ message }) => refusal(unusableDocument(message)));
      const operation = getOperationAST(document, payload.operationName);
      if (operation?.operation !== 'subscription') {
        throw badField(
          'query',
          'NOT_ALLOWED',
          'Här går bara prenumerationer; frågor går över POST /graphql.',
        );
      }
      assertWithinLimits(document, operation);
      this.remember(payload.query, document);
      return {
        schema: this.deps.schema,
        document,
        operationName: payload.operationName,
        variableValues: payload.variables ?? {},
        contextValue: this.contextOf(extra),
        id,
        end: extra,
      };
    } catch (error) {
      return [refusal(error instanceof GraphQLError ? unusableDocument(error.message) : (error as Error))];
    }
  }

  /** Caches the document of a valid text, with LRU eviction. */
  private remember(text: string, document: DocumentNode): void {
    this.checked.delete(text);
    this.checked.set(text, document);
    if (this.checked.size > REMEMBERED) this.checked.delete(this.checked.keys().next().value!);
  }

  private contextOf(extra: Extra): RequestContext {
    return {
      actor: extra.actor ?? null,
      idempotency: null,
      idempotencyKey: null,
      address: clientAddress(extra.request, this.deps.trustProxy),
      origin: this.deps.publicOrigin ?? '',
      cookie: { set: () => undefined, clear: () => undefined },
      log: this.deps.log,
      fixedOperation: false,
      refresh: () => this.askAgain(extra),
    };
  }

  /** Reads the current session. A socket's subscriptions woken by one event share the read. */
  private askAgain(extra: Extra): Promise<Actor | null> {
    if (!extra.asking) {
      extra.asking = this.deps.authenticator.authenticate(extra.request);
      process.nextTick(() => (extra.asking = undefined));
    }
    return extra.asking;
  }

  private closeEnded(userId: string, sessionHash: string | null): void {
    for (const [socket, actor] of this.open) {
      const ended = actor.userId === userId && (sessionHash === null || sessionHash === actor.sessionHash);
      if (ended) socket.close(CloseCode.Unauthorized, 'Unauthorized');
    }
  }
}

function tooMany(): AppError {
  return new AppError('TOO_MANY_REQUESTS', 'För många prenumerationer på samma anslutning.', {
    retryAfter: RETRY_AFTER_S,
  });
}

/** Wraps the error for formatting, which extracts its code and message. */
function refusal(error: Error): GraphQLError {
  return new GraphQLError('refused', { originalError: error });
}
