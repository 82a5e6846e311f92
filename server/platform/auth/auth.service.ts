import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Database, type Queryable } from '../database/database.js';
import { SqlParams } from '../database/sql-params.js';
import { badInput, unauthenticated, type AppError, type FieldError } from '../errors/app-error.js';
import type { LoginInput, LoginResult } from '../graphql/generated.js';
import { guessPlace, type RequestContext } from '../graphql/request-context.js';
import { SessionEvents } from '../realtime/session-events.js';
import { AuditTrail } from '../history/audit-trail.js';
import { auditPart, writeAudit, type AuditLine } from '../history/audit.js';
import { Authenticator } from './authenticator.js';
import { Sessions } from './sessions/sessions.js';
import type { Account } from './sign-in/sign-in.js';
import { SignInDevices } from './sign-in/sign-in-devices.js';

/** Signing in and out (contract, section 4). */
@Injectable()
export class AuthService {
  private readonly often: Queryable = { query: (sql, values = []) => this.database.hot(sql, values) };

  constructor(
    private readonly authenticator: Authenticator,
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly devices: SignInDevices,
    private readonly source: DataSource,
    private readonly ended: SessionEvents,
    private readonly trail: AuditTrail,
  ) {}

  /** One and the same refusal for an unknown address, a wrong password and a deactivated account. */
  async login(input: LoginInput, context: RequestContext): Promise<LoginResult> {
    const email = input.email.trim();
    const password = input.password.trim();
    const missing: FieldError[] = [];
    if (!email) missing.push({ path: 'email', reason: 'REQUIRED', message: 'Fyll i e-postadress.' });
    if (!password) missing.push({ path: 'password', reason: 'REQUIRED', message: 'Fyll i lösenord.' });
    if (missing.length > 0) throw badInput(missing);
    const account = await this.authenticator.checkPassword(email, password, guessPlace(context));
    if (!account) throw wrongPassword();
    const { token, device } = await this.begin(account, context);
    context.cookie.set(token);
    context.device?.set(device);
    const { id, name, role, studentId } = account;
    return {
      message: 'Du är inloggad.',
      token,
      user: { userId: id, name, email: account.email, role, studentId },
    };
  }

  /** Session, browser and record in one statement: none of them is there without the others. */
  private async begin(account: Account, context: RequestContext): Promise<{ token: string; device: string }> {
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
    // The password was changed, or the account closed, while this one was compared.
    if (!done) throw wrongPassword();
    const { isKnown, ended: _ended, ...told } = done;
    this.trail.tell([told]);
    await this.sessions.begun(this.often, account);
    return { token, device: secretOf({ isKnown }) };
  }

  /** True also when nobody was signed in. Open sockets of the session are closed. */
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
