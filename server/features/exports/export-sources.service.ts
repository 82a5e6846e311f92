import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { Role } from '../../platform/graphql/generated.js';

/**
 * How the values of a column are written: `money` is integer öre, shown in kronor; `date` is YYYY-MM-DD, and `moment` has
 * the time of day behind it.
 */
export type ExportKind = 'text' | 'number' | 'date' | 'moment' | 'money';

export interface ExportColumn<Row> {
  header: string;
  /** Defaults to text. */
  kind?: ExportKind;
  value(row: Row): string | number | null | undefined;
}

/** How many rows there are; with more than 5 000 the file is made by a job. */
export type ExportCount = (actor: Actor, query: URLSearchParams) => Promise<number>;

/** `count` of a list that is always short. */
export const NEVER_LONG: ExportCount = () => Promise.resolve(0);

/** A list that can be taken along as a file. */
export interface ExportSource<Row> {
  /** Its name in calls: `course-instances`. */
  list: string;
  /** Its Swedish name: the sheet's title and the beginning of the file's name. */
  title: string;
  requires: Role;
  columns: readonly ExportColumn<Row>[];
  /**
   * The list's rows for this URL, in its order, without pagination. `query` is the page's URL; unknown
   * parameters are ignored. The export module logs the access; reads here leave no record.
   */
  rows(actor: Actor, query: URLSearchParams): Promise<readonly Row[]>;
  count: ExportCount;
  /** Own limit of files an hour, where the common one would hinder normal work. */
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

  /** To be called from `onModuleInit`. */
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
