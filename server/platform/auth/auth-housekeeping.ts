import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Housekeeping } from '../jobs/housekeeping.js';
import { forgetOldKeys } from '../database/idempotency.writes.js';

/** Rows that have done their work: ended sessions, used links, old guesses, keys of yesterday. */
const EXPIRED = [
  `DELETE FROM session WHERE expires_at < now() OR last_seen_at < now() - interval '60 minutes'`,
  `DELETE FROM password_reset WHERE expires_at < now() - interval '1 day'`,
  `DELETE FROM sign_in_failure WHERE failed_at < now() - interval '1 hour'`,
  `DELETE FROM sign_in_device WHERE last_used_at < now() - interval '180 days'`,
];

/** Throws away what sign-in and repeats leave behind. */
@Injectable()
export class AuthHousekeeping implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('expired-sign-ins', async () => {
      for (const statement of EXPIRED) await this.database.query(statement);
      await forgetOldKeys(this.database);
    });
  }
}
