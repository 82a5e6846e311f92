import type { ImportRowFix, ImportSpellingFix, ImportSummary } from '../../../platform/graphql/generated.js';
import type { SheetRow } from '../../../platform/workbook/workbook.js';
import { ImportReference, type ReferenceData } from '../reading/import-reference.queries.js';
import {
  columnsByField,
  hasAmericanDays,
  readRow,
  type ColumnsByField,
  type RowReading,
} from '../reading/row.input.js';
import type { Column } from '../sheets/column.rules.js';
import { withFixes, withSpellings } from './row-fixes.input.js';
import { withPlaces } from './issue-places.rules.js';
import { RowJudge, type RowDecision } from './row-judgement.rules.js';
import { People } from './row-people.rules.js';
import { nameKey, type ExistingStudent } from './row-plan.rules.js';
import { storedRows, summaryOf } from './stored-rows.rules.js';

/** Parameters for reading rows. */
export interface ReadBy {
  columns: readonly Column[];
  /** Corrections by the user since the first reading. */
  fixes?: { rows: readonly ImportRowFix[]; spellings: readonly ImportSpellingFix[] };
  /** Decisions on conflicts and possible duplicates. */
  decisions?: readonly RowDecision[];
}

/** Lookup keys for students that rows may mean, each as a PostgreSQL array. */
export interface StudentKeys {
  numbers: string;
  emails: string;
  names: string;
}

/** Texts of COPY without the batch (`storedRows`), or their bytes. */
export type StoredParts = AsyncIterable<Buffer> | Iterable<string>;

/** Result of a check, with the rows as stored, in parts. */
export interface Checked {
  summary: ImportSummary;
  batches: StoredParts;
}

/** The pure part of a check: parses rows, then matches them with the candidate students. */
export class RowCheck {
  private rows: readonly SheetRow[] = [];
  private readings: RowReading[] = [];
  private decisions: readonly RowDecision[] = [];
  private columns: ColumnsByField = new Map();

  read(sheet: readonly SheetRow[], { columns, fixes, decisions }: ReadBy, data: ReferenceData): StudentKeys {
    const alike = withSpellings([...sheet], fixes?.spellings ?? [], columns);
    this.rows = withFixes(alike, fixes?.rows ?? [], columns);
    this.decisions = decisions ?? [];
    const reference = new ImportReference(data);
    const now = new Date();
    const fields = columnsByField(columns);
    this.columns = fields;
    const isAmerican = hasAmericanDays(this.rows, fields);
    this.readings = this.rows.map(({ row, cells }) =>
      readRow(row, cells, fields, reference, now, isAmerican),
    );
    return {
      numbers: this.listOf(({ personalNumber }) => personalNumber),
      emails: this.listOf(({ email }) => email && nameKey(email)),
      names: this.listOf(({ name }) => name && nameKey(name)),
    };
  }

  judge(existing: readonly ExistingStudent[], keepExistingWhenEmpty: boolean): Checked {
    const judge = new RowJudge(existing, new People(this.readings), keepExistingWhenEmpty, this.decisions);
    const judged = this.readings.map((reading) => judge.judge(reading));
    for (const [index, { row, issues }] of judged.entries())
      judged[index]!.issues = withPlaces(issues, this.columns, { row, cells: this.rows[index]!.cells });
    return {
      summary: summaryOf(judged),
      batches: storedRows(this.rows, judged),
    };
  }

  private listOf(valueOf: (fields: RowReading['fields']) => string | null | undefined): string {
    const values = new Set<string>();
    for (const { fields } of this.readings) {
      const value = valueOf(fields);
      if (typeof value === 'string')
        values.add(/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value);
    }
    return values.size === 0 ? '{}' : `{"${[...values].join('","')}"}`;
  }
}
