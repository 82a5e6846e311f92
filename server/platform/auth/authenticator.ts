import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import passport from 'passport';
import { isError } from '../errors/is-error.js';
import type { Actor } from './actor.js';
import type { Account } from './sign-in/sign-in.js';
import type { GuessPlace } from './sign-in/sign-in-throttle.js';

/**
 * Authenticates requests with Passport strategies. Anonymous requests pass: the contract's directive defines
 * their permissions.
 */
@Injectable()
export class Authenticator {
  /** If a request has both, the Bearer header wins (permissions, D09). */
  authenticate(request: IncomingMessage): Promise<Actor | null> {
    if (request.headers.authorization !== undefined) return ask<Actor>('bearer', request);
    return request.headers.cookie === undefined
      ? Promise.resolve(null)
      : ask<Actor>('session-cookie', request);
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
