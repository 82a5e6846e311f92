import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity } from './accounts/account.entity.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { PassportModule } from '@nestjs/passport';
import { MailModule } from '../mail/mail.module.js';
import { ApiKeySignIn } from './api-key-sign-in.js';
import { AuthResolver } from './auth.resolver.js';
import { AuthService } from './auth.service.js';
import { Authenticator } from './authenticator.js';
import { PasswordRenewal } from './passwords/password-renewal.js';
import { PasswordReset } from './passwords/password-reset.js';
import { Passwords } from './passwords/passwords.js';
import { SessionCookies } from './sessions/session-cookies.js';
import { Sessions } from './sessions/sessions.js';
import { SignInListeners } from './sessions/sign-in-listeners.js';
import { SignIn } from './sign-in/sign-in.js';
import { SignInDevices } from './sign-in/sign-in-devices.js';
import { SignInThrottle } from './sign-in/sign-in-throttle.js';
import { BearerStrategy, PasswordStrategy, SessionCookieStrategy } from './strategies.js';
import { AuthController, PasswordResetController } from './auth.controller.js';
import { AuthHousekeeping } from './auth-housekeeping.js';

/** Sign-in, sessions and password reset. REST, GraphQL and websockets authenticate callers through it. */
@Global()
@Module({
  controllers: [AuthController, PasswordResetController],
  imports: [TypeOrmModule.forFeature([AccountEntity, ApiKeyEntity]), MailModule, PassportModule],
  providers: [
    AuthHousekeeping,
    ApiKeySignIn,
    AuthResolver,
    AuthService,
    Authenticator,
    BearerStrategy,
    PasswordRenewal,
    PasswordReset,
    Passwords,
    PasswordStrategy,
    SessionCookies,
    SessionCookieStrategy,
    Sessions,
    SignIn,
    SignInDevices,
    SignInListeners,
    SignInThrottle,
  ],
  exports: [Authenticator, PasswordReset, Passwords, SessionCookies, Sessions, SignInListeners],
})
export class AuthModule {}
