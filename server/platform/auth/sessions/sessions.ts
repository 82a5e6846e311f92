import { hash as hashed, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database, type Queryable } from '../../database/database.js';
import type { Read, Row } from '../../database/rows.js';
import { SqlParams } from '../../database/sql-params.js';
import type { Presumption } from '../../database/statements/presumption.js';
import { cleanText } from '../../validation/text.js';
import { Together } from '../../realtime/together.js';
import { TEACHES, type Actor } from '../actor.js';
import { SignInListeners, type SignedIn } from './sign-in-listeners.js';

/** A session ends after an hour without use, and at the latest twelve hours after sign-in (security, T11). */
const IDLE = '60 minutes';
const LIFETIME = '12 hours';
const MOST_PER_ACCOUNT = 10;
/** `last_seen_at` is updated at most this often, so that reads don't write each time. */
const TOUCH_AFTER_SECONDS = 60;

const IDLE_SECONDS = 'extract(epoch FROM now() - s.last_seen_at)::int';
const HELD = `FROM session s
  JOIN app_user u ON u.id = s.user_id AND u.active
  LEFT JOIN student st ON st.user_id = u.id
  LEFT JOIN teacher t ON ${TEACHES}
  WHERE s.expires_at > now() AND s.last_seen_at > now() - interval '${IDLE}' AND s.token_hash`;
const FIND = `
  SELECT encode(s.token_hash, 'hex') AS "sessionHash", u.id AS "userId", u.name, u.email, u.role, st.id AS "studentId", t.id AS "teacherId",
    ${IDLE_SECONDS} AS "idleSeconds"
  ${HELD}`;
const FIND_ONE = `${FIND} = $1`;
const FIND_ALL = `${FIND} = ANY ($1::bytea[])`;
/** Columns of an actor, compared with their cached values. */
const HOLD = `
  SELECT coalesce((SELECT ${IDLE_SECONDS} ${HELD} = decode($1, 'hex') AND u.id = $2 AND u.name = $3 AND u.email = $4 AND u.role = $5
      AND st.id IS NOT DISTINCT FROM $6 AND t.id IS NOT DISTINCT FROM $7), not_as_presumed()) AS "idleSeconds"`;
/** Maximum number of cached session holders; others are read from the database first. */
const MOST_REMEMBERED = 5_000;
/** A little less than a session lasts without use. */
const PRESUMED_FOR_MS = 59 * 60_000;

/** Place of a sign-in, by which its owner recognises the session in the profile. */
export interface SignInPlace {
  address: string;
  userAgent?: string | null;
}

/** An actor from the cache, not yet verified. */
export interface PresumedActor {
  actor: Actor;
  presumed: Presumption;
  /** Call once the presumption is confirmed: records the use of the session. */
  seen: () => Promise<void>;
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

  private readonly together = new Together<Buffer, Found | null>((hashes) => this.read(hashes));

  /** Cache by the secret's hash: the last actor read in this process, and when by the process's clock. */
  private readonly holders = new Map<string, { actor: Actor; at: number }>();

  /**
   * The current holder of this secret; null if the session is unknown or ended, or the account deactivated.
   */
  async find(token: string): Promise<Actor | null> {
    const hash = hashOf(token);
    const found = await this.together.ask(hash);
    if (!found) {
      this.holders.delete(hash.toString('hex'));
      return null;
    }
    const { idleSeconds, ...actor } = found;
    await this.seen(actor, idleSeconds);
    return actor;
  }

  /**
   * The last known holder of this secret. The first statement of the request verifies every field
   * (`Database.ask`). Null if not cached.
   */
  presume(token: string): PresumedActor | null {
    const known = this.holders.get(hashed('sha256', token, 'hex'));
    // Too old to presume: a failed presumption costs a connection.
    if (!known || performance.now() - known.at > PRESUMED_FOR_MS) return null;
    const { actor: holder } = known;
    const { sessionHash, userId, name, email, role, studentId, teacherId } = holder;
    let idle = 0;
    const presumed: Presumption = {
      name: 'hold-session',
      sql: HOLD,
      values: [sessionHash, userId, name, email, role, studentId, teacherId],
      state: 'OPEN',
      confirm: (row) => ({ idleSeconds: idle } = row as Pick<Found, 'idleSeconds'>),
    };
    return { actor: { ...holder, presumed }, presumed, seen: () => this.seen(holder, idle) };
  }

  /** Evicts the least recently seen holder when the cache is full. */
  private async seen(actor: Actor, idleSeconds: number): Promise<void> {
    const { sessionHash } = actor;
    this.holders.delete(sessionHash);
    this.holders.set(sessionHash, { actor, at: performance.now() });
    if (this.holders.size > MOST_REMEMBERED) this.holders.delete(this.holders.keys().next().value!);
    if (idleSeconds <= TOUCH_AFTER_SECONDS) return;
    await this.database.query(
      `UPDATE session SET last_seen_at = now() WHERE token_hash = decode($1, 'hex')`,
      [sessionHash],
    );
  }

  private async read(hashes: Buffer[]): Promise<(Found | null)[]> {
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
    this.holders.delete(sessionHash);
    await db.query(`DELETE FROM session WHERE token_hash = decode($1, 'hex')`, [sessionHash]);
  }

  /** Ends one session of an account by its id; returns its hash, or null if it is another's or has ended. */
  async endOne(db: Queryable, userId: string, id: string): Promise<string | null> {
    const [ended] = await db.query<{ hash: string }>(
      `DELETE FROM session WHERE id = $1 AND user_id = $2 RETURNING encode(token_hash, 'hex') AS hash`,
      [id, userId],
    );
    this.forget(ended ? [ended.hash] : []);
    return ended?.hash ?? null;
  }

  /** Ends all sessions of an account except this one; returns their hashes. */
  async endOthers(db: Queryable, userId: string, sessionHash: string): Promise<string[]> {
    const ended = await db.query<{ hash: string }>(
      `DELETE FROM session WHERE user_id = $1 AND token_hash <> decode($2, 'hex')
       RETURNING encode(token_hash, 'hex') AS hash`,
      [userId, sessionHash],
    );
    const hashes = ended.map(({ hash }) => hash);
    this.forget(hashes);
    return hashes;
  }

  /**
   * Ends all sessions of an account (new password, changed role, deactivation); returns their number. Also
   * revokes its calendar address permanently, since that grants access too.
   */
  async endAll(db: Queryable, userId: string): Promise<number> {
    const [ended] = await db.query<{ hashes: string[] }>(
      `WITH ended AS (DELETE FROM session WHERE user_id = $1 RETURNING encode(token_hash, 'hex') AS hash),
         links AS (DELETE FROM calendar_subscription WHERE user_id = $1)
       SELECT array(SELECT hash FROM ended) AS hashes`,
      [userId],
    );
    this.forget(ended!.hashes);
    return ended!.hashes.length;
  }

  private forget(sessionHashes: readonly string[]): void {
    for (const sessionHash of sessionHashes) this.holders.delete(sessionHash);
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
