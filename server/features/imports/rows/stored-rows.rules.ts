import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { ImportSummary } from '../../../platform/graphql/generated.js';
import type { SheetRow } from '../../../platform/workbook/workbook.js';
import type { JudgedRow } from './row-judgement.rules.js';
import type { Plan } from './row-plan.rules.js';

/** A plan as stored: with its future ids, so that the commit is set-based SQL only. */
export interface StoredPlan extends Omit<Plan, 'enrollments' | 'wishes' | 'educationField'> {
  id: string;
  historyId: string;
  enrollments: (Omit<Plan['enrollments'][number], 'name'> & { id: string })[];
  /** Left out where there are none, as in most files. */
  wishes?: (Plan['wishes'][number] & { id: string })[];
}

/** Small enough for short statements, and not to block the event loop. */
export const ROWS_A_STATEMENT = 500;
const CHANCE_BYTES = 16;

/** Stored columns of a row, in COPY order. */
export const STORED_COLUMNS = [
  'row',
  'cells',
  'outcome',
  'name',
  'errors',
  'changes',
  'record',
  'student_id',
  'student_version',
  'head_row',
  'choices',
  'decision',
  'decided_on',
];

/** Row terminator for COPY; escaped within rows, as is the line feed that separates parts. */
export const ROW_END = '\r';
const NOTHING = '\\N';

/** The rows as they are stored, in parts: the text of a COPY each, without the batch. */
export function* storedRows(sheet: readonly SheetRow[], judged: readonly JudgedRow[]): Generator<string> {
  const ids = new Ids();
  for (let start = 0; start < judged.length; start += ROWS_A_STATEMENT) {
    const rows = judged.slice(start, start + ROWS_A_STATEMENT);
    yield rows.map((row, index) => stored(row, sheet[start + index]!, ids)).join('');
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

function stored(judged: JudgedRow, sheet: SheetRow, ids: Ids): string {
  const { row, outcome, name, issues, changes, plan, student, headRow, choices, decision } = judged;
  const record = plan && storedPlan(plan, student?.id ?? ids.next(), ids);
  const said = `${outcome}\t${name === null ? NOTHING : escaped(name)}\t${json(issues)}\t${json(changes)}`;
  const meant = `${student?.id ?? NOTHING}\t${student?.version ?? NOTHING}\t${headRow ?? NOTHING}`;
  const decided = `{${choices.join(',')}}\t${decision?.decision ?? NOTHING}\t${decision?.studentId ?? NOTHING}`;
  return `${row}\t${json(sheet.cells)}\t${said}\t${record ? json(record) : NOTHING}\t${meant}\t${decided}${ROW_END}`;
}

/** JSON needs no other escaping for COPY; most rows have nothing here. */
function json(value: object): string {
  if (Array.isArray(value) && value.length === 0) return '[]';
  const text = JSON.stringify(value);
  return text.includes('\\') ? text.replaceAll('\\', '\\\\') : text;
}

const SIGNS: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value as COPY reads it. */
function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => SIGNS[sign]!) : text;
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
    conflicts: 0,
  };
  for (const { outcome, headRow } of judged) {
    summary[COUNTED[outcome]] += 1;
    if (headRow !== null) continue;
    if (outcome === 'NEW') summary.newStudents += 1;
    if (outcome === 'CHANGED') summary.changedStudents += 1;
  }
  return summary;
}

const COUNTED: Record<
  JudgedRow['outcome'],
  'new' | 'changed' | 'unchanged' | 'invalid' | 'duplicates' | 'conflicts'
> = {
  NEW: 'new',
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
  INVALID: 'invalid',
  DUPLICATE: 'duplicates',
  CONFLICT: 'conflicts',
};
