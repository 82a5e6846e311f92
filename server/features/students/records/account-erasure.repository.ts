import type { Queryable } from '../../../platform/database/database.js';
import { erasing } from '../../../platform/records/record-fields.js';
import { ERASED_TABLES } from './erasure.fields.js';

/** Removes an erased person's data from the audit log: names, addresses and locations. The actions remain. */
export async function eraseAudit(tx: Queryable, userId: string): Promise<void> {
  await tx.query(`SELECT set_config('studievy.anonymising_accounts', $1, true)`, [userId]);
  await tx.query(
    `UPDATE audit_log SET previous_values = '{}', new_values = '{}',
       address = CASE WHEN user_id = $1 OR user_id IS NULL THEN NULL ELSE address END,
       user_agent = CASE WHEN user_id = $1 OR user_id IS NULL THEN NULL ELSE user_agent END
     WHERE user_id = $1 OR subject_id = $1`,
    [userId],
  );
  await tx.query(`SELECT set_config('studievy.anonymising_accounts', '', true)`);
}

/** Anonymises the account: no name, no address, no sign-in, no tasks, no saved views. */
export async function eraseAccount(tx: Queryable, id: string, nobody: string): Promise<void> {
  await tx.query(
    `WITH tasks AS (DELETE FROM task WHERE user_id = $1),
       devices AS (DELETE FROM sign_in_device WHERE user_id = $1),
       defaults AS (DELETE FROM saved_view_default WHERE user_id = $1),
       views AS (DELETE FROM saved_view WHERE user_id = $1)
     UPDATE app_user SET ${erasing(ERASED_TABLES.app_user, { nobody: '$2' })},
       email = 'anonym-' || id || '@invalid', settings = '{}', version = version + 1, updated_at = now() WHERE id = $1`,
    [id, nobody],
  );
}
