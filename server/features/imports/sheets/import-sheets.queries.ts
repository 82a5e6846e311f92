import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../../platform/database/database.js';
import type { ImportField, PreviewImportInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { KnownWords } from './column-guess.rules.js';
import type { SheetSigns } from './opened-sheet.rules.js';
import { chooseSheet, type RememberedSheet } from './remembered-columns.queries.js';

/** The sheet to read, its previous mapping, and words for recognising columns without a heading. */
export interface ChosenSheet extends RememberedSheet<ImportField> {
  words: KnownWords;
  /** Rows that are hidden in the workbook are not read. */
  leavesOutHidden: boolean;
}

/** Chooses the sheet with the list, and maps its columns. */
@Injectable()
export class ImportSheets {
  async choose(
    db: Queryable,
    { actor }: Call,
    found: readonly SheetSigns[],
    { sheet: wanted, leaveOutHidden }: Pick<PreviewImportInput, 'sheet' | 'leaveOutHidden'>,
  ): Promise<ChosenSheet> {
    const chosen = await chooseSheet<ImportField>(db, { actor, table: 'import_batch' }, found, wanted);
    return {
      ...chosen,
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
}
