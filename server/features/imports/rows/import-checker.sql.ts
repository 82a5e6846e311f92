import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { studentFields } from '../../../../domain/student-fields.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { GOES_ON, IN_THE_WAY } from '../../enrollments/single/enroll-judgement.sql.js';
import { hadNumber } from '../../students/details/previous-numbers.sql.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import type { Column } from '../sheets/column.rules.js';
import { ImportReference, type ReferenceData } from '../reading/import-reference.sql.js';
import { RowJudge, type JudgedRow } from './row-judgement.rules.js';
import { People } from './row-people.rules.js';
import { nameKey, type ExistingStudent } from './row-plan.rules.js';
import { columnsByField, hasAmericanDays, readRow, type RowReading } from '../reading/row.input.js';
import type { SheetRow } from '../../../platform/workbook/workbook.js';

/** Rows that are checked before other requests get their turn: some two milliseconds. */
const SLICE = 200;

/**
 * Checks the rows of a batch against the school: two statements for the whole file, whatever its
 * length, and the thinking in slices, so that nobody else waits (performance, P7).
 */
@Injectable()
export class ImportChecker {
  async check(
    db: Queryable,
    actor: Actor,
    rows: readonly SheetRow[],
    columns: readonly Column[],
    keepExistingWhenEmpty: boolean,
  ): Promise<JudgedRow[]> {
    const reference = new ImportReference(await loadReference(db));
    const now = new Date();
    const fields = columnsByField(columns);
    const isAmerican = hasAmericanDays(rows, fields);
    const readings = await inSlices(rows, ({ row, cells }) =>
      readRow(row, cells, fields, reference, now, isAmerican),
    );
    const people = new People(readings);
    const judge = new RowJudge(await loadExisting(db, actor, readings), people, keepExistingWhenEmpty);
    return inSlices(readings, (reading) => judge.judge(reading));
  }
}

/** Works through a long list and lets others in between. */
async function inSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const results: R[] = [];
  for (const [index, item] of items.entries()) {
    if (index % SLICE === SLICE - 1) await setImmediate();
    results.push(work(item));
  }
  return results;
}

async function loadReference(db: Queryable): Promise<ReferenceData> {
  const [row] = await db.query<{ data: ReferenceData }>(
    `SELECT json_build_object(
       'municipalities', (SELECT coalesce(json_agg(name), '[]') FROM municipality WHERE retired_at IS NULL),
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
          FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE u.active)) AS data`,
  );
  return row!.data;
}

/**
 * The enrolments of the student `s`, one look-up each. The fence holds while the statistics still say that the table is
 * empty, as they may right after an import: without it, all of it was walked by course for each student.
 */
const OWN_ENROLLMENTS = '(SELECT * FROM enrollment WHERE student_id = s.id OFFSET 0) e';

const VALUES = Object.entries(studentFields)
  .map(([name, { column }]) => `s.${column} AS "${name}"`)
  .join(', ');

/**
 * Every student that a row could mean. A protected one whom the importing person may not know of is
 * found by number only, so that no second record comes to be, and is then `open: false`.
 */
async function loadExisting(
  db: Queryable,
  actor: Actor,
  readings: readonly RowReading[],
): Promise<ExistingStudent[]> {
  const params = new SqlParams();
  const list = (valueOf: (reading: RowReading) => string | null | undefined) =>
    params.add([...new Set(readings.map(valueOf).filter((value) => typeof value === 'string'))]);
  const numbers = list(({ fields }) => fields.personalNumber);
  const emails = list(({ fields }) => fields.email && nameKey(fields.email));
  const names = list(({ fields }) => fields.name && nameKey(fields.name));
  const visible = visibleTo(actor, params);
  const open = hasRank(actor, 'ADMIN') ? 'true' : 'NOT s.is_protected';
  return db.query<ExistingStudent>(
    `SELECT s.id, s.version, (${open}) AS open, ${VALUES},
       ARRAY(SELECT n.personal_number FROM student_number n WHERE n.student_id = s.id) AS "previousNumbers",
       CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', u.name) END AS teacher,
       ARRAY(SELECT coalesce(e.course_id, e.package_id, e.program_id) FROM ${OWN_ENROLLMENTS} WHERE e.removed_at IS NULL
         UNION SELECT pair.equivalent_id FROM ${OWN_ENROLLMENTS} JOIN course_pair pair ON pair.course_id = e.course_id
         WHERE ${IN_THE_WAY} AND ${GOES_ON}) AS targets,
       ARRAY(SELECT w.folded FROM course_wish w WHERE w.student_id = s.id) AS wishes
     FROM student s
     LEFT JOIN teacher t ON t.id = s.teacher_id
     LEFT JOIN app_user u ON u.id = t.user_id
     WHERE s.personal_number = ANY (${numbers}) OR ${hadNumber(`personal_number = ANY (${numbers})`)}
       OR ((lower(s.email) = ANY (${emails}) OR lower(s.name) = ANY (${names})) AND ${visible})`,
    params.values,
  );
}
