import { Injectable } from '@nestjs/common';
import type { Read, Row } from '../../database/rows.js';
import { isEmail, normaliseEmail } from '../../validation/email.js';
import { Passwords } from '../passwords/passwords.js';
import { AuditTrail } from '../../history/audit-trail.js';
import { addressRange } from './address-range.js';
import { SignInThrottle, type GuessPlace } from './sign-in-throttle.js';

export interface Account extends Read<'app_user', 'id' | 'name' | 'email' | 'role' | 'passwordHash'> {
  studentId: Row<'student'>['id'] | null;
}

/**
 * Checks e-mail and password: counts one guess, compares one hash, and takes the same time for every outcome.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly passwords: Passwords,
    private readonly throttle: SignInThrottle,
    private readonly trail: AuditTrail,
  ) {}

  /** The account; null for an unknown address, a wrong password and a deactivated account. */
  async verify(emailAsTyped: string, password: string, place: GuessPlace): Promise<Account | null> {
    const email = normaliseEmail(emailAsTyped);
    let account: Account | null = null;
    // An invalid address has no account, and PostgreSQL rejects some of them as parameters.
    const guessed = { email: isEmail(email) ? email : null, reading: accountOf };
    await this.throttle.guess<Account>(email, guessed, place, async (found) => {
      const stored = found?.passwordHash ?? null;
      const right = await this.passwords.matches(stored, password, addressRange(place.address));
      if (!right || !found) return false;
      account = found;
      return true;
    });
    if (!account) {
      const { actor = null } = place;
      const subjectEmail = isEmail(email) ? email : null;
      await this.trail.record({ actor, from: place }, { kind: 'SIGN_IN_FAILED', subjectEmail });
    }
    return account;
  }
}

const accountOf = (email: string): string =>
  `SELECT u.id, u.name, u.email, u.role, s.id AS "studentId", u.password_hash AS "passwordHash"
   FROM app_user u LEFT JOIN student s ON s.user_id = u.id WHERE u.email = ${email}::text AND u.active`;
