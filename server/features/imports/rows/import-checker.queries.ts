import { Injectable } from '@nestjs/common';
import { studentFields } from '../../../../domain/student-fields.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { GOES_ON, IN_THE_WAY } from '../../enrollments/single/enroll-judgement.queries.js';
import { hadNumber } from '../../students/details/previous-numbers.queries.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import type { Checked, ReadBy, StudentKeys } from './row-check.rules.js';
import type { RowsToCheck } from './row-process.service.js';

/**
 * Checks the rows of a batch against the school: two statements for the whole file, whatever its length.
 * Their results go to the row process as text.
 */
@Injectable()
export class ImportChecker {
  async check(
    db: Queryable,
    actor: Actor,
    rows: RowsToCheck,
    by: ReadBy,
    keepExistingWhenEmpty: boolean,
  ): Promise<CheckedRows> {
    const keys = await rows.read(by, await loadReference(db));
    const { students, ...known } = await loadExisting(db, actor, keys);
    return { ...(await rows.judge(students, keepExistingWhenEmpty)), ...known };
  }
}

/** Result of a check, with the students it may refer to: that does not depend on the row process. */
export interface CheckedRows extends Checked, Pick<Existing, 'open' | 'refused'> {}

interface Existing {
  /** JSON. */
  students: string;
  /** Ids of the students that rows may refer to, as a PostgreSQL array. */
  open: string;
  /** Protected students named by rows, unknown to the sender. */
  refused: string[];
}

async function loadReference(db: Queryable): Promise<string> {
  const [row] = await db.query<{ data: string }>(
    `SELECT json_build_object(
       'municipalities', (SELECT coalesce(json_agg(name), '[]') FROM municipality WHERE retired_at IS NULL),
       'spellings', (SELECT coalesce(json_agg(json_build_object('name', name, 'code', code,
          'authorityName', authority_name)), '[]') FROM municipality),
       'retired', (SELECT coalesce(json_agg(name), '[]') FROM municipality WHERE retired_at IS NOT NULL),
       'courses', (SELECT coalesce(json_agg(json_build_object('id', id, 'code', code, 'name', name,
          'isArchived', archived_at IS NOT NULL)), '[]') FROM course),
       'aliases', (SELECT coalesce(json_agg(json_build_object('folded', folded, 'courseId', course_id)), '[]')
          FROM course_alias),
       'bundles', (SELECT coalesce(json_agg(b), '[]') FROM (
          SELECT id, 'package' AS kind, code, name, archived_at IS NOT NULL AS "isArchived", follows_id AS "followsId"
          FROM course_package
          UNION ALL SELECT id, 'program', code, name, archived_at IS NOT NULL, NULL FROM program) b),
       'teachers', (SELECT coalesce(json_agg(json_build_object('id', t.id, 'name', u.name, 'email', u.email)), '[]')
          FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE u.active))::text AS data`,
  );
  return row!.data;
}

/**
 * Enrolments of student `s`, by index lookups. The fence matters while statistics call the table empty, right
 * after an import: without it, the table was scanned by course for each student.
 */
const OWN_ENROLLMENTS = '(SELECT * FROM enrollment WHERE student_id = s.id OFFSET 0) e';

const VALUES = Object.entries(studentFields)
  .map(([name, { column }]) => `s.${column} AS "${name}"`)
  .join(', ');

/**
 * Every student that a row could mean. A protected one hidden from the importer is matched by number only, to
 * avoid a duplicate record, and is then `open: false`.
 */
async function loadExisting(db: Queryable, actor: Actor, keys: StudentKeys): Promise<Existing> {
  const params = new SqlParams();
  const [numbers, emails, names] = [keys.numbers, keys.emails, keys.names].map(
    (list) => `${params.add(list)}::text[]`,
  );
  const visible = visibleTo(actor, params);
  const open = hasRank(actor, 'ADMIN') ? 'true' : '(NOT s.is_protected)';
  const byNumber = `personal_number = ANY (${numbers})`;
  // The current holder of a number precedes a former one.
  const named = `NOT ${open} AND (s.${byNumber} OR EXISTS (SELECT FROM student_number n
    WHERE n.student_id = s.id AND n.${byNumber}
      AND NOT EXISTS (SELECT FROM student c WHERE c.personal_number = n.personal_number)))`;
  const [row] = await db.query<Existing>(
    `SELECT coalesce(json_agg(found)::text, '[]') AS students,
       coalesce(array_agg(id) FILTER (WHERE open), '{}')::text AS open,
       coalesce(array_agg(id) FILTER (WHERE named), '{}') AS refused FROM (
     SELECT s.id, s.version, (${open}) AS open, s.is_protected AS "isProtected", (${named}) AS named, ${VALUES},
       ARRAY(SELECT n.personal_number FROM student_number n WHERE n.student_id = s.id) AS "previousNumbers",
       CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', u.name) END AS teacher,
       ARRAY(SELECT coalesce(e.course_id, e.package_id, e.program_id) FROM ${OWN_ENROLLMENTS} WHERE e.removed_at IS NULL
         UNION SELECT pair.equivalent_id FROM ${OWN_ENROLLMENTS} JOIN course_pair pair ON pair.course_id = e.course_id
         WHERE ${IN_THE_WAY} AND ${GOES_ON}) AS targets,
       ARRAY(SELECT w.folded FROM course_wish w WHERE w.student_id = s.id) AS wishes
     FROM student s
     LEFT JOIN teacher t ON t.id = s.teacher_id
     LEFT JOIN app_user u ON u.id = t.user_id
     WHERE s.${byNumber} OR ${hadNumber(byNumber)}
       OR ((lower(s.email) = ANY (${emails}) OR person_name_key(s.name) = ANY (ARRAY(SELECT person_name_key(name) FROM unnest(${names}) name))) AND ${visible})) found`,
    params.values,
  );
  return row!;
}
