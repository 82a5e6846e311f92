import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Database } from '../database/database.js';
import { SqlParams } from '../database/sql-params.js';
import { badInput, unauthenticated, type AppError, type FieldError } from '../errors/app-error.js';
import type { LoginInput, LoginResult } from '../graphql/generated.js';
import { guessPlace, type RequestContext } from '../graphql/request-context.js';
import { SessionEvents } from '../realtime/session-events.js';
import { AuditTrail } from '../history/audit-trail.js';
import { auditPart, writeAudit, type AuditLine } from '../history/audit.js';
import { Authenticator } from './authenticator.js';
import { PasswordRenewal } from './passwords/password-renewal.js';
import { Sessions } from './sessions/sessions.js';
import { addressRange } from './sign-in/address-range.js';
import type { Account } from './sign-in/sign-in.js';
import { SignInDevices } from './sign-in/sign-in-devices.js';

/** A new session, with the secrets of the session and of the browser. */
interface Begun {
  account: Account;
  token: string;
  device: string;
}

/** Signing in and out (contract, section 4). */
@Injectable()
export class AuthService {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly renewal: PasswordRenewal,
    private readonly devices: SignInDevices,
    private readonly source: DataSource,
    private readonly ended: SessionEvents,
    private readonly trail: AuditTrail,
  ) {}

  /** The same refusal for an unknown address, a wrong password and a deactivated account. */
  async login(input: LoginInput, context: RequestContext): Promise<LoginResult> {
    const email = input.email.trim();
    const password = input.password.trim();
    const missing: FieldError[] = [];
    if (!email) missing.push({ path: 'email', reason: 'REQUIRED', message: 'Fyll i e-postadress.' });
    if (!password) missing.push({ path: 'password', reason: 'REQUIRED', message: 'Fyll i lösenord.' });
    if (missing.length > 0) throw badInput(missing);
    // Retries once if the account changed during the comparison: the password may have been rehashed and
    // still be right.
    const begun =
      (await this.tryOnce(email, password, context)) ?? (await this.tryOnce(email, password, context));
    if (!begun) throw wrongPassword();
    const { account, token, device } = begun;
    context.cookie.set(token);
    context.device?.set(device);
    const { id, name, role, studentId, passwordHash } = account;
    await this.renewal.renew(id, passwordHash, password, addressRange(context.address));
    return {
      message: 'Du är inloggad.',
      token,
      user: { userId: id, name, email: account.email, role, studentId },
    };
  }

  /** Null if the password was changed or the account closed during the comparison. */
  private async tryOnce(email: string, password: string, context: RequestContext): Promise<Begun | null> {
    const account = await this.authenticator.checkPassword(email, password, guessPlace(context));
    if (!account) throw wrongPassword();
    return this.begin(account, context);
  }

  /** Writes session, browser and record in one statement, atomically. */
  private async begin(account: Account, context: RequestContext): Promise<Begun | null> {
    const params = new SqlParams();
    const { token, part: session } = this.sessions.beginning(account, context, params);
    const { part: device, secretOf } = this.devices.admitting(account, context.device?.token, params);
    const source = { actor: { userId: account.id, role: account.role }, from: context };
    const record = auditPart(
      source,
      [{ kind: 'SIGNED_IN', subjectId: account.id }],
      params,
      'EXISTS (SELECT FROM seen)',
    );
    const [done] = await this.database.hot<AuditLine & { isKnown: boolean; ended: string }>(
      `WITH ${session}, ${device}, ${record}
       SELECT audited.*, device."isKnown", (SELECT count(*) FROM oldest) AS ended FROM audited, device`,
      params.values,
    );
    if (!done) return null;
    const { isKnown, ended: _ended, ...told } = done;
    this.trail.tell([told]);
    await this.sessions.begun(this.database.often, account);
    return { account, token, device: secretOf({ isKnown }) };
  }

  /** Also true when no session existed. Closes the session's open sockets. */
  async logout(context: RequestContext): Promise<boolean> {
    context.cookie.clear();
    const { actor } = context;
    if (!actor) return true;
    const told = await this.source.transaction(async (tx) => {
      await this.sessions.end(tx, actor.sessionHash);
      await this.ended.announce(tx, { userId: actor.userId, sessionHash: actor.sessionHash });
      const event = { kind: 'SIGNED_OUT', subjectId: actor.userId } as const;
      return writeAudit(tx, { actor, from: context }, [event]);
    });
    this.trail.tell(told);
    return true;
  }
}

function wrongPassword(): AppError {
  return unauthenticated('Fel e-postadress eller lösenord.');
}
