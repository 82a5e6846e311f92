import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { CONNECTION_LIFETIME_SECONDS } from './data-source.js';

/** A statement with its values. */
export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** Runs one SQL statement: the pool outside a transaction, its connection inside one. */
export interface Queryable {
  query<T extends QueryResultRow>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

/** Number of uses after which a statement gets a name. */
const NAME_AFTER = 3;
/** Names given during the lifetime of a connection: texts depend on the selections of callers. */
const MOST_NAMES = 300;
/** Maximum number of statement texts being counted; the oldest is evicted. */
const MOST_COUNTED = 500;
/** Unread logical message; its last argument flushes the WAL up to here. */
const FLUSH = `SELECT pg_logical_emit_message(false, 'studievy', '', true)`;

const LONGEST_FLUSH_MS = 2_000;

/**
 * Runs hot reads as single hand-written statements on the data source's pool, without entities. Counts
 * statements, so that tests can check each page's number.
 */
@Injectable()
export class Database implements Queryable {
  private count = 0;
  private flushes: Promise<boolean> | null = null;
  /** Resolves when the current flush ends, with or without an error. */
  private lastFlush: Promise<void> = Promise.resolve();
  private nextFlush: Promise<void> | null = null;
  /** Names by statement text, and when the first of them was given. */
  private readonly names = new Map<string, string>();
  private namesSince = performance.now();
  private readonly uses = new Map<string, number>();

  /** `hot` for code that runs inside transactions too. */
  readonly often: Queryable = { query: (sql, params = []) => this.hot(sql, params) };

  constructor(readonly source: DataSource) {}

  /** TypeORM's pool; typed here once, since its driver leaves it untyped. */
  get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }

  /** Statements sent since the start. */
  get statements(): number {
    return this.count;
  }

  /** Counts a statement outside this class: those of units of work. */
  counted(): void {
    this.count += 1;
  }

  async query<T extends QueryResultRow>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    this.count += 1;
    const result = await this.pool.query<T>(sql, params as unknown[]);
    return result.rows;
  }

  /**
   * The same for statements whose plan doesn't depend on parameter values: no limit among the parameters, and
   * no pattern that the planner can see. Frequent ones become prepared statements, parsed and planned once
   * per connection.
   */
  async hot<T extends QueryResultRow>(sql: string, params: readonly unknown[]): Promise<T[]> {
    const name = this.nameOf(sql);
    return name === null ? this.query<T>(sql, params) : this.prepared<T>(name, sql, params);
  }

  /** For a statement of which one plan serves all values: PostgreSQL keeps it under the name. */
  async prepared<T extends QueryResultRow>(
    name: string,
    sql: string,
    params: readonly unknown[],
  ): Promise<T[]> {
    this.count += 1;
    const result = await this.pool.query<T>({ name, text: sql, values: params as unknown[] });
    return result.rows;
  }

  /**
   * The name of a frequent statement, null for the others. Names are forgotten and given anew with each
   * lifetime of a connection, so a connection keeps at most twice `MOST_NAMES` statements.
   */
  private nameOf(sql: string): string | null {
    const known = this.names.get(sql);
    if (known !== undefined) return known;
    if (performance.now() - this.namesSince > CONNECTION_LIFETIME_SECONDS * 1_000) {
      this.names.clear();
      this.namesSince = performance.now();
    }
    const uses = (this.uses.get(sql) ?? 0) + 1;
    this.uses.delete(sql);
    if (uses > NAME_AFTER && this.names.size < MOST_NAMES) {
      const name = `hot-${createHash('sha256').update(sql).digest('base64url').slice(0, 32)}`;
      this.names.set(sql, name);
      return name;
    }
    this.uses.set(sql, uses);
    if (this.uses.size > MOST_COUNTED) this.uses.delete(this.uses.keys().next().value!);
    return null;
  }

  /** True where `flush` exists: PostgreSQL 17 and newer. */
  canFlush(): Promise<boolean> {
    this.flushes ??= this.query<{ newer: boolean }>(
      `SELECT current_setting('server_version_num')::int >= 170000 AS newer`,
    ).then(
      ([row]) => row?.newer ?? false,
      (error: unknown) => {
        // A failed query is not an answer: the next call must query again.
        this.flushes = null;
        throw error;
      },
    );
    return this.flushes;
  }

  /**
   * Waits until every commit so far is on disk. One flush at a time: callers that arrive during one share the
   * next, since they may have committed after it began.
   */
  flush(): Promise<void> {
    this.nextFlush ??= this.lastFlush.then(async () => {
      this.nextFlush = null;
      const flushed = this.hot(FLUSH, []);
      this.lastFlush = endOf(flushed);
      await flushed;
    });
    return this.nextFlush;
  }
}

/** Resolves when the flush ends, with or without an error, or on a timeout in case its connection is lost. */
function endOf(flush: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_FLUSH_MS).unref();
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    flush.then(end, end);
  });
}
