import { Injectable } from '@nestjs/common';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import type { Row } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { Student } from '../../../platform/graphql/generated.js';
import { accessLogPart, type AccessAction } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { EVERYTHING, studentJson, TEACHER_JOIN } from '../details/student.sql.js';
import { toStudent, type Place, type StudentRow } from '../details/student.view.js';
import { isOwn } from '../students.policy.js';

/** Reads one student for one reader: a single statement, the trace of the reading included. */
@Injectable()
export class StudentReader {
  constructor(private readonly database: Database) {}

  /** Opens the record. A student may ask for the own id only: 403 for every other, existing or not. */
  async open(
    actor: Actor,
    id: string,
    asked: ReadonlySet<string>,
    place: Place = 'DETAILS',
    trace: AccessAction | null = 'READ_STUDENT',
  ): Promise<Student> {
    assertOwnOrStaff(actor, requireId(id, 'id'));
    const params = new SqlParams();
    const found = `found AS MATERIALIZED (SELECT s.* FROM student s WHERE s.id = ${params.add(id)} AND ${visibleTo(actor, params)})`;
    const log = accessLogPart(actor, trace, params, 'found');
    const [row] = await this.database.hot<{ student: StudentRow }>(
      `WITH ${found}, ${log} SELECT ${studentJson(asked, actor.userId, params)} AS student FROM found s ${TEACHER_JOIN}`,
      params.values,
    );
    if (row) return toStudent(row.student, actor, place, asked);
    const kept = await this.mergedInto(id);
    if (!kept) throw notFound('Eleven finns inte.');
    return this.open(actor, kept, asked, place, trace);
  }

  /** Shows nothing of anyone, and so leaves no trace: who may not know of a student learns nothing either. */
  async asksForReason(actor: Actor, id: string): Promise<boolean> {
    const params = new SqlParams();
    const [found] = await this.database.hot(
      `SELECT FROM student s WHERE s.id = ${params.add(requireId(id, 'studentId'))} AND s.is_protected AND ${visibleTo(actor, params)}`,
      params.values,
    );
    return found !== undefined;
  }

  /** Where a record that was merged into another has gone: old links still lead somewhere (pages, section 2). */
  private async mergedInto(id: string): Promise<string | null> {
    const [alias] = await this.database.query<Pick<Row<'student_alias'>, 'student_id'>>(
      'SELECT student_id FROM student_alias WHERE old_id = $1',
      [id],
    );
    return alias?.student_id ?? null;
  }

  /** The record after a change, read inside the transaction that made it: whole, since it is kept for repeats. */
  async afterChange(tx: Queryable, actor: Actor, id: string): Promise<Student> {
    const params = new SqlParams();
    const json = studentJson(EVERYTHING, actor.userId, params);
    const [row] = await tx.query<{ student: StudentRow }>(
      `SELECT ${json} AS student FROM student s ${TEACHER_JOIN} WHERE s.id = ${params.add(id)}`,
      params.values,
    );
    if (!row) throw notFound('Eleven finns inte.');
    return toStudent(row.student, actor, 'DETAILS', EVERYTHING);
  }
}

/** Decidable from the address alone, so decided before any lookup (permissions, section 1.7c). */
function assertOwnOrStaff(actor: Actor, studentId: string): void {
  if (!hasRank(actor, 'COORDINATOR') && !isOwn(actor, studentId)) throw forbidden();
}
