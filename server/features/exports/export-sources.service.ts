import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
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

type Instances<Services extends readonly Type[]> = { [At in keyof Services]: InstanceType<Services[At]> };

/** The lists of a feature with the services that read them; `npm run codegen` lists every table in server/generated.ts. */
export interface ExportTable {
  services: readonly Type[];
  listsOf: (services: readonly unknown[]) => readonly ExportSource<unknown>[];
}

/** A feature's exports, read by the services in the first argument. */
export function exportTable<const Services extends readonly Type[]>(
  services: Services,
  listsOf: (...services: Instances<Services>) => readonly ExportSource<unknown>[],
): ExportTable {
  return { services, listsOf: (given) => listsOf(...(given as Instances<Services>)) };
}

/** Injection token of all export tables. */
export const EXPORT_TABLES = Symbol('EXPORT_TABLES');

/** The lists that can be exported. */
@Injectable()
export class ExportSources implements OnModuleInit {
  private readonly sources = new Map<string, ExportSource<unknown>>();

  constructor(
    private readonly modules: ModuleRef,
    @Inject(EXPORT_TABLES) private readonly tables: readonly ExportTable[],
  ) {}

  onModuleInit(): void {
    for (const { services, listsOf } of this.tables) {
      const given = services.map((service) => this.modules.get<unknown>(service, { strict: false }));
      for (const source of listsOf(given)) {
        if (this.sources.has(source.list)) throw new Error(`The list ${source.list} is taken along twice`);
        this.sources.set(source.list, source);
      }
    }
  }

  all(): ExportSource<unknown>[] {
    return [...this.sources.values()];
  }

  find(list: string): ExportSource<unknown> | undefined {
    return this.sources.get(list);
  }
}
