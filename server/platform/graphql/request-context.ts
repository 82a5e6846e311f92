import type { Logger } from 'pino';
import type { Actor } from '../auth/actor.js';
import type { GuessPlace } from '../auth/sign-in/sign-in-throttle.js';
import type { AccessNote, AccessTrail } from '../history/access-trail.js';
import { conflict, unauthenticated } from '../errors/app-error.js';
import type { RequestFacts } from '../http/request-log.js';
import type { VerbatimRows } from './verbatim.js';

/** Idempotency key, with a fingerprint of its first use. */
export interface Idempotency {
  key: string;
  fingerprint: string;
}

/** Caller context for services: the actor and the idempotency key. */
export interface Call {
  actor: Actor;
  idempotency: Idempotency | null;
  /** Address and User-Agent; undefined for the system's own work. */
  from?: Pick<RequestContext, 'address' | 'userAgent'>;
  /**
   * Records in the change's transaction which students its answer shows; undefined for the system's own work.
   */
  access?: AccessNote | undefined;
  /** See `RequestContext`. */
  gone?: AbortSignal | undefined;
}

/** Sets or clears the session cookie on the answer; does nothing where there is no HTTP answer. */
export interface SessionCookie {
  set(token: string): void;
  clear(): void;
}

/** Cookie of a browser in which an account has signed in; it grants no access. */
export interface DeviceCookie {
  /** As the request brought it. */
  token: string | null;
  set(token: string): void;
}

/** Request context of resolvers, the same for REST, GraphQL and websockets. */
export interface RequestContext {
  actor: Actor | null;
  idempotency: Idempotency | null;
  /** The Idempotency-Key header as it was sent. */
  idempotencyKey: string | null;
  /** The caller's IP address, by which anonymous calls are limited. */
  address: string;
  /** The client's User-Agent. */
  userAgent?: string | null;
  /** The origin for links in mails (contract, section 1: PUBLIC_ORIGIN). */
  origin: string;
  cookie: SessionCookie;
  /** Where there is an HTTP answer. */
  device?: DeviceCookie;
  /** Charges further calls to the rate limit of the session, or of the address for anonymous requests. */
  charge?: ((calls: number) => void) | undefined;
  log: Logger;
  /** Adds to the request's line in the log; there is none on a socket. */
  describe?: (found: RequestFacts) => void;
  /** One of REST's own operations: exempt from the page limit of external documents (security, T31). */
  fixedOperation: boolean;
  /** Set where the answer's rows may be inserted as JSON text. */
  verbatim?: VerbatimRows;
  /** A further part of a read that is already in the access log. */
  continued?: boolean;
  /** For a chunked answer: protected students already recorded in the access log. */
  recorded?: Set<string>;
  /** Writes the access records that features don't write themselves; undefined on a socket. */
  trail?: AccessTrail;
  /** Of the change that is being answered: see `Call`. */
  access?: AccessNote;
  /** On a socket: reads session and role again before each event. */
  refresh?: () => Promise<Actor | null>;
  /**
   * Aborted when the result is no longer needed: a subscription ends, its socket closes, or an upload's
   * client disconnects before the answer.
   */
  gone?: AbortSignal;
}

/** Source of a password guess. */
export function guessPlace({ actor, address, userAgent, device }: RequestContext): GuessPlace {
  return { actor, address, userAgent, device: device?.token ?? null };
}

/** The caller of a field that requires a signed-in user. */
export function signedIn(context: RequestContext): Call {
  if (!context.actor) throw unauthenticated();
  const { actor, idempotency, address, userAgent, access, gone } = context;
  return { actor, idempotency, from: { address, userAgent }, access, gone };
}

/** Aborts the work and its transaction when the client has disconnected; the error reaches nobody. */
export function assertAwaited(gone: AbortSignal | undefined): void {
  if (gone?.aborted) throw conflict('CANCELLED', 'Den som skickade filen väntar inte längre.');
}
