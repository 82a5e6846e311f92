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

/** Statements in one trip of a transaction; answers the rows of each. */
export type Trip = (statements: readonly Statement[]) => Promise<readonly (readonly object[])[]>;

/** Runs one SQL statement: the pool outside a transaction, its connection inside one. */
export interface Queryable {
  query<T extends QueryResultRow>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

/** A text that comes this often is worth a plan of its own on each connection. */
const NAME_AFTER = 3;
/** Names for texts that follow the selections of callers; the least recently used loses its name. */
const MOST_NAMES = 200;
/** What PostgreSQL keeps under this name is forgotten with the next. */
const UNNAMED = '';
/** Texts that have not come often enough yet; the one that has waited longest makes room. */
const MOST_WAITING = 500;
/** A message that nobody reads, written for its last argument: flush the log up to here. */
const FLUSH = `SELECT pg_logical_emit_message(false, 'studievy', '', true)`;

const LONGEST_FLUSH_MS = 2_000;

const BEGIN: Statement = { sql: 'BEGIN', params: [] };
const COMMIT: Statement = { sql: 'COMMIT', params: [] };

/** How pool and connection take a query of one's own; their types know only those that are streams. */
interface Asked {
  query(query: NamedQuery, done: (error: unknown, answers?: readonly (readonly object[])[]) => void): void;
}

/** Whoever asks; `presumed` is set while the database has not said yet that they are who they were. */
interface Asker {
  presumed?: Presumption | null;
}

/**
 * Hot reads: one hand-written statement each, through the data source's own pool, without an
 * entity in between. Counts its statements, so that a test can hold every page to a constant number.
 */
@Injectable()
export class Database implements Queryable {
  private count = 0;
  private flushes: Promise<boolean> | null = null;
  /** Ends with the flush under way, however that ends. */
  private lastFlush: Promise<void> = Promise.resolve();
  private nextFlush: Promise<void> | null = null;
  /** By their text. */
  private readonly named = new Map<string, NamedStatement>();
  /** Texts named by `hot`, the least recently used first. */
  private readonly oftenNamed = new Set<string>();
  private readonly waiting = new Map<string, number>();

  constructor(readonly source: DataSource) {}

  /** The pool that TypeORM keeps; typed here once, since its driver leaves it untyped. */
  get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }

  /** Statements sent since the start. */
  get statements(): number {
    return this.count;
  }

  /** Called for every statement that goes past this class: those inside a unit of work. */
  counted(): void {
    this.count += 1;
  }

  async query<T extends QueryResultRow>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    this.count += 1;
    const result = await this.pool.query<T>(sql, params as unknown[]);
    return result.rows;
  }

  /**
   * The same for statements whose plan does not hang on their values: no limit among the parameters, and no pattern
   * that the planner can see. Those that come often are named, so that PostgreSQL parses and plans them once for each
   * connection instead of every time. Texts follow the selections of callers: names and prepared statements are bounded,
   * and the least recently used make room.
   */
  async hot<T extends QueryResultRow>(sql: string, params: readonly unknown[]): Promise<T[]> {
    const statement = this.known(sql);
    if (statement) return this.run<T>(statement, params);
    this.nameOften(sql);
    return this.query<T>(sql, params);
  }

  /**
   * `hot`, or `query`, of what somebody asks. Where they are presumed, that is asked first, in the same trip, so that a
   * request is one. Throws `NotAsPresumed`, and does nothing, where it does not hold.
   */
  async ask<T extends QueryResultRow>(
    { presumed }: Asker,
    sql: string,
    params: readonly unknown[],
    how: 'hot' | 'query' = 'hot',
  ): Promise<T[]> {
    // Nobody has said who they are: nothing more is asked in their name.
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
   * A transaction in few trips: it begins with the first one's statements, and `last` goes with its end. Whatever is thrown
   * takes all of it back. Throws `NotAsPresumed` where a statement says so.
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
      // The trace leads to the socket; whoever reads it looks for the one who asked.
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
        // A question asked while the database is away is no answer: it must be asked again.
        this.flushes = null;
        throw error;
      },
    );
    return this.flushes;
  }

  /**
   * Waits until the disk has everything that was committed so far. One flush at a time: whoever comes while it is under
   * way may have committed after it began, and shares the next one with all others who do.
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

/** When it has ended, however; or when it has taken so long that its connection may be lost, and nobody waits on. */
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
