import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../config/config-token.js';
import { Database, type Queryable } from '../../database/database.js';
import type { Read } from '../../database/rows.js';
import { badField } from '../../errors/app-error.js';
import type { Message } from '../../graphql/generated.js';
import type { RequestContext } from '../../graphql/request-context.js';
import { JobHandlers } from '../../jobs/job-handlers.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { MailQueue } from '../../mail/mail-queue.js';
import { passwordChangedMail, passwordResetMail } from '../../mail/password-mails.js';
import { SessionEvents } from '../../realtime/session-events.js';
import { isEmail, normaliseEmail } from '../../validation/email.js';
import { checkNewPassword, wordsAbout } from './password-rules.js';
import { Passwords } from './passwords.js';
import { writeAudit } from '../../history/audit.js';
import { AuditTrail } from '../../history/audit-trail.js';
import { addressRange } from '../sign-in/address-range.js';
import { hashOf, Sessions } from '../sessions/sessions.js';
import { SignInDevices } from '../sign-in/sign-in-devices.js';
import { SignInThrottle } from '../sign-in/sign-in-throttle.js';
import { killLinks, setPassword } from '../accounts/accounts.repository.js';

/** Lifetimes of links, as stated in the mails and commands that issue them. */
const LIFETIMES = { reset: '30 minutes', invitation: '7 days' } as const;
export type LinkKind = keyof typeof LIFETIMES;
const MOST_AN_HOUR = 3;

/** The link with this hash, as long as its account may use it. */
const LIVE_LINK = `FROM password_reset r JOIN app_user u ON u.id = r.user_id AND u.active
  WHERE r.token_hash = $1 AND r.used_at IS NULL AND r.expires_at > now()`;

const requestShape = z.object({
  address: z.string().nullable(),
  origin: z.string(),
  /** IP address of the requester, for the audit log. */
  from: z.string().nullish(),
});

