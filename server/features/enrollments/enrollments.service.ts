import { Injectable } from '@nestjs/common';
import { cleanLine } from '../../../domain/text/clean-text.js';
import { enrollmentStatusLabels } from '../../../domain/labels/enrollment.js';
import { formatPersonalNumber, numberSought } from '../../../domain/personal-number.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import type { Read } from '../../platform/database/rows.js';
import { badField, notFound } from '../../platform/errors/app-error.js';
import type {
  EnrolledStudent,
  Enrollment,
  EnrollStudentInput,
  FindStudentsInput,
  FoundStudents,
  RemoveEnrollmentInput,
  UpdateEnrollmentInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { logAccess } from '../../platform/history/access-log.js';
import { requireId } from '../../platform/validation/id.js';
import { normaliseEmail } from '../../platform/validation/email.js';
import { EnrollmentList } from './list/enrollments.queries.js';
import { passedText } from './single/enrollment-refusals.rules.js';
import { moveToInstance } from './bulk/enrollment-moves.queries.js';
import {
  changeStatus,
  enrollJudged,
  extendEnd,
  removeEnrollments,
  startBatch,
} from './single/enrollments.repository.js';
import { packageEntries, planPackageCourses } from './single/package-courses.queries.js';
import { setLastActivity } from './student-activity.repository.js';
import { assertVersion } from '../../platform/database/locked-record.js';

const MOST_KEYS = 1_000;

/** Actions on single enrolments, undoable like bulk actions. Administrators only, by the contract. */
@Injectable()
export class EnrollmentsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly list: EnrollmentList,
  ) {}

  enroll(call: Call, input: EnrollStudentInput): Promise<Enrollment> {
    return this.work.run(call, async (tx) => {
      if (input.pacePercent && (input.pacePercent < 5 || input.pacePercent > 200))
        throw badField('pacePercent', 'RANGE', 'Ange 5 till 200 procent.');
      const batchId = await startBatch(tx, call.actor, { kind: 'ENROLL', title: 'Inskrivning', size: 1 });
      const [written] = await enrollJudged(tx, call.actor, [input], { batchId });
      const { id, passedGrade, passedAs } = written!;
      await planPackageCourses(tx, call.actor, packageEntries([input], [id]), { batchId });
      const enrollment = await this.list.afterChange(tx, id);
      return { ...enrollment, warnings: passedGrade ? [passedText(passedGrade, passedAs)] : [] };
    });
  }

  update(call: Call, input: UpdateEnrollmentInput): Promise<Enrollment> {
    const id = requireId(input.id, 'id');
    return this.work.run(call, async (tx) => {
      await lockCurrent(tx, id, input.version);
      await this.change(tx, call, id, input);
      return this.list.afterChange(tx, id);
    });
  }

  private async change(tx: Work, { actor }: Call, id: string, input: UpdateEnrollmentInput): Promise<void> {
    const { status, courseInstanceId, endDate, lastActivityOn, reason, note } = input;
    const [day] = await tx.query<{ today: string }>('SELECT today()');
    const effectiveOn = input.effectiveOn ?? day!.today;
    const ids = [id];
    const batch = (kind: 'STATUS' | 'MOVE' | 'EXTEND', title: string) =>
      startBatch(tx, actor, { kind, title, size: 1 });
    if (courseInstanceId) {
      const batchId = await batch('MOVE', 'Flytt till annat tillfälle');
      await moveToInstance(tx, actor, ids, { courseInstanceId, effectiveOn, batchId });
    }
    if (endDate) {
      const batchId = await batch('EXTEND', `Slutdatum ${endDate}`);
      await extendEnd(tx, actor, ids, { endDate, batchId });
    }
    if (status) {
      const batchId = await batch('STATUS', `${enrollmentStatusLabels[status]} från ${effectiveOn}`);
      await changeStatus(tx, actor, ids, {
        status,
        effectiveOn,
        reason: reason ?? null,
        note: note ?? null,
        batchId,
      });
    }
    if (lastActivityOn) {
      if (lastActivityOn > day!.today)
        throw badField('lastActivityOn', 'RANGE', 'Datumet kan inte ligga i framtiden.');
      await setLastActivity(tx, id, lastActivityOn);
    }
  }

  remove(call: Call, input: RemoveEnrollmentInput): Promise<Enrollment> {
    const id = requireId(input.id, 'id');
    return this.work.run(call, async (tx) => {
      await lockCurrent(tx, id, input.version);
      const batchId = await startBatch(tx, call.actor, { kind: 'REMOVE', title: 'Borttagning', size: 1 });
      await removeEnrollments(tx, call.actor, [id], { reason: input.reason, batchId });
      return this.list.afterChange(tx, id);
    });
  }

  /** Finds students by personal number in any format or by e-mail address, for a pasted list. */
  async find({ actor }: Call, { keys }: FindStudentsInput): Promise<FoundStudents> {
    const wanted = [...new Set(keys.map(keyOf).filter((key) => key !== ''))];
    if (wanted.length > MOST_KEYS) throw badField('keys', 'RANGE', `Högst ${MOST_KEYS} rader åt gången.`);
    await logAccess(this.database, actor, 'SEARCH_STUDENTS');
    const rows = await this.database.query<{ key: string; student: EnrolledStudent | null }>(
      `WITH wanted AS (SELECT * FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS w(key, number, place)),
       -- One equality each, so that each has its index.
       hit AS (
         SELECT w.place, s.id FROM wanted w JOIN student s ON lower(s.email) = w.key
           WHERE position('@' in w.key) > 0
         UNION SELECT w.place, s.id FROM wanted w JOIN student s ON s.personal_number = w.number
           WHERE position('@' in w.key) = 0 AND length(w.number) = 12
         UNION SELECT w.place, s.id FROM wanted w CROSS JOIN (VALUES ('19'), ('20')) AS c(century)
           JOIN student s ON s.personal_number = c.century || w.number
           WHERE position('@' in w.key) = 0 AND length(w.number) = 10)
       SELECT w.key, CASE WHEN count(s.id) = 1 THEN (json_agg(json_build_object('id', s.id, 'name', s.name,
           'personalNumber', s.personal_number, 'municipality', s.municipality, 'isProtected', s.is_protected)))->0
         END AS student
       FROM wanted w LEFT JOIN hit ON hit.place = w.place LEFT JOIN student s ON s.id = hit.id
       GROUP BY w.key, w.place ORDER BY w.place`,
      [wanted, wanted.map((key) => numberSought(key) ?? key.replace(/\D/g, ''))],
    );
    return {
      found: rows.flatMap(({ student }) => (student ? [shown(student)] : [])),
      unknown: rows.flatMap(({ key, student }) => (student ? [] : [key])),
    };
  }
}

function shown(student: EnrolledStudent): EnrolledStudent {
  const { personalNumber } = student;
  return { ...student, personalNumber: personalNumber ? formatPersonalNumber(personalNumber) : null };
}

/** Locks the enrolment; throws if its version has changed. */
async function lockCurrent(tx: Work, id: string, version: number | null | undefined): Promise<void> {
  await tx.query(
    'SELECT FROM student WHERE id = (SELECT student_id FROM enrollment WHERE id = $1) FOR NO KEY UPDATE',
    [id],
  );
  const [stored] = await tx.query<Read<'enrollment', 'version'>>(
    'SELECT version FROM enrollment WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!stored) throw notFound('Inskrivningen finns inte.');
  assertVersion(stored, version, 'Någon annan har ändrat inskrivningen sedan du öppnade sidan.');
}

/** A line of a pasted list: an address or a number without surrounding noise. */
function keyOf(line: string): string {
  return line.includes('@') ? normaliseEmail(line) : cleanLine(line).toLowerCase();
}
