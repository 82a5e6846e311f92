import type { Logger } from 'pino';
import type { Actor } from '../auth/actor.js';
import type { GuessPlace } from '../auth/sign-in/sign-in-throttle.js';
import type { AccessNote, AccessTrail } from '../history/access-trail.js';
import { conflict, unauthenticated } from '../errors/app-error.js';
import type { RequestFacts } from '../http/request-log.js';
import type { VerbatimRows } from './verbatim.js';

/** The key that makes a repeat harmless, with a fingerprint of what it was first used for. */
export interface Idempotency {
  key: string;
  fingerprint: string;
}

/** What a service needs to know of the caller: who, and whether it is a repeat. */
export interface Call {
  actor: Actor;
  idempotency: Idempotency | null;
  /** From where; nothing for what the server does by itself. */
  from?: Pick<RequestContext, 'address' | 'userAgent'>;
  /** Writes, in the transaction of a change, whom its answer shows; nothing for what the server does by itself. */
  access?: AccessNote | undefined;
  /** See `RequestContext`. */
  gone?: AbortSignal | undefined;
}

/** Sets or clears the session cookie on the answer; does nothing where there is no HTTP answer. */
export interface SessionCookie {
  set(token: string): void;
  clear(): void;
}

/** The cookie by which a browser is known that somebody has signed in with; it opens nothing. */
export interface DeviceCookie {
  /** As the request brought it. */
  token: string | null;
  set(token: string): void;
}

/** Everything that a resolver may know of the request, the same through every door. */
export interface RequestContext {
  actor: Actor | null;
  idempotency: Idempotency | null;
  /** The Idempotency-Key header as it was sent. */
  idempotencyKey: string | null;
  /** The caller's address, by which anonymous calls are limited. */
  address: string;
  /** How the caller's browser or program names itself. */
  userAgent?: string | null;
  /** The origin for links in mails (contract, section 1: PUBLIC_ORIGIN). */
  origin: string;
  cookie: SessionCookie;
  /** Where there is an HTTP answer. */
  device?: DeviceCookie;
  /** Charges further calls to the rate limit of the session, or of the address where nobody is signed in. */
  charge?: ((calls: number) => void) | undefined;
  log: Logger;
  /** Adds to the request's line in the log; there is none on a socket. */
  describe?: (found: RequestFacts) => void;
  /** One of REST's own operations: exempt from the page limit of questions from outside (security, T31). */
  fixedOperation: boolean;
  /** Where the rows of the answer may be given as text. */
  verbatim?: VerbatimRows;
  /** A further part of a reading that has left its trace in the access log already. */
  continued?: boolean;
  /** Of an answer in parts: the protected students whom earlier parts have shown, each with a record of it. */
  recorded?: Set<string>;
  /** Writes the records of answers and refusals that features do not write themselves; none on a socket. */
  trail?: AccessTrail;
  /** Of the change that is being answered: see `Call`. */
  access?: AccessNote;
  /** On a socket: reads session and role anew before each event. */
  refresh?: () => Promise<Actor | null>;
  /**
   * Aborted when nobody waits any more: of a subscription when it ends or its socket closes, of a file that was sent when
   * its sender has left before the answer.
   */
  gone?: AbortSignal;
}

/** Where a guess at a password comes from. */
export function guessPlace({ actor, address, userAgent, device }: RequestContext): GuessPlace {
  return { actor, address, userAgent, device: device?.token ?? null };
}

/** The caller of a field that only signed-in people reach. */
export function signedIn(context: RequestContext): Call {
  if (!context.actor) throw unauthenticated();
  const { actor, idempotency, address, userAgent, access, gone } = context;
  return { actor, idempotency, from: { address, userAgent }, access, gone };
}

/** Ends the work, and its transaction, of somebody who has left: what is thrown nobody reads. */
export function assertAwaited(gone: AbortSignal | undefined): void {
  if (gone?.aborted) throw conflict('CANCELLED', 'Den som skickade filen väntar inte längre.');
}
