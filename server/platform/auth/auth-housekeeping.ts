import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../jobs/housekeeping.js';
import { forgetOldKeys } from '../database/idempotency.repository.js';

/** Expired rows: ended sessions, used links, old guesses. */
const EXPIRED = [
  `DELETE FROM session WHERE expires_at < now() OR last_seen_at < now() - interval '60 minutes'`,
  `DELETE FROM password_reset WHERE expires_at < now() - interval '1 day'`,
  `DELETE FROM sign_in_failure WHERE failed_at < now() - interval '1 hour'`,
  `DELETE FROM sign_in_device WHERE last_used_at < now() - interval '180 days'`,
];

/** Deletes expired data of sign-in and idempotency, including keys older than a day. */
@Injectable()
export class AuthHousekeeping implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('expired-sign-ins', async (database) => {
      for (const statement of EXPIRED) await database.query(statement);
    });
    this.housekeeping.register('idempotency-keys', forgetOldKeys);
  }
}
