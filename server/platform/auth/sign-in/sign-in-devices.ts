import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../database/database.js';
import { SqlParams } from '../../database/sql-params.js';
import { accountHash } from './account-hash.js';
import { hashOf } from '../sessions/sessions.js';

const MOST_PER_ACCOUNT = 20;

/** Whether the browser's secret was one of ours. */
interface DeviceRow {
  isKnown: boolean;
}

/**
 * Browsers in which an account has signed in, each identified by a cookie. The cookie grants no access: its
 * guesses are counted separately, so that others' wrong guesses don't lock out the owner.
 */
@Injectable()
export class SignInDevices {
  /**
   * Registers the browser for this account and returns the secret for its cookie. A secret that the server
   * didn't issue is never accepted (as for sessions: security, T08).
   */
  async admit(
    db: Queryable,
    account: { id: string; email: string },
    brought: string | null | undefined,
  ): Promise<string> {
    const params = new SqlParams();
    const { part, secretOf } = this.admitting(account, brought, params);
    const [found] = await db.query<DeviceRow>(`WITH ${part} SELECT * FROM device`, params.values);
    return secretOf(found!);
  }

  /** The same as part of a statement: `device` is the CTE with the secret's row. */
  admitting(
    account: { id: string; email: string },
    brought: string | null | undefined,
    params: SqlParams,
  ): { part: string; secretOf: (row: DeviceRow) => string } {
    const own = randomBytes(32).toString('base64url');
    const [theirs, ours] = [brought ? hashOf(brought) : null, hashOf(own)].map((hash) => params.add(hash));
    const [mail, user] = [params.add(accountHash(account.email)), params.add(account.id)];
    return {
      part: `known AS (SELECT EXISTS (SELECT FROM sign_in_device WHERE device_hash = ${theirs}::bytea) AS brought),
        device AS (SELECT brought AS "isKnown", CASE WHEN brought THEN ${theirs}::bytea ELSE ${ours}::bytea END AS hash FROM known),
        admitted AS (INSERT INTO sign_in_device (device_hash, account_hash, user_id)
          SELECT hash, ${mail}::bytea, ${user}::uuid FROM device
          ON CONFLICT (device_hash, account_hash) DO UPDATE SET last_used_at = now(), user_id = excluded.user_id),
        forgotten AS (DELETE FROM sign_in_device WHERE (device_hash, account_hash) IN
          (SELECT d.device_hash, d.account_hash FROM sign_in_device d, device
           WHERE d.user_id = ${user}::uuid AND (d.device_hash, d.account_hash) <> (device.hash, ${mail}::bytea)
           ORDER BY d.last_used_at DESC OFFSET ${MOST_PER_ACCOUNT - 1}))`,
      secretOf: ({ isKnown }) => (isKnown && brought ? brought : own),
    };
  }
}
