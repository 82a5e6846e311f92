import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../../platform/database/database.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { Sheet, SheetRow } from '../../../platform/workbook/workbook.js';
import { guessByContent, type KnownWords } from './column-guess.rules.js';
import { isUnnamed, type Column } from './column.rules.js';
import { findHeader, matchColumns, namedFields } from './import-columns.rules.js';
import { withoutFillers } from './skipped-rows.rules.js';

/** A sheet with its headings found and its columns known. */
export interface ChosenSheet {
  name: string;
  headerRow: number;
  columns: Column[];
  rows: SheetRow[];
  skipped: string | null;
}

/** Which sheet of a workbook holds the list, and what its columns are read as. */
@Injectable()
export class ImportSheets {
  /** The sheet that is asked for, else the one whose headings this person has read before, else the one that says most. */
  async choose(
    db: Queryable,
    call: Call,
    found: readonly Sheet[],
    wanted: string | null | undefined,
  ): Promise<ChosenSheet> {
    const offered = typeof wanted === 'string' ? found.filter(({ name }) => name === wanted) : found;
    if (offered.length === 0) throw badField('sheet', 'BAD_REFERENCE', 'Bladet finns inte i filen.');
    const sheets = offered.map(open);
    const known = await this.known(db, call, sheets);
    const remembered = sheets.findIndex((_sheet, index) => known[index]);
    const best = remembered >= 0 ? remembered : sayingMost(offered);
    const { columns, ...sheet } = sheets[best]!;
    const words = await this.words(db);
    return { ...sheet, columns: known[best] ?? guessByContent(columns, sheet.rows, words) };
  }

  /** What a cell without a heading is known by: the school's municipalities and its teachers. */
  private async words(db: Queryable): Promise<KnownWords> {
    const [row] = await db.query<KnownWords>(
      `SELECT ARRAY(SELECT name FROM municipality) AS municipalities,
         ARRAY(SELECT unnest(ARRAY[u.name, u.email]) FROM teacher t JOIN app_user u ON u.id = t.user_id
           WHERE u.active) AS teachers,
         (today() - interval '5 years')::date::text AS "earliestDay"`,
    );
    return row!;
  }

  /** As this person read the same headings the last time, for each sheet; one statement for all. */
  private async known(
    db: Queryable,
    { actor }: Call,
    sheets: readonly ChosenSheet[],
  ): Promise<(Column[] | null)[]> {
    // Columns without any names are no sign of the same list: what they hold says more.
    const headers = sheets.map(({ columns }) =>
      columns.every(isUnnamed) ? null : columns.map(({ header }) => header),
    );
    const found = await db.query<{ columns: Column[] | null }>(
      `SELECT (SELECT columns FROM import_batch
         WHERE user_id = $1 AND jsonb_path_query_array(columns, '$[*].header') = sheet.headers
         ORDER BY created_at DESC LIMIT 1) AS columns
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS sheet(headers, place) ORDER BY sheet.place`,
      [actor.userId, JSON.stringify(headers)],
    );
    return found.map(({ columns }) => columns);
  }
}

function open({ name, rows: all }: Sheet): ChosenSheet {
  const at = findHeader(all);
  // A sheet that begins with its first student has columns without names.
  const header = all[at] ?? { row: 0, cells: [] };
  const { rows, skipped } = withoutFillers(header, all.slice(at + 1));
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.cells.length);
  return { name, headerRow: header.row, columns: matchColumns(header, width), rows, skipped };
}

/** Of several that say as much the longest one. */
function sayingMost(sheets: readonly Sheet[]): number {
  const scores = sheets.map(({ rows }) => namedFields(rows) + Math.min(rows.length, 100_000) / 1_000_000);
  return scores.indexOf(Math.max(...scores));
}
