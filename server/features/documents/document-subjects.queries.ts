import { Injectable } from '@nestjs/common';
import { documentSubjectList } from '../../../domain/lists/documents.js';
import { numberSought } from '../../../domain/personal-number.js';
import type { Actor } from '../../platform/auth/actor.js';
import { isFoundByKin } from '../catalogue/courses/course-kin.queries.js';
import { Database } from '../../platform/database/database.js';
import { escapeLike, SqlParams } from '../../platform/database/sql-params.js';
import { pageSize } from '../../platform/database/list-query.js';
import type {
  DocumentSubjects as Subjects,
  DocumentSubjectsInput,
  DocumentType,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { requireId } from '../../platform/validation/id.js';
import { readQuestion } from '../../platform/validation/question.js';

/** The day of a coordination number is increased by 60 (domain, D2). */
const BIRTH_DATE = `left(s.personal_number, 4) || '-' || substr(s.personal_number, 5, 2) || '-'
        || lpad((substr(s.personal_number, 7, 2)::integer % 60)::text, 2, '0')`;

/** The kind of record that a document is about. */
export type SubjectKind = 'STUDENT' | 'INSTANCE' | 'EXAM' | 'COURSE';

function kindOf(type: DocumentType): SubjectKind {
  if (type === 'EXAM_SUMMONS') return 'EXAM';
  if (type === 'EXAM_CATALOGUE') return 'COURSE';
  return type === 'GRADE_CATALOGUE' || type === 'ATTENDANCE_LIST' || type === 'STUDENT_LIST'
    ? 'INSTANCE'
    : 'STUDENT';
}

/** Searches for possible subjects of a document (pages, section 14: the selection). */
@Injectable()
export class DocumentSubjects {
  constructor(private readonly database: Database) {}

  async find(call: Call, input: DocumentSubjectsInput): Promise<Subjects> {
    const first = pageSize(documentSubjectList, input.first);
    const params = new SqlParams();
    const typed = readQuestion(input.q, 'q');
    const instance = input.courseInstanceId ? requireId(input.courseInstanceId, 'courseInstanceId') : null;
    const question = QUESTIONS[kindOf(input.type)]({ actor: call.actor, params, typed, instance });
    const limit = params.add(first);
    const [page] = await this.database.query<Subjects>(
      `WITH hit AS (${question}), ${accessLogPart(call.actor, 'LIST_STUDENTS', params, null)}
       SELECT (SELECT count(*)::integer FROM hit) AS "totalCount", (SELECT coalesce(json_agg(json_build_object(
         'id', one.id, 'label', one.label, 'detail', nullif(one.detail, ''), 'isProtected', one.protected,
         'shownStudentIds', CASE WHEN one.protected THEN json_build_array(one.student_id) END)
         ORDER BY one.place), '[]')
       FROM (SELECT *, row_number() OVER (ORDER BY day DESC NULLS LAST, label, id) AS place FROM hit
         ORDER BY place LIMIT ${limit}) one) AS nodes`,
      params.values,
    );
    return page!;
  }
}

/** The code of course `c` with its equivalents. */
const CODE = `c.code || coalesce((SELECT ' (motsvarar ' || string_agg(other.code, ', ' ORDER BY other.code) || ')'
  FROM course_pair pair JOIN course other ON other.id = pair.equivalent_id WHERE pair.course_id = c.id), '')`;

interface Question {
  actor: Actor;
  params: SqlParams;
  typed: string | null;
  instance: string | null;
}

/** Selects id, student_id, label, detail, protected and day (newest first; null: sorted by name only). */
const QUESTIONS: Record<SubjectKind, (question: Question) => string> = {
  STUDENT: ({ actor, params, typed, instance }) => `
    SELECT s.id, s.id AS student_id, s.name AS label, s.is_protected AS protected, NULL::date AS day,
      concat_ws(' · ', ${BIRTH_DATE},
        CASE WHEN NOT s.is_protected THEN s.municipality END) AS detail
    FROM student s WHERE ${visibleTo(actor, params)}
      ${typed ? `AND lower(s.name || ' ' || coalesce(s.email, '') || ' ' || coalesce(s.personal_number, '')) LIKE ${like(params, plain(typed))}` : ''}
      ${instance ? `AND EXISTS (SELECT FROM enrollment e WHERE e.student_id = s.id AND e.removed_at IS NULL AND e.is_enrollment AND e.course_instance_id = ${params.add(instance)} AND e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED', 'COMPLETED'))` : ''}`,
  INSTANCE: ({ params, typed }) => `
    SELECT i.id, NULL::uuid AS student_id, i.name AS label, false AS protected, i.start_date AS day,
      concat_ws(' · ', ${CODE}, concat_ws(' – ', i.start_date, i.end_date)) AS detail
    FROM course_instance i JOIN course c ON c.id = i.course_id
    ${typed ? `WHERE lower(i.name || ' ' || c.name || ' ' || c.code) LIKE ${like(params, typed)} OR ${isFoundByKin('c', (text) => `${text} LIKE ${like(params, typed)}`)}` : ''}`,
  // Courses with signed grades without an instance; the latest grade first.
  COURSE: ({ params, typed }) => `
    SELECT c.id, NULL::uuid AS student_id, c.name AS label, false AS protected, max(g.graded_on) AS day,
      concat_ws(' · ', ${CODE}, count(*)::text || ' betyg utan kurstillfälle') AS detail
    FROM grade g JOIN course c ON c.id = g.course_id
    WHERE g.course_instance_id IS NULL AND g.signed_at IS NOT NULL AND g.value IS NOT NULL
      ${typed ? `AND (lower(c.name || ' ' || c.code) LIKE ${like(params, typed)} OR ${isFoundByKin('c', (text) => `${text} LIKE ${like(params, typed)}`)})` : ''}
    GROUP BY c.id`,
  EXAM: ({ actor, params, typed }) => `
    SELECT e.id, s.id AS student_id, s.name AS label, s.is_protected AS protected, o.held_on AS day,
      concat_ws(' · ', e.course, o.held_on) AS detail
    FROM exam e JOIN student s ON s.id = e.student_id
    JOIN LATERAL (SELECT min(o.held_on) AS held_on FROM exam_booking b JOIN exam_occasion o ON o.id = b.occasion_id
      WHERE b.exam_id = e.id AND o.cancelled_at IS NULL) o ON o.held_on IS NOT NULL
    WHERE ${visibleTo(actor, params)}
      ${typed ? `AND lower(s.name || ' ' || e.course) LIKE ${like(params, typed)}` : ''}`,
};

function like(params: SqlParams, typed: string): string {
  return params.add(`%${escapeLike(typed)}%`);
}

/** Removes the hyphen of a personal number: it is stored without. */
function plain(typed: string): string {
  return numberSought(typed)?.toLowerCase() ?? typed;
}
