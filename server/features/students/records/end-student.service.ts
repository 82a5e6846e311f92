import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import type { Row } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, notFound } from '../../../platform/errors/app-error.js';
import {
  changeStatus,
  startBatch,
  undoBatch,
  type StudentEnding,
} from '../../enrollments/single/enrollments.repository.js';
import type {
  EndStudentInput,
  EndStudentPreview,
  EndStudentPreviewInput,
  Student,
  UndoEndStudentInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { TAKES_PLACE } from '../../placements/placement-conditions.queries.js';
import { StudentReader } from '../list/student-reader.queries.js';
import { reopenSettledWishes } from '../../course-matching/course-matching.repository.js';
import { lockStudent, type StoredStudent } from '../students.service.js';
import { requireId } from '../../../platform/validation/id.js';
import { openEnrollments, PLANNED, readFates, withdrawPlans } from './student-ending.repository.js';
import { updateStudents } from '../students.repository.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import { boardNews } from '../../../platform/realtime/live-event.js';

/** A student leaves the school (pages, section 2: 'Avsluta elev'). Administrators, by the contract. */
@Injectable()
export class EndStudentService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly reader: StudentReader,
  ) {}

  async preview({ actor }: Call, { studentId, endDate }: EndStudentPreviewInput): Promise<EndStudentPreview> {
    const params = new SqlParams();
    const id = params.add(requireId(studentId, 'studentId'));
    const names = (condition: string) =>
      `(SELECT coalesce(json_agg(name ORDER BY name), '[]'::json) FROM open WHERE ${condition})`;
    const [row] = await this.database.query<{ preview: EndStudentPreview | null }>(
      `WITH found AS MATERIALIZED (SELECT id, is_protected FROM student WHERE id = ${id}),
         ${accessLogPart(actor, 'READ_STUDENT', params, 'found')},
         open AS (${openEnrollments(id, params.add(endDate))})
       SELECT CASE WHEN EXISTS (SELECT FROM found) THEN json_build_object(
         'droppedOut', ${names("fate = 'DROPPED_OUT'")},
         'notStarted', ${names("fate = 'NOT_STARTED'")},
         'awaitingGrade', ${names("fate = 'OVER' AND course_id IS NOT NULL")},
         'planned', (SELECT count(*) FROM enrollment WHERE student_id = ${id} AND ${PLANNED}),
         'wishes', (SELECT count(*) FROM course_wish WHERE student_id = ${id} AND settled_at IS NULL),
         'placements', (SELECT coalesce(json_agg(w.name || ' från ' || p.start_date
           ORDER BY p.start_date, p.id), '[]'::json)
           FROM placement p JOIN workplace w ON w.id = p.workplace_id
           WHERE p.student_id = ${id} AND ${TAKES_PLACE})) END AS preview`,
      params.values,
    );
    if (!row?.preview) throw notFound('Eleven finns inte.');
    return row.preview;
  }

  /**
   * Sets the end date and ends enrolments in one transaction: begun ones become dropped out, others not
   * started, finished ones await their grade, and planned ones and wishes are withdrawn.
   */
  end(call: Call, { studentId, endDate, reason, note, version }: EndStudentInput): Promise<Student> {
    const id = requireId(studentId, 'studentId');
    return this.work.run(call, async (tx) => {
      const stored = await lockStudent(tx, id);
      assertVersion(stored, version, 'Någon annan har ändrat eleven.');
      const [day] = await tx.query<{ isComing: boolean; hasBegun: boolean }>(
        'SELECT $1::date > today() AS "isComing", $2::date <= today() AS "hasBegun"',
        [endDate, stored.startDate],
      );
      // A student who has not started ends before the first day ('Startade inte'); the start date is unchanged.
      if (stored.startDate && day!.hasBegun && endDate < stored.startDate)
        throw badField('endDate', 'ORDER', 'Slutdatum före startdatum.');
      // Interruptions are recorded once they have happened; a future end is only a date.
      if (day!.isComing)
        throw badField(
          'endDate',
          'RANGE',
          'Sista dagen kan inte ligga i framtiden. Ange ett kommande slutdatum under Uppgifter i stället.',
        );
      const open = await readFates(tx, id, endDate);
      const ended = [...open('NOT_STARTED'), ...open('DROPPED_OUT')];
      const batchId = await startBatch(tx, call.actor, {
        kind: 'END_STUDENT',
        title: `Elev avslutad ${endDate}`,
        size: ended.length,
        ending: { studentId: id, endDate, endDateBefore: stored.endDate },
      });
      const change = { effectiveOn: endDate, reason, note, batchId };
      // Not started first: ending a package also ends its ongoing courses.
      await changeStatus(tx, call.actor, open('NOT_STARTED'), { ...change, status: 'NOT_STARTED' });
      await changeStatus(tx, call.actor, open('DROPPED_OUT'), { ...change, status: 'DROPPED_OUT' });
      await withdrawPlans(tx, call.actor, id, { reason: 'Eleven är avslutad', batchId });
      await setEndDate(tx, call.actor, stored, endDate);
      return this.reader.afterChange(tx, call.actor, id);
    });
  }

  /**
   * Undoes the end as a unit: restores enrolments, plans, wishes and the end date. Rejected after later
   * changes or conflicts.
   */
  undo(call: Call, input: UndoEndStudentInput): Promise<Student> {
    const which = readWhich(input);
    return this.work.run(call, async (tx) => {
      const { batchId, studentId, endDate, endDateBefore } = await findEnding(tx, which);
      const stored = await lockStudent(tx, studentId);
      if (stored.endDate !== endDate)
        throw conflict('LATER_WORK', 'Avslutet kan inte ångras: slutdatumet har ändrats sedan dess.');
      await undoBatch(tx, call.actor, batchId);
      await reopenSettledWishes(tx, batchId);
      await setEndDate(tx, call.actor, stored, endDateBefore);
      return this.reader.afterChange(tx, call.actor, studentId);
    });
  }
}

