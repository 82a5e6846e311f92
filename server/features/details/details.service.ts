import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { AccountCard, DetailsType, StudentCard, TeacherCard } from '../../platform/graphql/generated.js';
import { StudentReader } from '../students/list/student-reader.queries.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { requireId } from '../../platform/validation/id.js';
import { maySeeColleagueEmail, maySeeDeactivated } from './details.policy.js';

type Card<T, Name extends string> = Omit<T, '__typename'> & { __typename: Name };
export type DetailsCard =
  Card<StudentCard, 'StudentCard'> | Card<TeacherCard, 'TeacherCard'> | Card<AccountCard, 'AccountCard'>;

const STUDENT_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'personalNumber',
  'personalNumberKind',
  'phone',
  'email',
  'municipality',
  'startDate',
  'endDate',
  'status',
  'educationSummary',
  'education',
  'education.refId.equivalents',
  'teacher',
  'version',
  'aplStatus',
  'aplStatusSince',
  'withheld',
  'viewerMay',
]);

/** Accounts by details type. Excludes accounts linked to a student record, which are found through the record. */
const ACCOUNTS: Record<'PERSONAL' | 'ANVANDARE', { type: string; where: string }> = {
  PERSONAL: { type: 'Personal', where: `u.role NOT IN ('GUEST', 'USER', 'STUDENT', 'TEACHER')` },
  ANVANDARE: {
    type: 'Användare',
    where: `u.role IN ('GUEST', 'USER', 'STUDENT') AND NOT EXISTS (SELECT FROM student s WHERE s.user_id = u.id)`,
  },
};

/** Details of a person in the search results (contract, section 5: `GET /details/{type}/{id}`). */
@Injectable()
export class DetailsService {
  constructor(
    private readonly database: Database,
    private readonly students: StudentReader,
  ) {}

  /** One statement for each type; for students it also writes the access log. */
  open(actor: Actor, type: DetailsType, id: string): Promise<DetailsCard> {
    if (type === 'ELEV') return this.student(actor, id);
    return type === 'LARARE' ? this.teacher(actor, id) : this.account(actor, type, id);
  }

  private async student(actor: Actor, id: string): Promise<DetailsCard> {
    const { name, teacher, ...student } = await this.students.open(actor, id, STUDENT_FIELDS, {
      place: 'LIST',
    });
    return {
      ...student,
      __typename: 'StudentCard',
      type: 'Elev',
      title: name,
      // Returns the teacher record's id instead of the account's.
      teacher: teacher && { id: teacher.id, username: teacher.userId.username },
      link: `/student/${student.id}`,
    };
  }

  /** Independent of the account's current role: teachers of courses keep their page. */
  private async teacher(actor: Actor, id: string): Promise<DetailsCard> {
    const params = new SqlParams();
    const teacher = params.add(requireId(id, 'id'));
    const [row] = await this.database.query<Omit<TeacherCard, '__typename' | 'type' | 'isOwn'>>(
      `SELECT t.id, u.name AS title, u.email, u.active,
         (SELECT coalesce(json_agg(json_build_object('id', i.id, 'courseName', i.name, 'startDate', i.start_date,
             'endDate', i.end_date) ORDER BY i.start_date DESC NULLS LAST, i.name, i.id), '[]'::json)
           FROM course_instance i WHERE i.teacher_id = t.id AND i.planning <> 'CANCELLED') AS "courseInstances",
         (SELECT count(*)::integer FROM student s WHERE ${visibleTo(actor, params)} AND s.id IN (
           SELECT id FROM student WHERE teacher_id = ${teacher}
           UNION ALL SELECT e.student_id FROM course_instance i JOIN enrollment e ON e.course_instance_id = i.id
             WHERE i.teacher_id = ${teacher} AND e.is_enrollment AND e.removed_at IS NULL
               AND (i.end_date IS NULL OR i.end_date >= today()))) AS "studentCount"
       FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE t.id = ${teacher}`,
      params.values,
    );
    if (!row) throw notFound('Läraren finns inte.');
    return {
      ...row,
      __typename: 'TeacherCard',
      type: 'Lärare',
      isOwn: row.id === actor.teacherId,
      email: maySeeColleagueEmail(actor) ? row.email : null,
    };
  }

  private async account(actor: Actor, asked: 'PERSONAL' | 'ANVANDARE', id: string): Promise<DetailsCard> {
    const { type, where } = ACCOUNTS[asked];
    const [row] = await this.database.query<Omit<AccountCard, '__typename' | 'type'>>(
      `SELECT u.id, u.name AS title, u.role, u.email, u.active FROM app_user u
       WHERE u.id = $1 AND u.kind = 'PERSON' AND ${where} ${maySeeDeactivated(actor) ? '' : 'AND u.active'}`,
      [requireId(id, 'id')],
    );
    if (!row) throw notFound('Kontot finns inte.');
    return { ...row, __typename: 'AccountCard', type, email: maySeeColleagueEmail(actor) ? row.email : null };
  }
}