/** Setting a password by a mailed link (contract, section 4; security, T14 to T17). */
@Injectable()
export class PasswordReset implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly source: DataSource,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly devices: SignInDevices,
    private readonly throttle: SignInThrottle,
    private readonly ended: SessionEvents,
    private readonly mail: MailQueue,
    private readonly trail: AuditTrail,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.register('mail-reset-link', (payload) => this.mailLink(requestShape.parse(payload)));
  }

  /**
   * Always gives the same answer after the same work: the account lookup runs in a job, so that neither text
   * nor response time reveals whether an account exists (security, P11).
   */
  async request(email: string, { origin, address: from }: RequestContext): Promise<Message> {
    const address = normaliseEmail(email);
    // An invalid address has no account, and PostgreSQL rejects some of them as parameters.
    await this.queue.add(this.database, 'mail-reset-link', {
      address: isEmail(address) ? address : null,
      origin,
      from,
    });
    return { message: 'Om adressen finns hos oss har vi skickat en länk dit.' };
  }

  /** Sends at most three links an hour per account, also under concurrent requests. */
  private async mailLink({ address, origin, from }: z.infer<typeof requestShape>): Promise<void> {
    const told = await this.source.transaction(async (tx) => {
      const [account] = (await tx.query(
        `SELECT id, name, email FROM app_user WHERE email = $1 AND active FOR NO KEY UPDATE`,
        [address],
      )) as { id: string; name: string; email: string }[];
      if (!account) return [];
      const [sent] = (await tx.query(
        `SELECT count(*)::integer AS count FROM password_reset
         WHERE user_id = $1 AND NOT is_invitation AND created_at > now() - interval '1 hour'`,
        [account.id],
      )) as { count: number }[];
      if (sent!.count >= MOST_AN_HOUR) return [];
      // Requests are anonymous: links that the school has sent stay valid.
      await killLinks(tx, account.id, 'requested');
      const token = await addLink(tx, account.id, 'reset');
      const link = `${this.config.publicOrigin ?? origin}/reset-password?token=${token}`;
      await this.mail.add(tx, passwordResetMail(account, link, this.config.productName));
      const source = { actor: null, from: from ? { address: from } : null };
      return writeAudit(tx, source, [{ kind: 'PASSWORD_LINK_REQUESTED', subjectId: account.id }]);
    });
    this.trail.tell(told);
  }

  /** Issues invitations for many accounts, in order; invalidates older links of these accounts. */
  async invite(tx: Pick<Queryable, 'query'>, userIds: readonly string[]): Promise<string[]> {
    await killLinks(tx, userIds);
    return addLinks(tx, userIds, 'invitation');
  }

  /** True if the link can still set a password. Reveals neither the owner nor the reason for a refusal. */
  async isAlive(token: string): Promise<boolean> {
    const [found] = await this.database.query(`SELECT 1 AS one ${LIVE_LINK}`, [hashOf(token.trim())]);
    return found !== undefined;
  }

  /** Issues a single-use token; invalidates older ones of the account. */
  issue(tx: Pick<Queryable, 'query'>, userId: string, kind: LinkKind): Promise<string> {
    return issueResetToken(tx, userId, kind);
  }

  /**
   * Consumes the token and sets the password; ends all sessions of the account and closes their sockets. The
   * link proves ownership: resets the count of wrong guesses, and the browser stays trusted.
   */
  async complete(context: RequestContext, token: string, newPassword: string): Promise<Message> {
    const [owner] = await this.database.query<Read<'app_user', 'id' | 'name' | 'email' | 'role'>>(
      `SELECT u.id, u.name, u.email, u.role ${LIVE_LINK}`,
      [hashOf(token.trim())],
    );
    if (!owner) throw deadLink();
    const { passwordMinLength, productName } = this.config;
    const password = checkNewPassword(
      newPassword,
      'newPassword',
      passwordMinLength,
      wordsAbout(owner, productName),
    );
    const hash = await this.passwords.hash(password, addressRange(context.address));
    const { device, told } = await this.source.transaction(async (tx) => {
      const used: unknown = await tx.query(
        `UPDATE password_reset SET used_at = now()
         WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now() RETURNING user_id`,
        [hashOf(token.trim())],
      );
      if ((used as [unknown[], number])[1] !== 1) throw deadLink();
      await setPassword(tx, owner.id, hash);
      await killLinks(tx, owner.id);
      await this.sessions.endAll(tx, owner.id);
      await this.ended.announce(tx, { userId: owner.id, sessionHash: null });
      await this.mail.add(tx, passwordChangedMail(owner, productName));
      await this.throttle.forget(tx, owner.email);
      const source = { actor: { userId: owner.id, role: owner.role }, from: context };
      return {
        device: await this.devices.admit(tx, owner, context.device?.token),
        told: await writeAudit(tx, source, [{ kind: 'PASSWORD_RESET', subjectId: owner.id }]),
      };
    });
    this.trail.tell(told);
    context.device?.set(device);
    return { message: 'Lösenordet är sparat. Logga in med det nya lösenordet.' };
  }
}

/**
 * Issues a token outside the application, for example in the command that creates the first administrator.
 */
export async function issueResetToken(
  tx: Pick<Queryable, 'query'>,
  userId: string,
  kind: LinkKind,
): Promise<string> {
  await killLinks(tx, userId);
  return addLink(tx, userId, kind);
}

async function addLink(tx: Pick<Queryable, 'query'>, userId: string, kind: LinkKind): Promise<string> {
  const [token] = await addLinks(tx, [userId], kind);
  return token!;
}

async function addLinks(
  tx: Pick<Queryable, 'query'>,
  userIds: readonly string[],
  kind: LinkKind,
): Promise<string[]> {
  const tokens = userIds.map(() => randomBytes(32).toString('base64url'));
  await tx.query(
    `INSERT INTO password_reset (token_hash, user_id, is_invitation, expires_at)
     SELECT added.token_hash, added.user_id, $3, now() + interval '${LIFETIMES[kind]}'
     FROM unnest($1::bytea[], $2::uuid[]) AS added (token_hash, user_id)`,
    [tokens.map(hashOf), userIds, kind === 'invitation'],
  );
  return tokens;
}

function deadLink(): Error {
  return badField('token', 'BAD_REFERENCE', 'Länken är ogiltig eller har gått ut.');
}
