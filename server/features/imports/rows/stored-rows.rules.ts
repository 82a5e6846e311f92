import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { ImportSummary } from '../../../platform/graphql/generated.js';
import type { SheetRow } from '../../../platform/workbook/workbook.js';
import type { JudgedRow } from './row-judgement.rules.js';
import type { Plan } from './row-plan.rules.js';

/** What is stored of a plan: with the ids that it will get, so that the commit is set-based SQL alone. */
export interface StoredPlan extends Omit<Plan, 'enrollments' | 'wishes' | 'educationField'> {
  id: string;
  historyId: string;
  enrollments: (Omit<Plan['enrollments'][number], 'name'> & { id: string })[];
  /** Left out where there are none, as in most files. */
  wishes?: (Plan['wishes'][number] & { id: string })[];
}

/** Few enough that no statement takes long, and that whoever passes them on holds nobody up. */
const ROWS_A_STATEMENT = 500;
const CHANCE_BYTES = 16;

/** The rows as they are stored, in parts: JSON text for a statement each. */
export function* storedRows(sheet: readonly SheetRow[], judged: readonly JudgedRow[]): Generator<string> {
  const ids = new Ids();
  for (let start = 0; start < judged.length; start += ROWS_A_STATEMENT) {
    const rows = judged.slice(start, start + ROWS_A_STATEMENT);
    yield JSON.stringify(rows.map((row, index) => stored(row, sheet[start + index]!, ids)));
  }
}

/** Version 7 ids by the thousand: asking the system for chance once for each would cost more than all the rest. */
class Ids {
  private chance = Buffer.alloc(0);

  next(): string {
    if (this.chance.length < CHANCE_BYTES) this.chance = randomBytes(CHANCE_BYTES * ROWS_A_STATEMENT);
    const random = this.chance.subarray(0, CHANCE_BYTES);
    this.chance = this.chance.subarray(CHANCE_BYTES);
    return uuid({ random });
  }
}

function stored(judged: JudgedRow, sheet: SheetRow, ids: Ids) {
  return {
    row: judged.row,
    cells: sheet.cells,
    outcome: judged.outcome,
    name: judged.name,
    errors: judged.issues,
    changes: judged.changes,
    record: judged.plan && storedPlan(judged.plan, judged.student?.id ?? ids.next(), ids),
    student_id: judged.student?.id,
    student_version: judged.student?.version,
    head_row: judged.headRow,
  };
}

/** Each field by its name: gathering the rest of an object is slow where it is done for every row. */
function storedPlan(plan: Plan, id: string, ids: Ids): StoredPlan {
  const { values, previous, teacherId, previousTeacherId, summary } = plan;
  const stored: StoredPlan = {
    values,
    previous,
    teacherId,
    previousTeacherId,
    summary,
    id,
    historyId: ids.next(),
    enrollments: plan.enrollments.map(({ name: _name, ...enrollment }) => ({
      ...enrollment,
      id: ids.next(),
    })),
  };
  if (plan.wishes.length > 0) stored.wishes = plan.wishes.map((wish) => ({ ...wish, id: ids.next() }));
  return stored;
}

/** How many rows there are of each outcome. */
export function summaryOf(judged: readonly Pick<JudgedRow, 'outcome' | 'headRow'>[]): ImportSummary {
  const summary = {
    new: 0,
    changed: 0,
    newStudents: 0,
    changedStudents: 0,
    unchanged: 0,
    invalid: 0,
    duplicates: 0,
  };
  for (const { outcome, headRow } of judged) {
    summary[COUNTED[outcome]] += 1;
    if (headRow !== null) continue;
    if (outcome === 'NEW') summary.newStudents += 1;
    if (outcome === 'CHANGED') summary.changedStudents += 1;
  }
  return summary;
}

const COUNTED: Record<JudgedRow['outcome'], 'new' | 'changed' | 'unchanged' | 'invalid' | 'duplicates'> = {
  NEW: 'new',
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
  INVALID: 'invalid',
  DUPLICATE: 'duplicates',
};
