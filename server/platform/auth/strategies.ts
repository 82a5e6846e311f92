import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy as CustomStrategy } from 'passport-custom';
import { Strategy as LocalStrategy } from 'passport-local';
import type { IncomingMessage } from 'node:http';
import type { Actor } from './actor.js';
import { ApiKeySignIn } from './api-key-sign-in.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { Sessions } from './sessions/sessions.js';
import { SignIn, type Account } from './sign-in/sign-in.js';
import type { GuessPlace } from './sign-in/sign-in-throttle.js';

/** The session cookie of the web client. */
@Injectable()
export class SessionCookieStrategy extends PassportStrategy(CustomStrategy, 'session-cookie') {
  constructor(
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
  ) {
    super();
  }

  async validate(request: IncomingMessage): Promise<Actor | false> {
    const token = this.cookies.read(request);
    return token ? ((await this.sessions.find(token)) ?? false) : false;
  }
}

/** `Authorization: Bearer <token>` of API clients: the same sessions without a cookie, or another system's key. */
@Injectable()
export class BearerStrategy extends PassportStrategy(CustomStrategy, 'bearer') {
  constructor(
    private readonly sessions: Sessions,
    private readonly keys: ApiKeySignIn,
  ) {
    super();
  }

  async validate(request: IncomingMessage): Promise<Actor | false> {
    const token = bearerToken(request);
    if (!token) return false;
    const holder = this.keys.isKey(token) ? this.keys : this.sessions;
    return (await holder.find(token)) ?? false;
  }
}

/** The secret of the Bearer header; null where it holds none. */
function bearerToken({ headers }: IncomingMessage): string | null {
  return /^Bearer ([\w~+/.-]{16,200}=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** E-mail and password, compared once per attempt. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(LocalStrategy, 'password') {
  constructor(private readonly signIn: SignIn) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  async validate(request: { place: GuessPlace }, email: string, password: string): Promise<Account | false> {
    return (await this.signIn.verify(email, password, request.place)) ?? false;
  }
}
