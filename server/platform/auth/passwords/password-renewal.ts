import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../database/database.js';
import { LOGGER } from '../../log/log.js';
import { renewHash } from '../accounts/accounts.writes.js';
import { isOutdated } from './password-hash.js';
import { Passwords } from './passwords.js';

/** Stores passwords as they are stored now, whenever someone signs in whose hash was made in another way. */
@Injectable()
export class PasswordRenewal {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Once the sign-in has succeeded, with the password that was found right and the hash that it was compared with. Who
   * has signed in is in, whatever becomes of this: the next sign-in tries again.
   */
  async renew(userId: string, of: string | null, password: string, place: string): Promise<void> {
    if (of === null || !isOutdated(of)) return;
    try {
      const hash = await this.passwords.hash(password, place);
      await renewHash(this.database, { userId, of, hash });
    } catch (error) {
      this.log.warn({ err: error, userId }, 'a password is still stored in the former way');
    }
  }
}
