import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AppError } from '../errors/app-error.js';
import { Database } from '../database/database.js';

/** Guesses that are evaluated at most (security, T03, T04 and P10). */
const PER_ACCOUNT_AND_ADDRESS = 5;
const PER_ACCOUNT_AN_HOUR = 50;
/** Wide enough that a whole school behind one address is not locked out by its Monday mornings. */
const PER_ADDRESS = 60;

const COUNT = `
  SELECT
    count(*) FILTER (WHERE account_hash = $1 AND address_range = $2 AND failed_at > now() - interval '15 minutes')::int AS pair,
    count(*) FILTER (WHERE account_hash = $1)::int AS account,
    count(*) FILTER (WHERE address_range = $2 AND failed_at > now() - interval '15 minutes')::int AS address,
    extract(epoch FROM min(failed_at) FILTER (WHERE account_hash = $1 AND address_range = $2
      AND failed_at > now() - interval '15 minutes') + interval '15 minutes' - now())::int AS wait
  FROM sign_in_failure
  WHERE failed_at > now() - interval '1 hour' AND (account_hash = $1 OR address_range = $2)`;

/**
 * Counts guesses in the database, so that restarts and several processes change nothing. A guess is
 * booked as failed before the password is looked at, and taken back when it was right: fifty at once
 * cannot slip past. While an account waits, passwords are not evaluated, right ones included.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly source: DataSource,
    private readonly database: Database,
  ) {}

  /** Books a guess; throws TOO_MANY_REQUESTS when there were too many. Answers the booking's id. */
  async book(email: string, address: string): Promise<string> {
    const account = createHash('sha256').update(email).digest();
    const range = addressRange(address);
    return this.source.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [account.toString('hex')]);
      const [seen] = (await tx.query(COUNT, [account, range])) as {
        pair: number;
        account: number;
        address: number;
        wait: number | null;
      }[];
      if (!seen) throw new AppError('INTERNAL');
      if (
        seen.pair >= PER_ACCOUNT_AND_ADDRESS ||
        seen.account >= PER_ACCOUNT_AN_HOUR ||
        seen.address >= PER_ADDRESS
      ) {
        throw new AppError('TOO_MANY_REQUESTS', undefined, { retryAfter: Math.max(1, seen.wait ?? 60) });
      }
      const id = uuid();
      await tx.query('INSERT INTO sign_in_failure (id, account_hash, address_range) VALUES ($1, $2, $3)', [
        id,
        account,
        range,
      ]);
      return id;
    });
  }

  /** The guess was right: it does not count, and neither do the account's earlier ones from here. */
  async forgive(email: string, address: string): Promise<void> {
    const account = createHash('sha256').update(email).digest();
    await this.database.query('DELETE FROM sign_in_failure WHERE account_hash = $1 AND address_range = $2', [
      account,
      addressRange(address),
    ]);
  }
}

/** The neighbourhood of an address: /24 for IPv4, /64 for IPv6. */
function addressRange(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes('.')
    ? plain.split('.').slice(0, 3).join('.')
    : plain.split(':').slice(0, 4).join(':');
}
