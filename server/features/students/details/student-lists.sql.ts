import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import {
  jsonObject,
  objectSql,
  valueSql,
  type AskedField,
  type FieldSql,
  type ObjectSql,
} from '../../../platform/database/statements/json-object.js';
import type { SqlParams } from '../../../platform/database/sql-params.js';
import { commentFields } from '../../comments/comment-text.sql.js';
import { equivalentsOf } from '../../catalogue/courses/course-equivalents.sql.js';
import { EDUCATION_FROM, STATUS_HISTORY_FROM } from './student.sql.js';
import { TARGET_NAME } from '../../enrollments/target.sql.js';

/** Lists of a student whose rows PostgreSQL can produce as response text. */
export const TEXT_LISTS: ReadonlySet<string> = new Set(['education', 'statusHistory', 'commentHistory']);

/**
 * Rows of each list of student `s` as comma-separated JSON text, equivalent to `student.view.ts` in SQL;
 * omits lists whose selection needs more.
 */
export function studentListTexts(
  asked: ReadonlyMap<string, readonly AskedField[]>,
  actor: Actor,
  params: SqlParams,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, fields] of asked) {
    const { rows, from, order } = listOf(name, actor, params);
    const object = jsonObject(fields, rows);
    if (object !== null)
      texts.set(name, `(SELECT coalesce(string_agg(${object}::text, ',' ORDER BY ${order}), '') ${from})`);
  }
  return texts;
}

interface List {
  rows: ObjectSql;
  from: string;
  order: string;
}

function listOf(name: string, actor: Actor, params: SqlParams): List {
  if (name === 'education')
    return {
      rows: educationFields(actor, params),
      from: EDUCATION_FROM,
      order: 'e.start_date DESC NULLS FIRST, e.id',
    };
  if (name === 'statusHistory')
    return { rows: statusFields(actor), from: STATUS_HISTORY_FROM, order: 'h.changed_at, h.id' };
  return {
    rows: commentFields(actor, params),
    from: 'FROM comment c WHERE c.student_id = s.id',
    order: 'c.seq',
  };
}

function educationFields(actor: Actor, params: SqlParams): ObjectSql {
  const mayGrade = () => gradesInstance(actor, params);
  return {
    id: valueSql('e.id'),
    type: valueSql(
      `CASE WHEN e.course_id IS NOT NULL THEN 'Course' WHEN e.package_id IS NOT NULL THEN 'CoursePackage' ELSE 'Program' END`,
    ),
    refId: objectSql({
      id: valueSql('coalesce(c.id, p.id, pr.id)'),
      courseName: valueSql('c.name'),
      courseCode: valueSql('c.code'),
      equivalents: equivalentsSql,
      coursePackageName: valueSql('p.name'),
      programName: valueSql('pr.name'),
      points: valueSql('coalesce(c.points, p.target_points, pr.points)'),
    }),
    name: valueSql(TARGET_NAME),
    startDate: valueSql('e.start_date'),
    endDate: valueSql('e.end_date'),
    status: valueSql('e.status'),
    grade: valueSql(() => `CASE WHEN e.grade_signed_at IS NOT NULL OR ${mayGrade()} THEN e.grade END`),
    isGradeDraft: valueSql(() => `(e.grade IS NOT NULL AND e.grade_signed_at IS NULL AND ${mayGrade()})`),
    version: valueSql('e.version'),
    removedAt: valueSql('iso(e.removed_at)'),
    isEnrollment: valueSql('e.is_enrollment'),
    courseInstance: objectSql(
      {
        id: valueSql('ci.id'),
        courseName: valueSql('ci.name'),
        startDate: valueSql('ci.start_date'),
        endDate: valueSql('ci.end_date'),
      },
      'ci.id IS NOT NULL',
    ),
  };
}

/** Fields of the objects that the database function returns. */
const equivalentsSql: FieldSql = (below) => {
  const fields = ['id', 'code', 'name', 'points', 'system', 'isArchived', 'source'];
  const rows = Object.fromEntries(fields.map((name) => [name, valueSql(`q.item -> '${name}'`)]));
  const object = below && jsonObject(below, rows);
  return (
    object &&
    `CASE WHEN c.id IS NULL THEN '[]'::json ELSE (SELECT coalesce(json_agg(${object} ORDER BY q.place), '[]'::json)
      FROM json_array_elements(${equivalentsOf('c.id')}) WITH ORDINALITY q (item, place)) END`
  );
};

/** `mayGrade` of the instance `ci`: drafts are visible to the course's graders. */
function gradesInstance(actor: Actor, params: SqlParams): string {
  if (hasRank(actor, 'ADMIN')) return 'true';
  if (!hasRank(actor, 'TEACHER')) return 'false';
  return `((ci.teacher_id IS NULL OR ci.teacher_id = ${params.add(actor.teacherId)}::uuid) IS TRUE)`;
}

/** Reasons are visible to teachers and above, since they may reveal health data. */
function statusFields(actor: Actor): ObjectSql {
  return {
    entryId: valueSql('h.enrollment_id'),
    status: valueSql('h.status'),
    effectiveOn: valueSql('h.effective_on'),
    reason: valueSql(hasRank(actor, 'TEACHER') ? 'h.reason' : 'NULL'),
  };
}