/** Sets the end date with its history; open boards refetch the card. */
async function setEndDate(
  tx: Work,
  actor: Actor,
  stored: StoredStudent,
  endDate: string | null,
): Promise<void> {
  const studentId = stored.id;
  if (stored.endDate !== endDate) {
    await updateStudents(tx, stored.id, { endDate });
    tx.history(actor, studentId, { endDate: stored.endDate }, { endDate });
  }
  tx.publish(boardNews(actor, 'CHANGED', studentId));
}

/** By its batch, or the latest of a student. */
function readWhich({ studentId, batchId }: UndoEndStudentInput): { column: string; id: string } {
  if (batchId) return { column: 'b.id', id: requireId(batchId, 'batchId') };
  if (studentId) return { column: `(b.ending->>'studentId')::uuid`, id: requireId(studentId, 'studentId') };
  throw badField('studentId', 'REQUIRED', 'Välj en elev.');
}

interface Ending extends StudentEnding {
  batchId: Row<'enrollment_batch'>['id'];
}

async function findEnding(tx: Work, { column, id }: { column: string; id: string }): Promise<Ending> {
  const [found] = await tx.query<Ending & { isErased: boolean; isUndone: boolean }>(
    `SELECT b.id AS "batchId", b.ending->>'studentId' AS "studentId", b.ending->>'endDate' AS "endDate",
       b.ending->>'endDateBefore' AS "endDateBefore", s.anonymised_at IS NOT NULL AS "isErased",
       b.undone_at IS NOT NULL AS "isUndone"
     FROM enrollment_batch b JOIN student s ON s.id = (b.ending->>'studentId')::uuid
     WHERE ${column} = $1 AND b.ending IS NOT NULL ORDER BY b.created_at DESC, b.id DESC LIMIT 1`,
    [id],
  );
  if (!found) throw notFound('Det finns inget avslut att ångra.');
  if (found.isUndone) throw conflict('UNDONE', 'Avslutet är redan ångrat.');
  if (found.isErased) throw conflict('LATER_WORK', 'Avslutet kan inte ångras: eleven är anonymiserad.');
  return found;
}
