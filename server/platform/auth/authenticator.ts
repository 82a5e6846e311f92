import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { isError } from '../errors/is-error.js';
import type { Actor } from './actor.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { Sessions, type PresumedActor } from './sessions/sessions.js';
import { bearerToken } from './strategies.js';
import type { Account } from './sign-in/sign-in.js';
import type { GuessPlace } from './sign-in/sign-in-throttle.js';

/**
 * Who sent this request. The strategies are Passport's; the directive of the contract decides what
 * an anonymous request may do, so nothing is refused here.
 */
@Injectable()
export class Authenticator {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
  ) {}

  /** A request with both is judged by the Bearer header alone (permissions, D09). */
  authenticate(request: IncomingMessage): Promise<Actor | null> {
    if (request.headers.authorization !== undefined) return ask<Actor>('bearer', request);
    return request.headers.cookie === undefined
      ? Promise.resolve(null)
      : ask<Actor>('session-cookie', request);
  }

  /** Who sent it, if they are who they were at their last request; null where that is not known, and of an API key. */
  presume(request: IncomingMessage): PresumedActor | null {
    const { authorization, cookie } = request.headers;
    if (authorization === undefined && cookie === undefined) return null;
    const token = authorization === undefined ? this.cookies.read(request) : bearerToken(request);
    return token ? this.sessions.presume(token) : null;
  }

  /** The account that this e-mail address and password belong to. */
  async checkPassword(email: string, password: string, place: GuessPlace): Promise<Account | null> {
    return ask<Account>('password', { headers: {}, body: { email, password }, place });
  }
}

function ask<T>(strategy: string, request: object): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const decide = (error: unknown, found: T | false | null | undefined): void => {
      if (error) reject(isError(error) ? error : new Error('sign-in failed', { cause: error }));
      else resolve(found || null);
    };
    const handler = passport.authenticate(strategy, { session: false }, decide) as (
      request: object,
      response: object,
      next: (error?: unknown) => void,
    ) => void;
    handler(request, {}, (error) => decide(error, null));
  });
}
