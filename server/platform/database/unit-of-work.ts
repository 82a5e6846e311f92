import { Inject, Injectable, Optional } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
} from 'typeorm';
import type { QueryResultRow } from 'pg';
import type { Logger } from 'pino';
import { AppError, conflict } from '../errors/app-error.js';
import { isRetryable } from '../errors/database-error.js';
import type { Call } from '../graphql/request-context.js';
import { tellAudit, writeAudit, type AuditEvent, type AuditLine } from '../history/audit.js';
import { writeHistory } from '../history/change-history.writes.js';
import type { HistoryRow } from '../history/history-row.js';
import { LOGGER } from '../log/log.js';
import type { LiveEvent } from '../realtime/live-event.js';
import { Database, type Queryable } from './database.js';
import type { Row } from './rows.js';

/**
 * For work on thousands of rows, which may take longer than anything else (security, F3): run first, it gives
 * its transaction alone more time.
 */
export const LONG_WORK = `SELECT set_config('statement_timeout', '60s', true), set_config('lock_timeout', '10s', true)`;

/** What a service gets inside a transaction. History and events are written when the work is done. */
export interface Work extends Queryable {
  repository<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T>;
  /** A change to a student's record: commits with the data, or not at all. */
  history(row: HistoryRow): void;
  /** An action of the administration: commits with the data, or not at all; the log stream hears of it then. */
  audit(event: AuditEvent): void;
  /** News for open boards: leaves at commit, never on rollback (pg_notify). */
  publish(event: LiveEvent): void;
}

/**
 * A write of one statement that also notifies. PostgreSQL commits notifying transactions one at a time,
 * so waiting for the disk there would let no two moves commit together. Where others are under way the statement
 * therefore carries `commit` as a part of its WITH, and is acknowledged only after `settle`: then the disk has it.
 */
export interface SingleStatement extends Queryable {
  commit: string;
  settle(): Promise<void>;
}

const PLAIN_COMMIT = 'commit AS (SELECT 1)';
/** A part of a WITH: what refers to it is acknowledged before the disk has it, and lost if the machine dies within the next moment. */
export const RELAXED_COMMIT = `commit AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS mode)`;

type Caller = Pick<Call, 'actor' | 'idempotency' | 'from' | 'access'>;

const ATTEMPTS = 3;
export const CHANNEL = 'studievy';

/**
 * One write = one transaction: the data, its history, its access-log record, its events and, where the caller sent an
 * Idempotency-Key, the answer that a repeat gets (contract, section 5).
 */
@Injectable()
export class UnitOfWork {
  /** Writes of one statement under way. */
  private singles = 0;

  constructor(
    private readonly source: DataSource,
    private readonly database: Database,
    @Optional() @Inject(LOGGER) private readonly log: Logger | null = null,
  ) {}

