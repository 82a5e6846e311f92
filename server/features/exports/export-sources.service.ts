import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { Role } from '../../platform/graphql/generated.js';

/**
 * Format of a column's values: `money` is integer öre, written in kronor; `date` is YYYY-MM-DD, `moment` has a time of
 * day too.
 */
export type ExportKind = 'text' | 'number' | 'date' | 'moment' | 'money';

export interface ExportColumn<Row> {
  header: string;
  /** Defaults to text. */
  kind?: ExportKind;
  value(row: Row): string | number | null | undefined;
}

/** Number of rows; files with more than 5 000 are created by a job. */
export type ExportCount = (actor: Actor, query: URLSearchParams) => Promise<number>;

/** `count` of a list that is always short. */
export const NEVER_LONG: ExportCount = () => Promise.resolve(0);

/** A list that can be exported. */
export interface ExportSource<Row> {
  /** Name in the API, such as `course-instances`. */
  list: string;
  /** Swedish name: the sheet's title and the start of the file name. */
  title: string;
  requires: Role;
  columns: readonly ExportColumn<Row>[];
  /**
   * The list's rows for this URL, in its order, without pagination. `query` is the page's URL; unknown
   * parameters are ignored. The export module logs the access; reads here leave no record.
   */
  rows(actor: Actor, query: URLSearchParams): Promise<readonly Row[]>;
  count: ExportCount;
  /** Individual limit of exports per hour, if the common one would hinder normal work. */
  perHour?: number;
  /**
   * The row's student id if protected, else null: such rows are included only on request (domain, P3).
   * `NAMES_NOBODY`: rows have no student. `HIDES_THEM`: the list anonymises them itself, so that its sums are
   * right.
   */
  protectedStudent: ((row: Row) => string | null) | 'NAMES_NOBODY' | 'HIDES_THEM';
}

/** An export source; administrators only, by default. */
export const exported = <Row>(source: Omit<ExportSource<Row>, 'requires'> & { requires?: Role }) =>
  ({ requires: 'ADMIN', ...source }) as ExportSource<unknown>;

/** The lists that can be exported; each feature registers its own (`*.export.ts`). */
@Injectable()
export class ExportSources {
  private readonly sources = new Map<string, ExportSource<unknown>>();

  /** Call it from `onModuleInit`. */
  register(...sources: readonly ExportSource<unknown>[]): void {
    for (const source of sources) {
      if (this.sources.has(source.list)) throw new Error(`The list ${source.list} is exported twice.`);
      this.sources.set(source.list, source);
    }
  }

  all(): ExportSource<unknown>[] {
    return [...this.sources.values()];
  }

  find(list: string): ExportSource<unknown> | undefined {
    return this.sources.get(list);
  }
}
