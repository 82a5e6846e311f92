import { Injectable } from '@nestjs/common';
import { teacherList } from '../../../domain/lists/teachers.js';
import type { Actor } from '../../platform/auth/actor.js';
import { isFoundByKin } from '../catalogue/courses/course-kin.queries.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import {
  filterConditions,
  orderOf,
  readPage,
  type FilterSql,
  type SortSql,
} from '../../platform/database/list-query.js';
import { escapeLike, SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type {
  TeacherDetail,
  TeacherInstance,
  TeacherSortField,
  TeacherWork,
  TeacherWorkInput,
  TeacherWorkPage,
} from '../../platform/graphql/generated.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { toUser, type UserRow } from '../users/user.mapper.js';
import { requireId } from '../../platform/validation/id.js';
import {
  TEACHER_INSTANCE_JSON,
  TEACHER_INSTANCE_SOURCE,
  TEACHER_WORK_JSON,
  teacherWork,
} from './teacher-work.queries.js';
import { readQuestion } from '../../platform/validation/question.js';
import { OPEN_EXAM } from '../exams/exams.repository.js';
import { UNDO_TIME } from './replacement/teacher-replacement.repository.js';

const SORT: SortSql<typeof teacherList> = {
  NAME: 'u.name',
  EMAIL: 'u.email',
  INSTANCES: 'w."ongoingInstances"',
  STUDENTS: 'w.students',
  LOAD: 'w."loadPercent"',
  EXAMS: 'w."examsToReview"',
  GRADES: '(w."overdueGrades", w."gradesToSet")',
  LAST_SEEN_AT: 'u.last_signed_in_at',
  ACTIVE: 'u.active',
};

const FILTER: FilterSql<typeof teacherList> = {
  q: (value) => `(lower(u.name) LIKE ${value()} OR u.email LIKE ${value()})`,
  subject: (value) =>
    `EXISTS (SELECT FROM teacher_subject ts WHERE ts.teacher_id = w.id AND ts.subject = ${value()})`,
  active: (value) => `u.active = ${value()}`,
  overdue: 'w."overdueGrades" > 0',
  withoutInstances: 'w."ongoingInstances" + w."comingInstances" = 0',
};

/** Sort columns that must be computed for all teachers first. */
const COUNTED: ReadonlySet<TeacherSortField> = new Set(['INSTANCES', 'STUDENTS', 'LOAD', 'EXAMS', 'GRADES']);

type WorkRow = Omit<TeacherWork, 'user'> & { user: UserRow };
type DetailRow = Omit<TeacherDetail, 'work'> & { work: WorkRow };

/** Teachers with their load and duties (pages, section 9): one statement per page or teacher. */
@Injectable()
export class TeacherList {
  constructor(private readonly database: Database) {}

  async page(actor: Actor, input: TeacherWorkInput, fixedOperation: boolean): Promise<TeacherWorkPage> {
    const { first, offset } = readPage(teacherList, input, fixedOperation);
    const params = new SqlParams();
    const where = [
      `u.kind = 'PERSON'`,
      ...filterConditions(teacherList, input.filter ?? {}, { sql: FILTER, params }),
    ].join(' AND ');
    const order = `ORDER BY ${orderOf(teacherList, SORT, input.sort)}, u.name, u.id`;
    const isCounted =
      COUNTED.has(input.sort?.field ?? 'NAME') ||
      Boolean(input.filter?.overdue || input.filter?.withoutInstances);
    // Referenced once, so that PostgreSQL computes only the figures used for sorting and filtering.
    const [figures, everyone] = isCounted ? [`WITH ${teacherWork(null)}`, 'work'] : ['', 'teacher'];
    const [row] = await this.database[input.filter?.q?.trim() ? 'query' : 'hot']<{
      nodes: WorkRow[];
      total: number;
      subjects: string[];
    }>(
      `WITH hit AS MATERIALIZED (${figures}
         SELECT w.id, row_number() OVER (${order}) AS place
         FROM ${everyone} w JOIN app_user u ON u.id = w.user_id WHERE ${where}),
       page AS MATERIALIZED (SELECT * FROM hit WHERE place > ${params.add(offset)}::bigint ORDER BY place LIMIT ${first}),
       ${teacherWork('SELECT id FROM page')}
       SELECT (SELECT coalesce(json_agg(${TEACHER_WORK_JSON} ORDER BY page.place), '[]')
           FROM page JOIN work w ON w.id = page.id JOIN app_user u ON u.id = w.user_id) AS nodes,
         (SELECT count(*)::integer FROM hit) AS total,
         (SELECT coalesce(json_agg(subject ORDER BY subject), '[]') FROM (
            SELECT subject FROM teacher_subject UNION SELECT subject FROM course WHERE subject IS NOT NULL) known) AS subjects`,
      params.values,
    );
    return {
      nodes: row!.nodes.map((work) => withRights(work, actor)),
      totalCount: row!.total,
      subjects: row!.subjects,
    };
  }

  async detail(actor: Actor, id: string): Promise<TeacherDetail> {
    return readTeacher(this.database, actor, requireId(id, 'id'));
  }

  /** Instances without a teacher come first, as the likely choice. */
  async assignable(teacherId: string, q: string | null | undefined): Promise<TeacherInstance[]> {
    const params = new SqlParams();
    const teacher = params.add(requireId(teacherId, 'teacherId'));
    const text = readQuestion(q, 'q');
    const pattern = text && params.add(`%${escapeLike(text)}%`);
    const like = (expression: string) => `${expression} LIKE ${pattern}`;
    const match = pattern
      ? `AND (${like('lower(c.name)')} OR ${like('lower(c.code)')} OR ${isFoundByKin('c', like)})`
      : '';
    const [row] = await this.database.query<{ found: TeacherInstance[] }>(
      `SELECT coalesce(json_agg(instance), '[]') AS found FROM (
         SELECT ${TEACHER_INSTANCE_JSON} AS instance FROM ${TEACHER_INSTANCE_SOURCE}
         WHERE ci.planning <> 'CANCELLED' AND (ci.end_date >= today() OR ci.end_date IS NULL)
           AND ci.teacher_id IS DISTINCT FROM ${teacher} ${match}
         ORDER BY ci.teacher_id IS NOT NULL, ci.start_date, c.name, ci.id LIMIT 100) listed`,
      params.values,
    );
    return row!.found;
  }
}

/** One teacher with all related records in one statement, which also writes the access log of the students. */
export async function readTeacher(db: Queryable, actor: Actor, id: string): Promise<TeacherDetail> {
  const params = new SqlParams();
  const teacher = params.add(id);
  const [row] = await db.query<{ detail: DetailRow }>(
    `WITH ${teacherWork(`SELECT ${teacher}::uuid`)}, ${accessLogPart(actor, 'LIST_STUDENTS', params, null)}
     SELECT json_build_object(
       'work', ${TEACHER_WORK_JSON},
       'schedule', (SELECT coalesce(json_agg(entry ORDER BY starts, name, id), '[]') FROM (
          SELECT ${TEACHER_INSTANCE_JSON} AS entry, ci.start_date AS starts, c.name, ci.id
          FROM ${TEACHER_INSTANCE_SOURCE}
          WHERE ci.teacher_id = ${teacher} AND ci.planning <> 'CANCELLED'
            AND (ci.end_date IS NULL OR ci.end_date >= today() OR n.ungraded > 0)) mine),
       'students', (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'education', education_summary,
            'status', status) ORDER BY name, id), '[]') FROM (
          SELECT id, name, education_summary, status FROM student WHERE teacher_id = ${teacher}
            AND status NOT IN ('ENDED', 'DROPPED_OUT') ORDER BY name, id LIMIT 200) mine),
       'exams', (SELECT coalesce(json_agg(json_build_object('id', id, 'studentId', student_id, 'student', name,
            'course', course, 'month', requested_month, 'status', status) ORDER BY seq), '[]') FROM (
          SELECT * FROM exam x WHERE x.teacher_id = ${teacher} AND ${OPEN_EXAM} ORDER BY x.seq LIMIT 100) mine),
       'history', (SELECT coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'text', text, 'at', iso(at),
            'by', by_name) ORDER BY at DESC, id DESC), '[]') FROM (
          SELECT * FROM teacher_event WHERE teacher_id = ${teacher} ORDER BY at DESC, id DESC LIMIT 100) told),
       'planned', (SELECT json_build_object('id', r.id, 'fromOn', r.from_on, 'createdBy', r.created_by_name,
            'replacement', json_build_object('id', ru.id, 'username', ru.name))
          FROM teacher_replacement r JOIN teacher rt ON rt.id = r.replacement_id JOIN app_user ru ON ru.id = rt.user_id
          WHERE r.teacher_id = ${teacher} AND r.carried_out_at IS NULL AND r.cancelled_at IS NULL),
       'undoable', (SELECT json_build_object('id', r.id, 'fromOn', r.from_on, 'createdBy', r.created_by_name,
            'replacement', json_build_object('id', ru.id, 'username', ru.name))
          FROM teacher_replacement r JOIN teacher rt ON rt.id = r.replacement_id JOIN app_user ru ON ru.id = rt.user_id
          WHERE r.teacher_id = ${teacher} AND r.moved IS NOT NULL AND r.undone_at IS NULL
            AND r.carried_out_at > now() - ${UNDO_TIME} ORDER BY r.carried_out_at DESC LIMIT 1)) AS detail
     FROM work w JOIN app_user u ON u.id = w.user_id WHERE w.id = ${teacher}`,
    params.values,
  );
  if (!row) throw notFound('Läraren finns inte.');
  return { ...row.detail, work: withRights(row.detail.work, actor) };
}

function withRights(work: WorkRow, actor: Actor): TeacherWork {
  return { ...work, user: toUser(work.user, actor) };
}