  /** Runs `work`; what it returns is the answer, kept for repeats of the same key. */
  async run<T>(call: Caller, work: (tx: Work) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const audited: AuditLine[] = [];
        const result = await this.source.transaction((manager) => this.attempt(manager, call, work, audited));
        if (this.log) tellAudit(this.log, audited);
        return result;
      } catch (error) {
        if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /**
   * For a write that is one statement and so a transaction by itself: runs it on the pool, and only
   * with an Idempotency-Key inside a transaction that also keeps the answer.
   */
  async single<T>(call: Caller, work: (db: SingleStatement) => Promise<T>): Promise<T> {
    if (call.idempotency)
      return this.run(call, (tx) => work({ ...tx, commit: PLAIN_COMMIT, settle: async () => {} }));
    const isOnly = this.singles === 0;
    this.singles += 1;
    try {
      return await work(await this.alone(call, isOnly));
    } finally {
      this.singles -= 1;
    }
  }

  /** Where no other such write is under way, none waits for this one's commit, and a flush would be one more trip. */
  private async alone({ actor }: Caller, isOnly: boolean): Promise<SingleStatement> {
    const query = <T extends QueryResultRow>(sql: string, params: readonly unknown[] = []): Promise<T[]> =>
      this.database.ask<T>(actor, sql, params);
    if (isOnly || !(await this.database.canFlush()))
      return { query, commit: PLAIN_COMMIT, settle: async () => {} };
    return { query, commit: RELAXED_COMMIT, settle: () => this.database.flush() };
  }

  private async attempt<T>(
    manager: EntityManager,
    call: Caller,
    work: (tx: Work) => Promise<T>,
    audited: AuditLine[],
  ): Promise<T> {
    const history: HistoryRow[] = [];
    const actions: AuditEvent[] = [];
    const events: LiveEvent[] = [];
    const tx: Work = {
      repository: (entity) => manager.getRepository(entity),
      query: <R extends QueryResultRow>(sql: string, params: readonly unknown[] = []) =>
        this.query<R>(manager, sql, params),
      history: (row) => history.push(row),
      audit: (event) => actions.push(event),
      publish: (event) => events.push(event),
    };
    const earlier = call.idempotency ? await claimKey<T>(tx, call) : null;
    if (earlier) return earlier.result;
    const result = await work(tx);
    if (history.length > 0) await writeHistory(tx, history);
    if (actions.length > 0) audited.push(...(await writeAudit(tx, call, actions)));
    await call.access?.(tx, result);
    if (events.length > 0) await announce(tx, events);
    if (call.idempotency) await keepResult(tx, call, result);
    return result;
  }

  private async query<R>(manager: EntityManager, sql: string, params: readonly unknown[]): Promise<R[]> {
    this.database.counted();
    const answer: unknown = await manager.query(sql, params as unknown[]);
    // TypeORM answers UPDATE and DELETE with [rows, count], everything else with the rows.
    const rows =
      Array.isArray(answer) && answer.length === 2 && typeof answer[1] === 'number' ? answer[0] : answer;
    return rows as R[];
  }
}

/** Takes the key for this transaction, or answers the first one's result. A repeat waits for the first to end. */
async function claimKey<T>(tx: Work, call: Caller): Promise<{ result: T } | null> {
  const { key, fingerprint } = call.idempotency!;
  await tx.query(`SELECT set_config('lock_timeout', '10s', true)`);
  const claimed = await tx.query(
    `INSERT INTO idempotency_key (user_id, key, request_hash) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, key) DO UPDATE
       SET request_hash = excluded.request_hash, result = NULL, created_at = now()
       WHERE idempotency_key.created_at < now() - interval '24 hours'
     RETURNING key`,
    [call.actor.userId, key, fingerprint],
  );
  if (claimed.length > 0) return null;
  const [stored] = await tx.query<
    Pick<Row<'idempotency_key'>, 'request_hash'> & { result: { value: T } | { erased: true } }
  >('SELECT request_hash, result FROM idempotency_key WHERE user_id = $1 AND key = $2', [
    call.actor.userId,
    key,
  ]);
  if (!stored) throw new AppError('SERVICE_UNAVAILABLE');
  if (stored.request_hash !== fingerprint) {
    throw conflict(
      'IDEMPOTENCY_KEY_REUSED',
      'Nyckeln i Idempotency-Key har redan använts för ett annat anrop.',
    );
  }
  if ('erased' in stored.result)
    throw conflict(
      'ERASED',
      'Anropet är redan utfört. Svaret är borttaget, eftersom en elev i det är anonymiserad.',
    );
  return { result: stored.result.value };
}

async function keepResult(tx: Work, call: Caller, result: unknown): Promise<void> {
  await tx.query('UPDATE idempotency_key SET result = $3 WHERE user_id = $1 AND key = $2', [
    call.actor.userId,
    call.idempotency!.key,
    JSON.stringify({ value: result }),
  ]);
}

async function announce(tx: Work, events: LiveEvent[]): Promise<void> {
  await tx.query(`SELECT pg_notify($1, event) FROM jsonb_array_elements_text($2::jsonb) AS event`, [
    CHANNEL,
    JSON.stringify(events.map((event) => JSON.stringify(event))),
  ]);
}
