import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { arePlain, NamedQuery, NamedStatement, type Bound } from './statements/named-statement.js';
import { NOT_AS_PRESUMED, NotAsPresumed, type Presumption } from './statements/presumption.js';

/** A statement with its values. */
export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** Runs statements in one round trip of a transaction; returns the rows of each. */
export type Trip = (statements: readonly Statement[]) => Promise<readonly (readonly object[])[]>;

/** Runs one SQL statement: the pool outside a transaction, its connection inside one. */
export interface Queryable {
  query<T extends QueryResultRow>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

/** Number of uses after which a statement is prepared on each connection. */
const NAME_AFTER = 3;
/** Names for texts that follow the selections of callers; the least recently used loses its name. */
const MOST_NAMES = 200;
/** The unnamed prepared statement, which the next one replaces. */
const UNNAMED = '';
/** Maximum number of statement texts being counted; the oldest is evicted. */
const MOST_WAITING = 500;
/** Unread logical message; its last argument flushes the WAL up to here. */
const FLUSH = `SELECT pg_logical_emit_message(false, 'studievy', '', true)`;

const LONGEST_FLUSH_MS = 2_000;

const BEGIN: Statement = { sql: 'BEGIN', params: [] };
const COMMIT: Statement = { sql: 'COMMIT', params: [] };

/** Interface by which pool and connection accept custom queries; pg's types cover only streams. */
interface Asked {
  query(query: NamedQuery, done: (error: unknown, answers?: readonly (readonly object[])[]) => void): void;
}

/** The caller; `presumed` is set until the database has verified the session. */
interface Asker {
  presumed?: Presumption | null;
}

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
  /** By their text. */
  private readonly named = new Map<string, NamedStatement>();
  /** Texts named by `hot`, the least recently used first. */
  private readonly oftenNamed = new Set<string>();
  private readonly waiting = new Map<string, number>();

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
   * per connection. Texts depend on callers' selections: names and prepared statements are bounded, with LRU
   * eviction.
   */
  async hot<T extends QueryResultRow>(sql: string, params: readonly unknown[]): Promise<T[]> {
    const statement = this.known(sql);
    if (statement) return this.run<T>(statement, params);
    this.nameOften(sql);
    return this.query<T>(sql, params);
  }

  /**
   * `hot` or `query` for an actor. Verifies a presumed actor first, in the same round trip. Throws
   * `NotAsPresumed`, without effect, if the verification fails.
   */
  async ask<T extends QueryResultRow>(
    { presumed }: Asker,
    sql: string,
    params: readonly unknown[],
    how: 'hot' | 'query' = 'hot',
  ): Promise<T[]> {
    // The session failed verification: no more statements run for it.
    if (presumed?.state === 'FAILED') throw new NotAsPresumed();
    if (presumed?.state !== 'OPEN') return this[how]<T>(sql, params);
    if (!arePlain(params)) {
      await this.presuming(presumed, []);
      return this[how]<T>(sql, params);
    }
    const statement = how === 'hot' ? this.statementOf(sql) : new NamedStatement(UNNAMED, sql);
    const [, rows] = await this.presuming(presumed, [{ statement, values: params }]);
    return rows as T[];
  }

  private async presuming(
    presumed: Presumption,
    further: readonly Bound[],
  ): Promise<readonly (readonly object[])[]> {
    const { name, sql, values } = presumed;
    const question = this.named.get(sql) ?? this.keep(name, sql);
    try {
      const answers = await this.trip([{ statement: question, values }, ...further]);
      presumed.confirm(answers[0]![0]!);
      presumed.state = 'HOLDS';
      return answers;
    } catch (error) {
      if (isOf(error, NOT_AS_PRESUMED)) throw new NotAsPresumed();
      presumed.state = 'FAILED';
      throw error;
    }
  }

  /**
   * A transaction with few round trips: BEGIN goes with the first statements, COMMIT with `last`. Any error
   * rolls back. Throws `NotAsPresumed` if a statement raises it.
   */
  async transaction<T>(work: (trip: Trip) => Promise<{ result: T; last: Statement }>): Promise<T> {
    const client = await this.pool.connect();
    let before = [BEGIN];
    const trip: Trip = (statements) => {
      const bound = [...before, ...statements].map(({ sql, params }) => {
        if (!arePlain(params)) throw new TypeError('a trip takes plain values alone');
        return { statement: this.statementOf(sql), values: params };
      });
      before = [];
      return this.trip(bound, client);
    };
    try {
      const { result, last } = await work(trip);
      await trip([last, COMMIT]);
      client.release();
      return result;
    } catch (error) {
      // Where the connection is lost, so is the transaction.
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
      throw isOf(error, NOT_AS_PRESUMED) ? new NotAsPresumed() : error;
    }
  }

  private statementOf(sql: string): NamedStatement {
    const known = this.known(sql);
    if (!known) this.nameOften(sql);
    return known ?? new NamedStatement(UNNAMED, sql);
  }

  /** The statement of a named text, which is now the most recently used. */
  private known(sql: string): NamedStatement | undefined {
    if (this.oftenNamed.delete(sql)) this.oftenNamed.add(sql);
    return this.named.get(sql);
  }

  private nameOften(sql: string): void {
    const uses = (this.waiting.get(sql) ?? 0) + 1;
    this.waiting.delete(sql);
    if (uses >= NAME_AFTER) {
      this.oftenNamed.add(sql);
      if (this.oftenNamed.size > MOST_NAMES) this.unname(this.oftenNamed.values().next().value!);
      this.keep(`hot-${createHash('sha256').update(sql).digest('base64url').slice(0, 32)}`, sql);
      return;
    }
    this.waiting.set(sql, uses);
    if (this.waiting.size > MOST_WAITING) this.waiting.delete(this.waiting.keys().next().value!);
  }

  private unname(sql: string): void {
    this.oftenNamed.delete(sql);
    this.named.delete(sql);
  }

  /** For a statement of which one plan serves all values: PostgreSQL keeps it under the name. */
  prepared<T extends QueryResultRow>(name: string, sql: string, params: readonly unknown[]): Promise<T[]> {
    return this.run<T>(this.named.get(sql) ?? this.keep(name, sql), params);
  }

  private keep(name: string, sql: string): NamedStatement {
    const statement = new NamedStatement(name, sql);
    this.named.set(sql, statement);
    return statement;
  }

  private async run<T extends QueryResultRow>(
    statement: NamedStatement,
    params: readonly unknown[],
  ): Promise<T[]> {
    if (arePlain(params)) {
      const [rows] = await this.trip([{ statement, values: params }]);
      return rows as T[];
    }
    this.count += 1;
    const { name, text } = statement;
    const result = await this.pool.query<T>({ name, text, values: params as unknown[] });
    return result.rows;
  }

  private async trip(
    bound: readonly Bound[],
    on: Pool | PoolClient = this.pool,
  ): Promise<readonly (readonly object[])[]> {
    this.count += bound.length;
    try {
      return await new Promise<readonly (readonly object[])[]>((resolve, reject) => {
        (on as unknown as Asked).query(new NamedQuery(bound), (error, answers) =>
          error ? reject(error as Error) : resolve(answers!),
        );
      });
    } catch (error) {
      // The trace ends at the socket; point it at the caller instead.
      Error.captureStackTrace(error as Error);
      throw error;
    }
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

function isOf(error: unknown, state: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === state;
}
