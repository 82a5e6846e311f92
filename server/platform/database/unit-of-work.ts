import { Inject, Injectable, Optional } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PoolClient, QueryResultRow } from 'pg';
import type { Logger } from 'pino';
import { isRetryable } from '../errors/database-error.js';
import type { Call } from '../graphql/request-context.js';
import { tellAudit, writeAudit, type AuditEvent, type AuditLine } from '../history/audit.js';
import { writeHistory } from '../history/change-history.repository.js';
import type { HistoryRow } from '../history/history-row.js';
import { LOGGER } from '../log/log.js';
import type { LiveEvent } from '../realtime/live-event.js';
import { Database, type Queryable } from './database.js';
import { claimKey, keptResult } from './idempotency.repository.js';
import { copyRows } from './statements/copy-query.js';

/**
 * Long timeouts for work on thousands of rows (security, F3): run first, it applies to its transaction alone.
 */
export const LONG_WORK = `SELECT set_config('statement_timeout', '60s', true), set_config('lock_timeout', '10s', true)`;

/** Transaction context of a service. History and events are written at the end. */
export interface Work extends Queryable {
  /** For entities: `insert`, `update`, `delete` and the query builder. */
  manager: EntityManager;
  /** Many rows as the text of `COPY … FROM STDIN`, which PostgreSQL takes in half the time of any other statement. */
  copy(sql: string, rows: Buffer): Promise<void>;
  /** A change to a student's record, with values by field before and after: commits with the data. */
  history(
    actor: HistoryRow['actor'],
    studentId: string,
    previousValues: HistoryRow['previousValues'],
    newValues: HistoryRow['newValues'],
  ): void;
  /**
   * Adds an administrative action to the audit log: committed with the data, and then written to the log
   * stream.
   */
  audit(event: AuditEvent): void;
  /** Event for open boards: sent at commit, never on rollback (pg_notify). */
  publish(event: LiveEvent): void;
}

/**
 * A single-statement write that also notifies. PostgreSQL serialises commits of notifying transactions, so a
 * disk flush there would prevent group commit. If others are running, the statement includes `commit` in its
 * WITH and is acknowledged only after `settle`, when it is on disk.
 */
export interface SingleStatement extends Queryable {
  commit: string;
  settle(): Promise<void>;
}

const PLAIN_COMMIT = 'commit AS (SELECT 1)';
/**
 * CTE for an asynchronous commit: acknowledged before the flush, and lost if the machine crashes right after.
 */
export const RELAXED_COMMIT = `commit AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true) AS mode)`;

type Caller = Pick<Call, 'actor' | 'idempotency' | 'from' | 'access'>;

/** Someone without an account, of whom the address is known. */
export interface Outsider {
  actor: null;
  from: NonNullable<Call['from']>;
}

const ATTEMPTS = 3;
export const CHANNEL = 'studievy';

/**
 * One write is one transaction: the data, its history, its access log record, its events and, with an
 * Idempotency-Key, the stored answer for repeats (contract, section 5).
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

  /**
   * Runs `work` in a transaction; its result is the answer, stored for repeats of the same key. Without a
   * call, the system is the actor.
   */
  async run<T>(call: Caller | Outsider | null, work: (tx: Work) => Promise<T>): Promise<T> {
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
   * Runs a single-statement write on the pool; only with an Idempotency-Key in a transaction that also stores
   * the answer. `work` runs its statement once.
   */
  async single<T>(call: Caller, work: (db: SingleStatement) => Promise<T>): Promise<T> {
    const isOnly = this.singles === 0;
    this.singles += 1;
    try {
      // Without other such writes, no commit waits for this one, and a flush would cost a round trip.
      const waits = isOnly || !(await this.database.canFlush());
      return call.idempotency ? await this.keyed(call, waits, work) : await work(this.alone(waits));
    } finally {
      this.singles -= 1;
    }
  }

  private alone(waits: boolean): SingleStatement {
    const query = <T extends QueryResultRow>(sql: string, params: readonly unknown[] = []): Promise<T[]> =>
      this.database.hot<T>(sql, params);
    if (waits) return { query, commit: PLAIN_COMMIT, settle: async () => {} };
    return { query, commit: RELAXED_COMMIT, settle: () => this.database.flush() };
  }

  /** In a transaction with the key and the answer; the flush comes after the commit. */
  private async keyed<T>(
    call: Caller,
    waits: boolean,
    work: (db: SingleStatement) => Promise<T>,
  ): Promise<T> {
    const commit = waits ? PLAIN_COMMIT : RELAXED_COMMIT;
    const result = await this.run(call, (tx) => work({ ...tx, commit, settle: async () => {} }));
    if (!waits) await this.database.flush();
    return result;
  }

  private async attempt<T>(
    manager: EntityManager,
    source: Caller | Outsider | null,
    work: (tx: Work) => Promise<T>,
    audited: AuditLine[],
  ): Promise<T> {
    const call = source?.actor ? source : null;
    const history: HistoryRow[] = [];
    const actions: AuditEvent[] = [];
    const events: LiveEvent[] = [];
    const tx: Work = {
      manager,
      query: <R extends QueryResultRow>(sql: string, params: readonly unknown[] = []) =>
        this.query<R>(manager, sql, params),
      copy: (sql, rows) => this.copy(manager, sql, rows),
      history: (actor, studentId, previousValues, newValues) =>
        history.push({ studentId, actor, changes: Object.keys(newValues), previousValues, newValues }),
      audit: (event) => actions.push(event),
      publish: (event) => events.push(event),
    };
    const earlier = call?.idempotency ? await claimKey<T>(tx, call) : null;
    if (earlier) return earlier.result;
    const result = await work(tx);
    if (history.length > 0) await writeHistory(tx, history);
    if (actions.length > 0) audited.push(...(await writeAudit(tx, source ?? { actor: null }, actions)));
    await call?.access?.(tx, result);
    if (events.length > 0) await announce(tx, events);
    if (call?.idempotency) {
      const { sql, params } = keptResult(call, result);
      await tx.query(sql, params);
    }
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

  private async copy(manager: EntityManager, sql: string, rows: Buffer): Promise<void> {
    this.database.counted();
    await copyRows((await manager.queryRunner!.connect()) as PoolClient, sql, rows);
  }
}

async function announce(tx: Work, events: LiveEvent[]): Promise<void> {
  await tx.query(`SELECT pg_notify($1, event) FROM jsonb_array_elements_text($2::jsonb) AS event`, [
    CHANNEL,
    JSON.stringify(events.map((event) => JSON.stringify(event))),
  ]);
}
