import { Injectable } from '@nestjs/common';
import { setAccountsActive, killLinks } from '../../platform/auth/accounts/accounts.repository.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { idsOf } from '../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden } from '../../platform/errors/app-error.js';
import { someReasons } from '../../platform/errors/some-names.js';
import type { SetUsersActiveInput, User } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { SessionEvents } from '../../platform/realtime/session-events.js';
import { requireId } from '../../platform/validation/id.js';
import { resumeEmployment } from '../teachers/teachers.repository.js';
import { hasOtherSystemadmin, lockAccounts, type LockedAccount } from './account/account-lock.queries.js';
import { toUser, USER_COLUMNS, type UserRow } from './user.mapper.js';
import { notSwitchedReason } from './users.policy.js';

const MOST_AT_ONCE = 500;

/** Bulk changes of accounts: all or none, in a constant number of statements. */
@Injectable()
export class AccountSets {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly ended: SessionEvents,
  ) {}

  /** Activates or deactivates accounts by the rules for one account (permissions, 7.2 and 7.4). */
  setActive(call: Call, { ids: given, active }: SetUsersActiveInput): Promise<User[]> {
    const ids = [...new Set(given.map((id) => requireId(id, 'ids')))];
    if (ids.length === 0 || ids.length > MOST_AT_ONCE)
      throw badField('ids', 'RANGE', `Välj 1 till ${MOST_AT_ONCE} konton.`);
    return this.work.run(call, async (tx) => {
      const accounts = await lockAccounts(tx, call.actor, ids);
      assertMaySwitch(call, accounts, active);
      const changed = accounts.filter((account) => account.active !== active);
      if (changed.length > 0) await this.switch(tx, call, changed, active);
      const rows = await tx.query<UserRow>(
        `SELECT ${USER_COLUMNS} FROM app_user u WHERE u.id = ANY ($1::uuid[]) ORDER BY u.name, u.id`,
        [ids],
      );
      return rows.map((row) => toUser(row, call.actor));
    });
  }

  private async switch(
    tx: Work,
    { actor }: Call,
    accounts: readonly LockedAccount[],
    active: boolean,
  ): Promise<void> {
    const ids = idsOf(accounts);
    if (!active && !(await hasOtherSystemadmin(tx, accounts)))
      throw conflict('LAST_SYSTEMADMIN', 'Skolan måste ha minst en aktiv systemadministratör.');
    await setAccountsActive(tx, ids, active);
    for (const id of ids)
      tx.audit({
        kind: active ? 'ACCOUNT_ACTIVATED' : 'ACCOUNT_DEACTIVATED',
        subjectId: id,
        previousValues: { active: !active },
        newValues: { active },
      });
    if (active) return resumeEmployment(tx, actor, ids);
    await this.sessions.endAll(tx, ids);
    await this.ended.announce(
      tx,
      ids.map((userId) => ({ userId, sessionHash: null })),
    );
    await killLinks(tx, ids);
  }
}

/** Refuses all accounts if one may not be changed, with names and reasons. */
function assertMaySwitch({ actor }: Call, accounts: readonly LockedAccount[], active: boolean): void {
  const refused = accounts.flatMap((account) => {
    const reason = notSwitchedReason(actor, account, active);
    return reason ? [{ name: account.name, reason }] : [];
  });
  if (refused.length === 0) return;
  throw forbidden(`Inget konto är ${active ? 'aktiverat' : 'avstängt'}. ${someReasons(refused)}`);
}
