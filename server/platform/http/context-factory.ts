import { API_LIMITS } from '../../../domain/api-limits.js';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Actor } from '../auth/actor.js';
import { Authenticator } from '../auth/authenticator.js';
import { SessionCookies } from '../auth/sessions/session-cookies.js';
import type { Config } from '../../config.js';
import { CONFIG } from '../config/config-token.js';
import type { RequestContext } from '../graphql/request-context.js';
import { AccessTrail } from '../history/access-trail.js';
import { LOGGER } from '../log/log.js';
import { readAccessReason } from './access-reason.js';
import { assertSameSite } from './cross-site.js';
import { describeRequest } from './request-log.js';
import { RateLimit } from './rate-limit.js';

/** Builds the context of a request, the same for GraphQL over HTTP and for REST. */
@Injectable()
export class ContextFactory {
  // A session is one person; an address may be a whole school on a Monday morning.
  private readonly sessionLimit = new RateLimit(API_LIMITS.callsPerMinute);
  private readonly addressLimit = new RateLimit(API_LIMITS.callsPerMinute);

  constructor(
    private readonly authenticator: Authenticator,
    private readonly cookies: SessionCookies,
    private readonly trail: AccessTrail,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** The context without the database, not yet authenticated. */
  prepare(request: IncomingMessage, response: ServerResponse): RequestContext {
    const key = request.headers['idempotency-key'];
    return {
      actor: null,
      idempotency: null,
      idempotencyKey: typeof key === 'string' ? key : null,
      address: clientAddress(request, this.config.trustProxy),
      userAgent: request.headers['user-agent'] ?? null,
      origin: this.config.publicOrigin ?? originOf(request),
      cookie: this.cookies.on(response),
      device: this.cookies.deviceOn(request, response),
      log: this.log,
      describe: (found) => describeRequest(response, found),
      fixedOperation: false,
      trail: this.trail,
    };
  }

  /** Who sent it, without any check. */
  actorOf(request: IncomingMessage): Promise<Actor | null> {
    return this.authenticator.authenticate(request);
  }

  /**
   * Cross-site check, session, rate limit: the order of permissions, section 1.8. `isSignIn` exempts a pure
   * sign-in from the address's limit.
   */
  async complete(
    request: IncomingMessage,
    context: RequestContext,
    { isSignIn }: { isSignIn?: () => boolean } = {},
  ): Promise<void> {
    assertSameSite(request, this.config.publicOrigin);
    context.actor = await this.authenticator.authenticate(request);
    if (this.config.rateLimits) this.count(context, isSignIn);
    const { actor } = context;
    context.actor = actor && { ...actor, accessReason: readAccessReason(request.headers['access-reason']) };
  }

  private count(context: RequestContext, isSignIn: (() => boolean) | undefined): void {
    const session = context.actor?.sessionHash;
    if (session) {
      this.sessionLimit.hit(session);
      context.charge = (calls) => this.sessionLimit.hit(session, calls);
      return;
    }
    try {
      this.addressLimit.hit(context.address);
    } catch (error) {
      if (isSignIn?.()) return;
      throw error;
    }
    context.charge = (calls) => this.addressLimit.hit(context.address, calls);
  }
}

/** The caller's address; X-Forwarded-For counts only as many hops as are ours (security, T82). */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (hops === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  return forwarded[forwarded.length - hops] || direct;
}

/** The address that this server is bound to, never the Host header (security, T16). */
function originOf(request: IncomingMessage): string {
  const { localAddress, localPort } = request.socket;
  const host =
    !localAddress || localAddress.includes(':') || localAddress === '127.0.0.1' ? 'localhost' : localAddress;
  return `http://${host}:${localPort ?? 0}`;
}
