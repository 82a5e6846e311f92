import type { SheetRow } from '../../../platform/workbook/workbook.js';
import type { ReferenceData } from '../reading/import-reference.queries.js';
import type { ExistingStudent } from './row-plan.rules.js';
import { RowCheck, type Checked, type ReadBy, type StudentKeys } from './row-check.rules.js';

/** Limits for checking rows in the server's own process, which is then faster than starting another. */
export const FEW = { rows: 500, characters: 250_000 };

/** True if rows are few enough; `characters` counts their cells as stored. */
export function isFew({ rows, characters }: typeof FEW): boolean {
  return rows <= FEW.rows && characters <= FEW.characters;
}

/** Checks few rows in the server's own process. */
export class OwnRows {
  private readonly check = new RowCheck();

  constructor(private readonly rows: readonly SheetRow[]) {}

  read(by: ReadBy, reference: string): Promise<StudentKeys> {
    return Promise.resolve(this.check.read(this.rows, by, JSON.parse(reference) as ReferenceData));
  }

  judge(existing: string, keepExistingWhenEmpty: boolean): Promise<Checked> {
    return Promise.resolve(
      this.check.judge(JSON.parse(existing) as ExistingStudent[], keepExistingWhenEmpty),
    );
  }
}
