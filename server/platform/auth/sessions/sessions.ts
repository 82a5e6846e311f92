import { hash as hashed, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { v7 as uuid } from 'uuid';
import { Database, type Queryable } from '../../database/database.js';
import type { Read, Row } from '../../database/rows.js';
import { SqlParams } from '../../database/sql-params.js';
import { cleanText } from '../../validation/text.js';
import { TEACHES, type Actor } from '../actor.js';
import { SignInListeners, type SignedIn } from './sign-in-listeners.js';

/** A session ends after an hour without use, and at the latest twelve hours after sign-in (security, T11). */
const IDLE = '60 minutes';
const LIFETIME = '12 hours';
const MOST_PER_ACCOUNT = 10;
/** `last_seen_at` is updated at most this often, so that reads don't write each time. */
const TOUCH_AFTER_SECONDS = 60;

const FIND = `
  SELECT encode(s.token_hash, 'hex') AS "sessionHash", u.id AS "userId", u.name, u.email, u.role, st.id AS "studentId", t.id AS "teacherId",
    extract(epoch FROM now() - s.last_seen_at)::int AS "idleSeconds"
  FROM session s
  JOIN app_user u ON u.id = s.user_id AND u.active
  LEFT JOIN student st ON st.user_id = u.id
  LEFT JOIN teacher t ON ${TEACHES}
  WHERE s.expires_at > now() AND s.last_seen_at > now() - interval '${IDLE}' AND s.token_hash`;
const FIND_ONE = `${FIND} = $1`;
const FIND_ALL = `${FIND} = ANY ($1::bytea[])`;

/** Place of a sign-in, by which its owner recognises the session in the profile. */
export interface SignInPlace {
  address: string;
  userAgent?: string | null;
}

interface Found extends Read<'app_user', 'name' | 'email' | 'role'> {
  userId: Row<'app_user'>['id'];
  studentId: Row<'student'>['id'] | null;
  teacherId: Row<'teacher'>['id'] | null;
  idleSeconds: number;
  sessionHash: string;
}

/** Sessions in the database: stores only the hash of the secret, and uses the database's clock. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly listeners: SignInListeners,
  ) {}

  /** Requests of the same tick share a query. */
  private readonly sessions = new DataLoader<Buffer, Found | null>((hashes) => this.read(hashes), {
    cache: false,
  });

  /**
   * The current holder of this secret; null if the session is unknown or ended, or the account deactivated.
   */
  async find(token: string): Promise<Actor | null> {
    const found = await this.sessions.load(hashOf(token));
    if (!found) return null;
    const { idleSeconds, ...actor } = found;
    if (idleSeconds > TOUCH_AFTER_SECONDS) await this.touch(actor);
    return actor;
  }

  private async touch({ sessionHash }: Actor): Promise<void> {
    await this.database.query(
      `UPDATE session SET last_seen_at = now() WHERE token_hash = decode($1, 'hex')`,
      [sessionHash],
    );
  }

  private async read(hashes: readonly Buffer[]): Promise<(Found | null)[]> {
    if (hashes.length === 1) {
      const [one] = await this.database.prepared<Found>('find-session', FIND_ONE, hashes);
      return [one ?? null];
    }
    const found = await this.database.prepared<Found>('find-sessions', FIND_ALL, [hashes]);
    const byHash = new Map(found.map((row) => [row.sessionHash, row]));
    return hashes.map((hash) => byHash.get(hash.toString('hex')) ?? null);
  }

  /** Begins a session and returns its secret, the only copy. Ends the oldest of more than ten. */
  async begin(db: Queryable, account: SignedIn, from: SignInPlace): Promise<string> {
    const params = new SqlParams();
    const { token, part } = this.beginning({ id: account.id }, from, params);
    await db.query(`WITH ${part} SELECT count(*) FROM oldest`, params.values);
    await this.begun(db, account);
    return token;
  }

  /**
   * The same as part of a statement; call `begun` after it. `seen` is empty, and no session begins, if the
   * account is closed or its password is no longer `passwordHash`. The statement must count `oldest`, which
   * ends the oldest of more than ten sessions: concurrent sign-ins queue on the account's row, and the last
   * one sees all.
   */
  beginning(
    { id, passwordHash }: { id: string; passwordHash?: string | null },
    from: SignInPlace,
    params: SqlParams,
  ): { token: string; part: string } {
    const token = randomBytes(32).toString('base64url');
    const still =
      passwordHash === undefined
        ? ''
        : `AND active AND password_hash IS NOT DISTINCT FROM ${params.add(passwordHash)}`;
    return {
      token,
      part: `seen AS (UPDATE app_user SET last_signed_in_at = now() WHERE id = ${params.add(id)} ${still} RETURNING id),
        session_begun AS (INSERT INTO session (token_hash, user_id, expires_at, id, address, user_agent)
          SELECT ${params.add(hashOf(token))}, id, now() + interval '${LIFETIME}', ${params.add(uuid())}::uuid,
            ${params.add(from.address)}, ${params.add(readableAgent(from.userAgent))} FROM seen RETURNING user_id),
        oldest AS MATERIALIZED (SELECT end_oldest_sessions(user_id, ${MOST_PER_ACCOUNT}) FROM session_begun)`,
    };
  }

  /** Runs the sign-in listeners. */
  async begun(db: Queryable, account: SignedIn): Promise<void> {
    await this.listeners.tell(db, account);
  }

  /** Ends one session immediately. */
  async end(db: Queryable, sessionHash: string): Promise<void> {
    await db.query(`DELETE FROM session WHERE token_hash = decode($1, 'hex')`, [sessionHash]);
  }

  /** Ends one session of an account by its id; returns its hash, or null if it is another's or has ended. */
  async endOne(db: Queryable, userId: string, id: string): Promise<string | null> {
    const [ended] = await db.query<{ hash: string }>(
      `DELETE FROM session WHERE id = $1 AND user_id = $2 RETURNING encode(token_hash, 'hex') AS hash`,
      [id, userId],
    );
    return ended?.hash ?? null;
  }

  /** Ends all sessions of an account except this one; returns their hashes. */
  async endOthers(db: Queryable, userId: string, sessionHash: string): Promise<string[]> {
    const ended = await db.query<{ hash: string }>(
      `DELETE FROM session WHERE user_id = $1 AND token_hash <> decode($2, 'hex')
       RETURNING encode(token_hash, 'hex') AS hash`,
      [userId, sessionHash],
    );
    return ended.map(({ hash }) => hash);
  }

  /**
   * Ends all sessions of one or several accounts (new password, changed role, deactivation); returns their
   * number. Also revokes the calendar addresses permanently, since those grant access too.
   */
  async endAll(db: Queryable, userId: string | readonly string[]): Promise<number> {
    const [ended] = await db.query<{ sessions: number }>(
      `WITH ended AS (DELETE FROM session WHERE user_id = ANY ($1::uuid[]) RETURNING user_id),
         links AS (DELETE FROM calendar_subscription WHERE user_id = ANY ($1::uuid[]))
       SELECT count(*)::int AS sessions FROM ended`,
      [[userId].flat()],
    );
    return ended!.sessions;
  }
}

const LONGEST_AGENT = 200;

/** The User-Agent is shown to the session's owner, so it is sanitised like any text. */
function readableAgent(userAgent: string | null | undefined): string | null {
  return cleanText(userAgent ?? '').slice(0, LONGEST_AGENT) || null;
}

export function hashOf(token: string): Buffer {
  return hashed('sha256', token, 'buffer');
}
