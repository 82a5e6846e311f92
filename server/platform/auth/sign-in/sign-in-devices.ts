import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../database/database.js';
import { accountHash } from './account-hash.js';
import { hashOf } from '../sessions/sessions.js';

const MOST_PER_ACCOUNT = 20;

/**
 * Browsers that an account has been signed in with, each known by a cookie of its own. It opens nothing: who has it
 * is counted apart when passwords are guessed, so that a stranger's wrong guesses keep no owner out.
 */
@Injectable()
export class SignInDevices {
  /**
   * Remembers the browser for this account and answers the secret that its cookie has to hold. One that the server
   * did not make is never taken over (as for sessions: security, T08).
   */
  async admit(
    db: Queryable,
    account: { id: string; email: string },
    brought: string | null | undefined,
  ): Promise<string> {
    const own = randomBytes(32).toString('base64url');
    const [known] = brought
      ? await db.query('SELECT FROM sign_in_device WHERE device_hash = $1 LIMIT 1', [hashOf(brought)])
      : [];
    const secret = known && brought ? brought : own;
    await db.query(
      `INSERT INTO sign_in_device (device_hash, account_hash, user_id) VALUES ($1, $2, $3)
       ON CONFLICT (device_hash, account_hash) DO UPDATE SET last_used_at = now(), user_id = excluded.user_id`,
      [hashOf(secret), accountHash(account.email), account.id],
    );
    await db.query(
      `DELETE FROM sign_in_device WHERE user_id = $1 AND (device_hash, account_hash) IN
         (SELECT device_hash, account_hash FROM sign_in_device WHERE user_id = $1
          ORDER BY last_used_at DESC OFFSET ${MOST_PER_ACCOUNT})`,
      [account.id],
    );
    return secret;
  }
}
