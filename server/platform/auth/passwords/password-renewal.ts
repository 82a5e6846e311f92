import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '../../database/database.js';
import { LOGGER } from '../../log/log.js';
import { renewHash } from '../accounts/accounts.repository.js';
import { isOutdated } from './password-hash.js';
import { Passwords } from './passwords.js';

/** Rehashes passwords with the current algorithm at sign-in. */
@Injectable()
export class PasswordRenewal {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Runs after a successful sign-in, with the verified password and the hash it was compared with. A failure
   * doesn't affect the sign-in: the next one tries again.
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
