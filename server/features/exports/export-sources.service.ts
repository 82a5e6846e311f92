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
  /** Text unless given. */
  kind?: ExportKind;
  value(row: Row): string | number | null | undefined;
}

/** How many rows there are; with more than 5 000 the file is made by a job. */
export type ExportCount = (actor: Actor, query: URLSearchParams) => Promise<number>;

/** The `count` of a list that cannot be long, whatever its address says. */
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
   * Exactly the rows that the list shows for this address, in its order, without its pages. `query` is
   * the address of the page; names that it does not know are left alone. The taking is logged by the
   * exports; what is read here leaves no trace of its own.
   */
  rows(actor: Actor, query: URLSearchParams): Promise<readonly Row[]>;
  count: ExportCount;
  /** So many files an hour, counted by themselves, where the usual measure would stop ordinary work. */
  perHour?: number;
  /**
   * The id of the student that a row is about where the identity is protected, else null: such rows stand in
   * the file only when they are asked for (domain, P3). `NAMES_NOBODY`: no row is about a student.
   * `HIDES_THEM`: the list leaves them nameless itself, because its sums must hold.
   */
  protectedStudent: ((row: Row) => string | null) | 'NAMES_NOBODY' | 'HIDES_THEM';
}

/** A list as it is written: administrators take it along, unless it says otherwise. */
export const exported = <Row>(source: Omit<ExportSource<Row>, 'requires'> & { requires?: Role }) =>
  ({ requires: 'ADMIN', ...source }) as ExportSource<unknown>;

type Instances<Services extends readonly Type[]> = { [At in keyof Services]: InstanceType<Services[At]> };

/** The lists of a feature with the services that read them; `npm run codegen` lists every table in server/generated.ts. */
export interface ExportTable {
  services: readonly Type[];
  listsOf: (services: readonly unknown[]) => readonly ExportSource<unknown>[];
}

/** What a feature lets people take along as files, read by the services that the first argument names. */
export function exportTable<const Services extends readonly Type[]>(
  services: Services,
  listsOf: (...services: Instances<Services>) => readonly ExportSource<unknown>[],
): ExportTable {
  return { services, listsOf: (given) => listsOf(...(given as Instances<Services>)) };
}

/** All tables, as the running server is given them. */
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
