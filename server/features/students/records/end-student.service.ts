import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { badField, notFound } from '../../../platform/errors/app-error.js';
import { changeStatus } from '../../enrollments/single/enrollments.writes.js';
import type {
  EndStudentInput,
  EndStudentPreview,
  EndStudentPreviewInput,
  Student,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { StudentReader } from '../list/students.sql.js';
import { lockStudent } from '../students.service.js';
import { requireId } from '../../../platform/validation/id.js';
import { openEnrollments, PLANNED, readFates, withdrawPlans } from './student-ending.writes.js';
import { updateStudent } from '../students.writes.js';
import { assertVersion } from '../../../platform/database/lock-row.js';

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
         'wishes', (SELECT count(*) FROM course_wish WHERE student_id = ${id} AND settled_at IS NULL)) END AS preview`,
      params.values,
    );
    if (!row?.preview) throw notFound('Eleven finns inte.');
    return row.preview;
  }

  /**
   * The end date and the enrolments in one transaction: what has begun is dropped out of, what has not never
   * started, what is over waits for its grade, and what was planned or wished for is withdrawn.
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
      // Who has not begun leaves before the first day: 'Startade inte'. The first day stays as it was planned.
      if (stored.startDate && day!.hasBegun && endDate < stored.startDate)
        throw badField('endDate', 'ORDER', 'Slutdatum före startdatum.');
      // An interruption is told of when it has happened; a coming end is an end date and nothing more.
      if (day!.isComing)
        throw badField(
          'endDate',
          'RANGE',
          'Sista dagen kan inte ligga i framtiden. Ange ett kommande slutdatum under Uppgifter i stället.',
        );
      const open = await readFates(tx, id, endDate);
      const change = { effectiveOn: endDate, reason, note };
      // First what never started: a package that is dropped out of takes along what is still under way.
      await changeStatus(tx, call.actor, open('NOT_STARTED'), { ...change, status: 'NOT_STARTED' });
      await changeStatus(tx, call.actor, open('DROPPED_OUT'), { ...change, status: 'DROPPED_OUT' });
      await withdrawPlans(tx, call.actor, id, 'Eleven är avslutad');
      if (stored.endDate !== endDate) {
        await updateStudent(tx, stored, { endDate });
        tx.history({
          studentId: id,
          actor: call.actor,
          changes: ['endDate'],
          previousValues: { endDate: stored.endDate },
          newValues: { endDate },
        });
      }
      const who = { actorId: call.actor.userId, actorName: call.actor.name };
      tx.publish({ topic: 'board', kind: 'CHANGED', studentId: id, from: null, ...who });
      return this.reader.afterChange(tx, call.actor, id);
    });
  }
}
