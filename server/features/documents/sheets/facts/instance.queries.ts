import { counted } from '../../../../../domain/numbers.js';
import type { Queryable } from '../../../../platform/database/database.js';
import type { Read, Row } from '../../../../platform/database/rows.js';
import { gradesSignedAt } from '../../../enrollments/lacks-grade.queries.js';
import type { EquivalentCourse, SheetFact } from '../../../../platform/graphql/generated.js';
import { labelsOf } from '../../document-labels.mapper.js';
import { paperCode } from './course-code.mapper.js';
import { equivalentsOf } from '../../../catalogue/courses/course-equivalents.queries.js';
import { period, type Wish } from '../draft.document.js';

/** The course instance that a list is about. */
export interface Instance
  extends Read<'course_instance', 'id' | 'name' | 'startDate' | 'endDate'>, Read<'course', 'points'> {
  course: Row<'course'>['name'];
  courseCode: Row<'course'>['code'];
  /** Equivalent courses of other curricula. */
  equivalents: EquivalentCourse[];
  teacher: Row<'app_user'>['name'] | null;
  signedAt: string | null;
  signedBy: Row<'course_instance'>['grades_signed_by_name'];
}

/** A participant of the course instance. */
export interface Participant extends Read<
  'student',
  'name' | 'personalNumber' | 'phone' | 'email' | 'isProtected'
> {
  studentId: Row<'student'>['id'];
  status: 'ADMITTED' | 'ACTIVE' | 'PAUSED' | 'COMPLETED';
}

const READ = `
  SELECT i.id, i.name, c.name AS course, c.code AS "courseCode", ${equivalentsOf('c.id')} AS equivalents, c.points, i.start_date AS "startDate",
    i.end_date AS "endDate", u.name AS teacher, (${gradesSignedAt('i')})::date::text AS "signedAt",
    i.grades_signed_by_name AS "signedBy"
  FROM course_instance i JOIN course c ON c.id = i.course_id LEFT JOIN teacher t ON t.id = i.teacher_id
  LEFT JOIN app_user u ON u.id = t.user_id WHERE i.id = $1`;

const PARTICIPANTS = `
  SELECT s.id AS "studentId", s.name, s.personal_number AS "personalNumber", s.phone, s.email, s.is_protected AS "isProtected", e.status
  FROM enrollment e JOIN student s ON s.id = e.student_id
  WHERE e.course_instance_id = $1 AND e.removed_at IS NULL AND e.is_enrollment AND e.status = ANY ($2::text[])
  ORDER BY s.name, s.id`;

export async function readInstance(db: Queryable, id: string): Promise<Instance | null> {
  const [instance] = await db.query<Instance>(READ, [id]);
  return instance ?? null;
}

/** Participants of the course instance, by name. */
export function readParticipants(
  db: Queryable,
  id: string,
  statuses: readonly Participant['status'][],
): Promise<Participant[]> {
  return db.query<Participant>(PARTICIPANTS, [id, statuses]);
}

/** The header of a grade register, with the code of the course taken only. */
export function factsOfInstance(instance: Instance, { language }: Wish): SheetFact[] {
  const labels = labelsOf(language);
  const { course, courseCode, points, startDate, endDate, teacher } = instance;
  const found = [
    { label: labels.course, value: course },
    { label: labels.courseCode, value: courseCode },
    { label: labels.points, value: points === null ? '' : String(points) },
    { label: labels.period, value: period(startDate, endDate) },
    { label: labels.teacher, value: teacher ?? '' },
  ];
  return found.filter(({ value }) => value !== '');
}

/** The header of a classroom list, with the codes of equivalent courses. */
export function factsOfList(instance: Instance, wish: Wish): SheetFact[] {
  const courseCode = paperCode(instance.courseCode, instance.equivalents, wish.language);
  return factsOfInstance({ ...instance, courseCode }, wish);
}

/** Warns of protected students on a list. */
export function listWarnings(rows: readonly { isProtected: boolean }[]): string[] {
  const hidden = rows.filter(({ isProtected }) => isProtected).length;
  if (hidden === 0) return [];
  const who = counted(hidden, 'elev har', 'elever har');
  return [`${who} skyddade personuppgifter. Personnummer och kontaktuppgifter skrivs inte ut för dem.`];
}
