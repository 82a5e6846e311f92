import { Injectable } from '@nestjs/common';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import type { Row } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { ActorStatements } from '../../../platform/database/statements/actor-statements.js';
import { forbidden, notFound } from '../../../platform/errors/app-error.js';
import type { Student } from '../../../platform/graphql/generated.js';
import { accessLogPart, type AccessAction } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { EVERYTHING, studentColumns, TEACHER_JOIN } from '../details/student.queries.js';
import { toStudent, type Place, type StudentRow } from '../details/student.mapper.js';
import { isOwn } from '../students.policy.js';

/** Options for reading one student. */
interface Opening {
  place?: Place;
  trace?: AccessAction | null;
}

/** Reads one student for one reader in a single statement, which also writes the access log. */
@Injectable()
export class StudentReader {
  constructor(private readonly database: Database) {}

  private readonly statements = new ActorStatements<string>();

  /** Reads the record. Students may request only their own id: 403 for any other, existing or not. */
  async open(actor: Actor, id: string, asked: ReadonlySet<string>, opening: Opening = {}): Promise<Student> {
    const { place = 'DETAILS', trace = 'READ_STUDENT' } = opening;
    assertOwnOrStaff(actor, requireId(id, 'id'));
    // The selection set is the same object for equal queries.
    const question = { key: asked, variant: String(trace) };
    const { made, values } = this.statements.take(question, actor, { id }, (anyone, student, params) =>
      openingStatement({ actor: anyone, id: student.id, asked, trace }, params),
    );
    const [row] = await this.database.hot<{ student: StudentRow }>(made, values);
    if (row) return toStudent(row.student, actor, place, asked);
    const kept = await this.mergedInto(id);
    if (!kept) throw notFound('Eleven finns inte.');
    return this.open(actor, kept, asked, opening);
  }

  /** Not logged, since it reveals nothing: the result is false for students that the caller may not see. */
  async asksForReason(actor: Actor, id: string): Promise<boolean> {
    const params = new SqlParams();
    const [found] = await this.database.hot(
      `SELECT FROM student s WHERE s.id = ${params.add(requireId(id, 'studentId'))} AND s.is_protected AND ${visibleTo(actor, params)}`,
      params.values,
    );
    return found !== undefined;
  }

  /** Target of a merged record, so that old links still work (pages, section 2). */
  private async mergedInto(id: string): Promise<string | null> {
    const [alias] = await this.database.query<Pick<Row<'student_alias'>, 'student_id'>>(
      'SELECT student_id FROM student_alias WHERE old_id = $1',
      [id],
    );
    return alias?.student_id ?? null;
  }

  /** The changed record, read in the same transaction; complete, since it is stored for idempotent repeats. */
  async afterChange(tx: Queryable, actor: Actor, id: string): Promise<Student> {
    const params = new SqlParams();
    const columns = studentColumns(EVERYTHING, actor.userId, params);
    const [row] = await tx.query<{ student: StudentRow }>(
      `SELECT to_json(found) AS student
       FROM (SELECT ${columns} FROM student s ${TEACHER_JOIN} WHERE s.id = ${params.add(id)}) found`,
      params.values,
    );
    if (!row) throw notFound('Eleven finns inte.');
    return toStudent(row.student, actor, 'DETAILS', EVERYTHING);
  }
}

interface Opened {
  actor: Actor;
  id: string;
  asked: ReadonlySet<string>;
  trace: AccessAction | null;
}

function openingStatement({ actor, id, asked, trace }: Opened, params: SqlParams): string {
  const found = `found AS MATERIALIZED (SELECT s.* FROM student s WHERE s.id = ${params.add(id)} AND ${visibleTo(actor, params)})`;
  const log = accessLogPart(actor, trace, params, 'found');
  return `WITH ${found}, ${log} SELECT to_json(shown) AS student
    FROM (SELECT ${studentColumns(asked, actor.userId, params)} FROM found s ${TEACHER_JOIN}) shown`;
}

/** Depends only on the id, so it is checked before any lookup (permissions, section 1.7c). */
function assertOwnOrStaff(actor: Actor, studentId: string): void {
  if (!hasRank(actor, 'COORDINATOR') && !isOwn(actor, studentId)) throw forbidden();
}
