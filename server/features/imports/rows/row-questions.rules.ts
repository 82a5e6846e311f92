import { readWorkbook, type WorkbookKind } from '../../../platform/workbook/read-workbook.js';
import type { RefusalKind, Sheet, SheetRow } from '../../../platform/workbook/workbook.js';
import { AppError, type FieldError } from '../../../platform/errors/app-error.js';
import type { ImportSummary } from '../../../platform/graphql/generated.js';
import type { ReferenceData } from '../reading/import-reference.queries.js';
import type { Column } from '../sheets/column.rules.js';
import type { HiddenParts } from '../sheets/hidden-parts.rules.js';
import { STUDENT_HEADINGS } from '../sheets/import-columns.rules.js';
import type { ChosenSheet } from '../sheets/import-sheets.queries.js';
import {
  columnsOf,
  openSheet,
  signsOf,
  type OpenedSheet,
  type SheetSigns,
} from '../sheets/opened-sheet.rules.js';
import { RowCheck, type ReadBy, type StudentKeys } from './row-check.rules.js';
import type { ExistingStudent } from './row-plan.rules.js';

/** Input of a process: a workbook, or none if the rows of a stored batch follow. */
export type RowsKind = WorkbookKind | 'stored';

/**
 * Questions to the process that reads and checks the rows of an import, in this order; `STORED` replaces the
 * first two.
 */
export type RowQuestion =
  | { about: 'STORED'; rows: SheetRow[] }
  | { about: 'SHEETS' }
  | ({ about: 'COLUMNS' } & ChosenSheet)
  | { about: 'ROWS'; by: ReadBy; reference: ReferenceData }
  | { about: 'STUDENTS'; existing: ExistingStudent[]; keepExistingWhenEmpty: boolean };

/** First line of each answer; after that of the students come the rows, in parts. */
export interface RowAnswers {
  SHEETS: { ok: true; sheets: SheetSigns[] } | { ok: false; kind: RefusalKind; message: string };
  COLUMNS: { columns: Column[]; headerRow: number; skipped: string | null; rows: number } & HiddenParts;
  STORED: { rows: number };
  ROWS: StudentKeys | { refused: FieldError[]; message: string };
  STUDENTS: { summary: ImportSummary };
}

/** Answers the questions; one may be repeated, for example when a transaction is retried. */
export class RowAnswerer {
  private readonly signs: RowAnswers['SHEETS'];
  private sheets: OpenedSheet[] = [];
  private rows: readonly SheetRow[] = [];
  private readonly check = new RowCheck();

  constructor(bytes: Buffer, kind: RowsKind) {
    const reading = kind === 'stored' ? NOTHING : readWorkbook(bytes, kind);
    this.signs = reading.ok ? { ok: true, sheets: this.open(reading.sheets) } : reading;
  }

  *answer(text: string): Generator<string> {
    const question = JSON.parse(text) as RowQuestion;
    switch (question.about) {
      case 'SHEETS':
        return yield said<'SHEETS'>(this.signs);
      case 'STORED':
        this.rows = question.rows;
        return yield said<'STORED'>({ rows: this.rows.length });
      case 'COLUMNS':
        return yield said<'COLUMNS'>(this.choose(question));
      case 'ROWS':
        return yield said<'ROWS'>(this.read(question));
      case 'STUDENTS': {
        const { batches, ...checked } = this.check.judge(question.existing, question.keepExistingWhenEmpty);
        yield said<'STUDENTS'>(checked);
        yield* batches as Iterable<string>;
      }
    }
  }

  private open(sheets: readonly Sheet[]): SheetSigns[] {
    this.sheets = sheets.map((sheet) => openSheet(sheet, STUDENT_HEADINGS));
    return sheets.map((sheet, place) => signsOf(sheet, this.sheets[place]!, STUDENT_HEADINGS));
  }

  private choose(question: RowQuestion & { about: 'COLUMNS' }): RowAnswers['COLUMNS'] {
    const { sheet, known, words, leavesOutHidden } = question;
    const opened = this.sheets[sheet]!;
    const { headerRow, skipped, rows, hidden } = opened;
    this.rows = leavesOutHidden ? rows.filter(({ isHidden }) => !isHidden) : rows;
    const columns = columnsOf(opened, known, words);
    return { headerRow, skipped, rows: this.rows.length, columns, ...hidden };
  }

  private read({ by, reference }: RowQuestion & { about: 'ROWS' }): RowAnswers['ROWS'] {
    try {
      return this.check.read(this.rows, by, reference);
    } catch (error) {
      if (!(error instanceof AppError) || !error.fields) throw error;
      return { refused: error.fields, message: error.message };
    }
  }
}

const NOTHING = { ok: true as const, sheets: [] };

function said<About extends keyof RowAnswers>(answer: RowAnswers[About]): string {
  return JSON.stringify(answer);
}
