import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../../platform/database/database.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { PreviewImportInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { KnownWords } from './column-guess.rules.js';
import type { Column } from './column.rules.js';
import type { SheetSigns } from './opened-sheet.rules.js';

/** The sheet to read, its previous mapping, and words for recognising columns without a heading. */
export interface ChosenSheet {
  sheet: number;
  known: Column[] | null;
  words: KnownWords;
  /** Rows that are hidden in the workbook are not read. */
  leavesOutHidden: boolean;
}

/** Chooses the sheet with the list, and maps its columns. */
@Injectable()
export class ImportSheets {
  /**
   * The requested sheet, else one with headings known from this user's earlier imports, else the most
   * meaningful one.
   */
  async choose(
    db: Queryable,
    call: Call,
    found: readonly SheetSigns[],
    { sheet: wanted, leaveOutHidden }: Pick<PreviewImportInput, 'sheet' | 'leaveOutHidden'>,
  ): Promise<ChosenSheet> {
    const offered = typeof wanted === 'string' ? found.filter(({ name }) => name === wanted) : found;
    if (offered.length === 0) throw badField('sheet', 'BAD_REFERENCE', 'Bladet finns inte i filen.');
    const known = await this.known(db, call, offered);
    const remembered = offered.findIndex((_sheet, index) => known[index]);
    const most = Math.max(...offered.map(({ says }) => says));
    const best = remembered >= 0 ? remembered : offered.findIndex(({ says }) => says === most);
    return {
      sheet: found.indexOf(offered[best]!),
      known: known[best] ?? null,
      words: await this.words(db),
      leavesOutHidden: leaveOutHidden ?? false,
    };
  }

  /** Words for recognising columns: the school's municipalities and teachers. */
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
    sheets: readonly SheetSigns[],
  ): Promise<(Column[] | null)[]> {
    const found = await db.query<{ columns: Column[] | null }>(
      `SELECT (SELECT columns FROM import_batch
         WHERE user_id = $1 AND jsonb_path_query_array(columns, '$[*].header') = sheet.headers
         ORDER BY created_at DESC LIMIT 1) AS columns
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS sheet(headers, place) ORDER BY sheet.place`,
      [actor.userId, JSON.stringify(sheets.map(({ headers }) => headers))],
    );
    return found.map(({ columns }) => columns);
  }
}
