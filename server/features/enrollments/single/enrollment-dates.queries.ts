import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import { idsOf, type Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { EnrollmentRemark } from '../../../platform/graphql/generated.js';
import { applyChange, recordHistory } from '../bulk/enrollment-apply.repository.js';
import {
  lockEnrollments,
  STORED_FIELDS,
  STORED_JOINS,
  type StoredEnrollment,
} from './enrollment-locks.queries.js';
import { gathered } from './enrollment-remarks.rules.js';
import { ENDED } from '../enrollment-labels.mapper.js';
import { startBatch } from './enrollments.repository.js';

export interface Period {
  startDate: string | null;
  endDate: string | null;
}

/** An instance whose dates change. */
export interface MovedInstance {
  id: string;
  name: string;
  before: Period;
  after: Period;
}

/** Reason why an enrolment keeps its dates when its instance's change; null if they were equal and follow. */
function whyKept(row: StoredEnrollment, before: Period): { code: string; message: string } | null {
  if (row.isSigned || (row.status !== null && ENDED.includes(row.status)))
    return { code: 'ENDED', message: 'Är avslutad eller betygsatt.' };
  if (row.startDate !== before.startDate || row.endDate !== before.endDate)
    return { code: 'OWN_DATES', message: 'Har egna datum.' };
  return null;
}

/** Number of enrolments whose dates would follow the instance's, and remarks on the others. */
export async function previewDates(
  db: Queryable,
  { id, before, after }: Omit<MovedInstance, 'name'>,
): Promise<{ following: number; left: EnrollmentRemark[] }> {
  if (isSame(before, after)) return { following: 0, left: [] };
  const rows = await db.query<StoredEnrollment>(
    `SELECT ${STORED_FIELDS} FROM enrollment e ${STORED_JOINS}
     WHERE e.course_instance_id = $1 AND e.removed_at IS NULL ORDER BY s.name, e.id`,
    [id],
  );
  const kept = rows.flatMap((row) => {
    const why = whyKept(row, before);
    return why ? [{ ...why, example: row.studentName, studentId: row.studentId }] : [];
  });
  return { following: rows.length - kept.length, left: gathered(kept) };
}

/**
 * Moves enrolments with exactly the instance's old dates to its new dates, as one action. With a future start, active
 * ones become admitted again; with a past start, admitted ones become active, as for a new enrolment. The caller has
 * locked the instance.
 */
export async function followDates(tx: Work, actor: Actor, instance: MovedInstance): Promise<void> {
  const { id, name, before, after } = instance;
  if (isSame(before, after)) return;
  const found = await tx.query<Read<'enrollment', 'id'>>(
    'SELECT id FROM enrollment WHERE course_instance_id = $1 AND removed_at IS NULL ORDER BY id',
    [id],
  );
  if (found.length === 0) return;
  const held = await lockEnrollments(tx, idsOf(found));
  const rows = held.filter((row) => whyKept(row, before) === null);
  if (rows.length === 0) return;
  const title = `Nya datum för ${name}: ${shown(after)}`;
  const batchId = await startBatch(tx, actor, { kind: 'EXTEND', title, size: rows.length });
  await applyChange(tx, actor, rows, {
    set: `start_date = $5::date, end_date = $6::date,
        status = CASE WHEN e.status = 'ACTIVE' AND $5::date > today() THEN 'ADMITTED'
          WHEN e.status = 'ADMITTED' AND e.start_date > today() AND $5::date <= today() THEN 'ACTIVE' ELSE e.status END,
        status_on = CASE WHEN e.status = 'ACTIVE' AND $5::date > today() THEN today()
          WHEN e.status = 'ACTIVE' AND e.status_on = e.start_date THEN $5::date
          WHEN e.status = 'ADMITTED' AND e.start_date > today() AND $5::date <= today() THEN $5::date
          ELSE e.status_on END`,
    values: [
      after.startDate,
      after.endDate,
      `Tillfället ändrades från ${shown(before)} till ${shown(after)}`,
    ],
    effectiveOn: `CASE WHEN e.status_on IS DISTINCT FROM (old.before->>'status_on')::date THEN e.status_on ELSE today() END`,
    reason: 'e.status_reason',
    note: '$7::text',
    batchId,
  });
  recordHistory(tx, actor, rows, () => [shown(before), shown(after)]);
}

const isSame = (one: Period, other: Period) =>
  one.startDate === other.startDate && one.endDate === other.endDate;

const shown = ({ startDate, endDate }: Period) => `${startDate ?? 'ej satt'} – ${endDate ?? 'ej satt'}`;
