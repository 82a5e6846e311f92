import { Injectable } from '@nestjs/common';
import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';

/** Runs one SQL statement: the pool outside a transaction, its connection inside one. */
export interface Queryable {
  query<T extends QueryResultRow>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

/**
 * Hot reads: one hand-written statement each, through the data source's own pool, without an
 * entity in between. Counts its statements, so that a test can hold every page to a constant number.
 */
@Injectable()
export class Database implements Queryable {
  private count = 0;

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

  /** For a statement without a pattern parameter: PostgreSQL keeps its plan under the name. */
  async prepared<T extends QueryResultRow>(name: string, sql: string, params: readonly unknown[]): Promise<T[]> {
    this.count += 1;
    const result: QueryResult<T> = await this.pool.query({ name, text: sql, values: params as unknown[] });
    return result.rows;
  }
}
