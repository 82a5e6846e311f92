import { Injectable } from '@nestjs/common';
import { isSpecialisation, SCALE_VALUES } from '../../../../domain/grade-scale.js';
import { formatPersonalNumber } from '../../../../domain/personal-number.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { namesProtected } from '../../documents/catalogue-names.queries.js';
import { mayMakeCatalogue } from '../../documents/documents.policy.js';
import { MUST_BE_GRADED } from '../../enrollments/lacks-grade.queries.js';
import { forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { GradeRow, GradeSheet, GradingGroup, GradingKind } from '../../../platform/graphql/generated.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { hiddenFrom, knownTo, visibleTo } from '../../../platform/auth/student-scope.js';
import { maySeeContact } from '../../students/students.policy.js';
import {
  ENTRY_FROM,
  EXAM_FROM,
  GRADE_FROM,
  groupJson,
  groupsSql,
  TAKES_PART,
} from '../grade-groups.queries.js';
import { entryRowJson, EXAM_ROW_JSON } from '../grade-rows.queries.js';
import { mayAssignExam, mayGrade, maySign, mayUnlock } from '../grades.policy.js';

/** Identity of a sheet, as stored. */
interface SheetTarget {
  teacherId: string | null;
  /** Of a course instance; null for a sheet of which no register is made. */
  namesProtected: boolean | null;
  needsProject: boolean;
  startDate: string | null;
  defaultDate: string;
  today: string;
}

interface SheetRow {
  group: GradingGroup | null;
  rows: StoredRow[];
}

type StoredRow = Omit<GradeRow, 'viewerMay'>;

/** Grade sheets and their rows for graders. */
@Injectable()
export class GradeSheets {
  constructor(private readonly database: Database) {}

  /** Reads a sheet and leaves its trace in the access log. */
  read(actor: Actor, kind: GradingKind, id: string): Promise<GradeSheet> {
    return this.sheet(this.database, actor, kind, id, true);
  }

  /** NOT_FOUND for an unknown course, FORBIDDEN for another teacher's. */
  async sheet(
    db: Queryable,
    actor: Actor,
    kind: GradingKind,
    id: string,
    logged = false,
  ): Promise<GradeSheet> {
    const target = await findTarget(db, actor, kind, id);
    const params = new SqlParams();
    const visible = visibleTo(actor, params);
    const is = params.add(id);
    // PostgreSQL cannot infer the type of an unused parameter, so it is added only for this kind.
    const exam = kind === 'EXAMS' ? `x.course_id = ${is} AND ${examOf(actor, params)}` : 'false';
    const of = (which: GradingKind, condition: string) => (which === kind ? condition : 'false');
    const log = accessLogPart(actor, logged ? 'READ_GRADES' : null, params, null);
    const conditions = {
      known: knownTo(actor, params, 'e.student_id'),
      hidden: hiddenFrom(actor, params),
      examKnown: knownTo(actor, params, 'x.student_id'),
      instance: of('INSTANCE', `ci.id = ${is}`),
      exam,
      unplaced: of('UNPLACED', `e.course_id = ${is}`),
    };
    const [row] = await db.query<SheetRow>(
      `WITH ${log}, ${groupsSql(conditions)}
       SELECT (SELECT ${groupJson(conditions)} FROM grading) AS "group", (${rowsSql(kind, is, visible, exam)}) AS rows`,
      params.values,
    );
    if (!row?.group) throw notFound('Det finns inget att betygsätta här.');
    return toSheet(kind, row.group, row.rows, target, actor);
  }

  /** One row, with the contract's education entry. */
  async entryRow(db: Queryable, actor: Actor, id: string): Promise<GradeRow> {
    const [row] = await db.query<Read<'course_instance', 'teacherId'> & { row: StoredRow }>(
      `SELECT ${entryRowJson(MUST_BE_GRADED, true)} AS row, ci.teacher_id AS "teacherId"
       FROM ${ENTRY_FROM} WHERE e.id = $1`,
      [id],
    );
    return toRow(row!.row, row!, actor);
  }

  async examRow(db: Queryable, actor: Actor, id: string): Promise<GradeRow> {
    const [row] = await db.query<Read<'exam', 'teacherId'> & { row: StoredRow }>(
      `SELECT ${EXAM_ROW_JSON} AS row, x.teacher_id AS "teacherId" FROM ${EXAM_FROM} WHERE x.id = $1`,
      [id],
    );
    return toRow(row!.row, row!, actor);
  }

  /** A grade that has lost the registration it was set on. */
  async gradeRow(db: Queryable, actor: Actor, id: string): Promise<GradeRow> {
    const [row] = await db.query<Read<'grade', 'teacherId'> & { row: StoredRow }>(
      `SELECT ${EXAM_ROW_JSON} AS row, g.teacher_id AS "teacherId" FROM ${GRADE_FROM} WHERE g.id = $1`,
      [id],
    );
    return toRow(row!.row, row!, actor);
  }
}

/** Exams that the actor grades: own ones, and those without a teacher. */
export function examOf(actor: Actor, params: SqlParams): string {
  if (hasRank(actor, 'ADMIN')) return 'true';
  if (actor.teacherId === null) return 'x.teacher_id IS NULL';
  return `(x.teacher_id IS NULL OR x.teacher_id = ${params.add(actor.teacherId)})`;
}

function rowsSql(kind: GradingKind, is: string, visible: string, exam: string): string {
  if (kind === 'EXAMS') {
    return `SELECT coalesce(json_agg(${EXAM_ROW_JSON} ORDER BY s.name, x.id), '[]'::json) FROM ${EXAM_FROM}
      WHERE x.status = 'SCHEDULED' AND ${visible} AND ${exam}`;
  }
  const of =
    kind === 'INSTANCE'
      ? `e.course_instance_id = ${is}`
      : `e.course_instance_id IS NULL AND e.course_id = ${is} AND coalesce(e.start_date <= today(), true)`;
  return `SELECT coalesce(json_agg(${entryRowJson(MUST_BE_GRADED, false)} ORDER BY s.name, e.id), '[]'::json)
    FROM ${ENTRY_FROM} WHERE ${of} AND ${TAKES_PART} AND ${visible}`;
}

async function findTarget(db: Queryable, actor: Actor, kind: GradingKind, id: string): Promise<SheetTarget> {
  const course = `c.kind = 'FINAL_PROJECT' AS "needsProject", today() AS today`;
  const [target] = await db.query<SheetTarget>(
    kind === 'INSTANCE'
      ? `SELECT ci.teacher_id AS "teacherId", ${namesProtected('ci')} AS "namesProtected", ${course}, ci.start_date AS "startDate",
           least(coalesce(ci.end_date, today()), today()) AS "defaultDate"
         FROM course_instance ci JOIN course c ON c.id = ci.course_id WHERE ci.id = $1`
      : `SELECT $2::uuid AS "teacherId", NULL AS "namesProtected", ${course}, NULL AS "startDate", today() AS "defaultDate"
         FROM course c WHERE c.id = $1`,
    kind === 'INSTANCE' ? [id] : [id, actor.teacherId],
  );
  if (!target) throw notFound('Kursen finns inte.');
  const allowed = kind === 'UNPLACED' ? hasRank(actor, 'ADMIN') : mayGrade(actor, target);
  if (!allowed) throw forbidden('Kursen har en annan lärare.');
  return target;
}

function toSheet(
  kind: GradingKind,
  group: GradingGroup,
  rows: StoredRow[],
  target: SheetTarget,
  actor: Actor,
): GradeSheet {
  // Exams of one course have each their teacher.
  const courseOf = (row: StoredRow) =>
    kind === 'EXAMS' ? { teacherId: row.examTeacher?.id ?? null } : target;
  return {
    group,
    values: [...SCALE_VALUES[group.scale]],
    needsProject: target.needsProject,
    needsTitle: isSpecialisation(group.courseCode),
    dateFrom: target.startDate,
    dateTo: target.today,
    defaultDate: target.defaultDate,
    rows: rows.map((row) => toRow(row, courseOf(row), actor)),
    viewerMay: {
      grade: mayGrade(actor, target),
      sign: maySign(actor, target),
      catalogue: mayTakeOut(actor, target),
      unlock: mayUnlock(actor),
    },
  };
}

/** The register of a course instance, by the rule of who makes it. */
function mayTakeOut(actor: Actor, { teacherId, namesProtected: names }: SheetTarget): boolean {
  return names !== null && mayMakeCatalogue(actor, { teacherId, namesProtected: names });
}

function toRow(row: StoredRow, course: { teacherId: string | null }, actor: Actor): GradeRow {
  const contact = maySeeContact(actor, { id: row.studentId, isProtected: row.isProtected });
  return {
    ...row,
    personalNumber: contact && row.personalNumber !== null ? formatPersonalNumber(row.personalNumber) : null,
    viewerMay: {
      edit: row.state !== 'SIGNED' && !row.isAhead && mayGrade(actor, course),
      sign: row.state !== 'SIGNED' && maySign(actor, course),
      assign: row.examMonth !== null && row.state !== 'SIGNED' && mayAssignExam(actor, course),
      unlock: row.state === 'SIGNED' && mayUnlock(actor),
    },
  };
}
