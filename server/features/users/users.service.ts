import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import { PasswordReset } from '../../platform/auth/passwords/password-reset.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict, duplicate, forbidden } from '../../platform/errors/app-error.js';
import type {
  CreateUserInput,
  Message,
  RenewedInvitations,
  SetUserRoleInput,
  UpdateUserInput,
  User,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { difference } from '../../platform/history/audit.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { SessionEvents } from '../../platform/realtime/session-events.js';
import { idsOf } from '../../platform/database/rows.js';
import { requireId } from '../../platform/validation/id.js';
import { readPhone } from '../../platform/validation/phone.js';
import {
  assertAnotherSystemadmin,
  lockAccount,
  lockAccounts,
  type LockedAccount,
} from './account/account-lock.queries.js';
import { readUserEmail, readUserName } from './user.input.js';
import { addressChangedMail, invitationMail, resetLinkMail } from './users.notifications.js';
import { toUser, USER_COLUMNS, type UserRow } from './user.mapper.js';
import { mayDeactivate, mayGrant, mayManage, maySetRole, notInvitedReason } from './users.policy.js';
import { killLinks, addAccount, updateAccount } from '../../platform/auth/accounts/accounts.repository.js';
import { eraseAccount, eraseAudit } from '../students/records/account-erasure.repository.js';
import { makeTeacher, resumeEmployment } from '../teachers/teachers.repository.js';
import { assertVersion } from '../../platform/database/locked-record.js';

const MOST_INVITED = 500;
const CHANGED = 'Någon annan har ändrat kontot sedan du öppnade sidan.';

/** Administration of accounts, by the rules of permissions, section 7. */
@Injectable()
export class UsersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly ended: SessionEvents,
    private readonly reset: PasswordReset,
    private readonly mail: MailQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Adds an account and mails a link to choose the password (7.1, 7.6). */
  create(call: Call, input: CreateUserInput, origin: string): Promise<User> {
    if (!mayGrant(call.actor, input.role)) throw forbidden();
    const { role } = input;
    const account = {
      name: readUserName(input.name),
      email: readUserEmail(input.email),
      phone: readPhone(input.phone),
    };
    return this.work.run(call, async (tx) => {
      await assertAddressFree(tx, account.email);
      const id = uuid();
      await addAccount(tx, { id, ...account, role });
      if (role === 'TEACHER') await makeTeacher(tx, id);
      const { name, email } = account;
      tx.audit({ kind: 'ACCOUNT_CREATED', subjectId: id, newValues: { name, email, role } });
      await this.sendLink(tx, { id, ...account, hasPassword: false }, origin);
      return answer(tx, call.actor, id);
    });
  }

  /** Omitted fields are unchanged. A new address ends all sessions (7.5) and invalidates links sent to the old one. */
  update(call: Call, { id, version, ...input }: UpdateUserInput): Promise<User> {
    const given = readGiven(input);
    return this.work.run(call, async (tx) => {
      const stored = await this.manageable(tx, call, id);
      const next = { ...pick(stored), ...given };
      assertVersion(stored, version, CHANGED);
      const same = next.name === stored.name && next.email === stored.email && next.phone === stored.phone;
      if (same) return answer(tx, call.actor, id);
      if (next.email !== stored.email) {
        await assertAddressFree(tx, next.email);
        await this.signOut(tx, id);
        await killLinks(tx, id);
        await this.mail.add(tx, addressChangedMail(stored, this.config.productName));
      }
      tx.audit({ kind: 'ACCOUNT_CHANGED', subjectId: id, ...difference(pick(stored), next) });
      await updateAccount(tx, stored.id, next);
      return answer(tx, call.actor, id);
    });
  }

  /** Nobody can promote themselves, and the last active SYSTEMADMIN must remain (7.1 to 7.5, 7.11). */
  setRole(call: Call, { id, role, version }: SetUserRoleInput): Promise<User> {
    if (!mayGrant(call.actor, role)) throw forbidden();
    return this.work.run(call, async (tx) => {
      const stored = await this.manageable(tx, call, id);
      if (!maySetRole(call.actor, stored, role)) throw forbidden();
      assertVersion(stored, version, CHANGED);
      if (stored.role === role) return answer(tx, call.actor, id);
      await assertAnotherSystemadmin(tx, call.actor, stored);
      if (role === 'TEACHER') await makeTeacher(tx, id);
      await updateAccount(tx, stored.id, { role });
      tx.audit({
        kind: 'ROLE_CHANGED',
        subjectId: id,
        previousValues: { role: stored.role },
        newValues: { role },
      });
      await this.signOut(tx, id);
      return answer(tx, call.actor, id);
    });
  }

  /** Accounts are deactivated, not deleted: the name remains in the history (7.9). */
  deactivate(call: Call, id: string): Promise<User> {
    return this.work.run(call, (tx) => this.switchOff(tx, call, id));
  }

  /** Deactivates an account within a larger action's transaction. */
  async switchOff(tx: Work, call: Call, id: string): Promise<User> {
    const stored = await this.manageable(tx, call, id);
    if (!mayDeactivate(call.actor, stored)) throw forbidden('Du kan inte stänga av ditt eget konto.');
    if (!stored.active) return answer(tx, call.actor, id);
    await assertAnotherSystemadmin(tx, call.actor, stored);
    await updateAccount(tx, stored.id, { active: false });
    tx.audit({
      kind: 'ACCOUNT_DEACTIVATED',
      subjectId: id,
      previousValues: { active: true },
      newValues: { active: false },
    });
    await this.signOut(tx, id);
    await killLinks(tx, id);
    return answer(tx, call.actor, id);
  }

  /**
   * Erases a person's account: deactivates and anonymises it; the address is free again (7.9). An account
   * that now belongs to a colleague is unchanged.
   */
  async erase(tx: Work, call: Call, id: string, nobody: string): Promise<void> {
    const stored = await this.manageable(tx, call, id);
    if (hasRank(stored, 'COORDINATOR')) return;
    await this.switchOff(tx, call, id);
    tx.audit({ kind: 'ACCOUNT_ERASED', subjectId: id });
    await eraseAudit(tx, id);
    await eraseAccount(tx, id, nobody);
  }

  /** Reactivates an account. For a teacher this also resumes the employment, to keep both consistent. */
  activate(call: Call, id: string): Promise<User> {
    return this.work.run(call, async (tx) => {
      const stored = await this.manageable(tx, call, id);
      if (!stored.active) {
        await updateAccount(tx, stored.id, { active: true });
        tx.audit({
          kind: 'ACCOUNT_ACTIVATED',
          subjectId: id,
          previousValues: { active: false },
          newValues: { active: true },
        });
        await resumeEmployment(tx, call.actor, [id]);
      }
      return answer(tx, call.actor, id);
    });
  }

  /** The link is mailed to the owner only: staff never choose or see another user's password (7.6). */
  sendResetLink(call: Call, id: string, origin: string): Promise<Message> {
    return this.work.run(call, async (tx) => {
      const stored = await this.manageable(tx, call, id);
      if (!stored.active) throw conflict('INACTIVE', 'Kontot är avstängt. Aktivera det först.');
      await this.sendLink(tx, stored, origin);
      tx.audit({ kind: 'PASSWORD_LINK_SENT', subjectId: id });
      return { message: `En länk har skickats till ${stored.email}.` };
    });
  }

  /**
   * Sends new invitations for these accounts, or for all without a password. Returns those that cannot be
   * invited.
   */
  renewInvitations(
    call: Call,
    chosen: readonly string[] | null | undefined,
    origin: string,
  ): Promise<RenewedInvitations> {
    const ids = chosen?.map((id) => requireId(id, 'ids')) ?? null;
    if (ids?.length === 0) throw badField('ids', 'REQUIRED', 'Välj minst ett konto.');
    if (ids && ids.length > MOST_INVITED)
      throw badField('ids', 'RANGE', `Högst ${MOST_INVITED} konton åt gången.`);
    return this.work.run(call, async (tx) => {
      const accounts = await lockAccounts(tx, call.actor, ids);
      const notSent = accounts.flatMap((account) => {
        const reason = notInvitedReason(call.actor, account);
        return reason ? { id: account.id, name: account.name, reason } : [];
      });
      const refused = new Set(idsOf(notSent));
      const invited = accounts.filter(({ id }) => !refused.has(id));
      const tokens = await this.reset.invite(tx, idsOf(invited));
      await this.mail.addAll(
        tx,
        invited.map((account, place) =>
          invitationMail(account, this.linkTo(tokens[place]!, origin), this.config.productName),
        ),
      );
      for (const { id } of invited) tx.audit({ kind: 'PASSWORD_LINK_SENT', subjectId: id });
      return { sent: invited.length, notSent };
    });
  }

  /** Ends all sessions of the account (7.2). */
  endSessions(call: Call, id: string): Promise<number> {
    return this.work.run(call, async (tx) => {
      await this.manageable(tx, call, id);
      const ended = await this.signOut(tx, id);
      tx.audit({ kind: 'SESSIONS_ENDED', subjectId: id, newValues: { ended } });
      return ended;
    });
  }

  private async manageable(tx: Work, { actor }: Call, id: string): Promise<LockedAccount> {
    const stored = await lockAccount(tx, actor, id);
    if (!mayManage(actor, stored)) throw forbidden();
    return stored;
  }

  /** Ends all sessions of the account and, at commit, closes its sockets (7.5). */
  private async signOut(tx: Work, userId: string): Promise<number> {
    const ended = await this.sessions.endAll(tx, userId);
    await this.ended.announce(tx, { userId, sessionHash: null });
    return ended;
  }

  private async sendLink(
    tx: Work,
    account: Pick<LockedAccount, 'id' | 'name' | 'email' | 'hasPassword'>,
    origin: string,
  ): Promise<void> {
    const token = await this.reset.issue(tx, account.id, account.hasPassword ? 'reset' : 'invitation');
    const mail = account.hasPassword ? resetLinkMail : invitationMail;
    await this.mail.add(tx, mail(account, this.linkTo(token, origin), this.config.productName));
  }

  private linkTo(token: string, origin: string): string {
    return `${this.config.publicOrigin ?? origin}/reset-password?token=${token}`;
  }
}

/** Without a lock, two concurrent calls may pass; the unique index then rejects one (7.12). */
async function assertAddressFree(tx: Work, email: string): Promise<void> {
  const [taken] = await tx.query('SELECT 1 AS one FROM app_user WHERE email = $1', [email]);
  if (!taken) return;
  throw duplicate('email', 'Det finns redan en användare med e-postadressen.');
}

type Details = Pick<LockedAccount, 'name' | 'email' | 'phone'>;

function readGiven(input: Omit<UpdateUserInput, 'id' | 'version'>): Partial<Details> {
  return {
    ...(input.name === undefined ? {} : { name: readUserName(input.name) }),
    ...(input.email === undefined ? {} : { email: readUserEmail(input.email) }),
    ...(input.phone === undefined ? {} : { phone: readPhone(input.phone) }),
  };
}

function pick({ name, email, phone }: Details): Details {
  return { name, email, phone };
}

async function answer(tx: Work, actor: Actor, id: string): Promise<User> {
  const [row] = await tx.query<UserRow>(`SELECT ${USER_COLUMNS} FROM app_user u WHERE u.id = $1`, [id]);
  return toUser(row!, actor);
}
