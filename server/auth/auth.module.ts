import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { MailQueue } from '../mail/mail-queue.js';
import { ApiKeySignIn } from './api-key-sign-in.js';
import { AuthHousekeeping } from './auth-housekeeping.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';
import { Authenticator } from './authenticator.js';
import { PasswordReset } from './password-reset.js';
import { Passwords } from './passwords.js';
import { SessionCookies } from './session-cookies.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';
import { SignInDevices } from './sign-in-devices.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { BearerStrategy, PasswordStrategy, SessionCookieStrategy } from './strategies.js';

/** Sign-in, sessions and password reset. Every door asks it who the caller is. */
@Global()
@Module({
  imports: [PassportModule],
  providers: [
    ApiKeySignIn,
    AuthHousekeeping,
    AuthResolver,
    AuthService,
    Authenticator,
    BearerStrategy,
    MailQueue,
    PasswordReset,
    Passwords,
    PasswordStrategy,
    SessionCookies,
    SessionCookieStrategy,
    Sessions,
    SignIn,
    SignInDevices,
    SignInThrottle,
  ],
  exports: [Authenticator, PasswordReset, Passwords, SessionCookies, Sessions],
})
export class AuthModule {}
