import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { badInput, unauthenticated, type FieldError } from '../errors/app-error.js';
import type { LoginInput, LoginResult } from '../graphql/generated.js';
import { guessPlace, type RequestContext } from '../graphql/request-context.js';
import { SessionEvents } from '../realtime/session-events.js';
import { AuditTrail } from '../history/audit-trail.js';
import { writeAudit } from '../history/audit.js';
import { Authenticator } from './authenticator.js';
import { Sessions } from './sessions/sessions.js';
import { SignInDevices } from './sign-in/sign-in-devices.js';

/** Signing in and out (contract, section 4). */
@Injectable()
export class AuthService {
  constructor(
    private readonly authenticator: Authenticator,
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
    if (!account) throw unauthenticated('Fel e-postadress eller lösenord.');
    const actor = { userId: account.id, role: account.role };
    const { token, device, told } = await this.source.transaction(async (tx) => ({
      token: await this.sessions.begin(tx, account.id, context),
      device: await this.devices.admit(tx, account, context.device?.token),
      told: await writeAudit(tx, { actor, from: context }, [{ kind: 'SIGNED_IN', subjectId: account.id }]),
    }));
    this.trail.tell(told);
    context.cookie.set(token);
    context.device?.set(device);
    const { id, name, role, studentId } = account;
    return {
      message: 'Du är inloggad.',
      token,
      user: { userId: id, name, email: account.email, role, studentId },
    };
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
