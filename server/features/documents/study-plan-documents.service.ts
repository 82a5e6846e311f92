import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { CreateStudyPlanDocumentInput, IssuedDocument } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { isOwn } from '../students/students.policy.js';
import { mayPrintNumber } from './documents.policy.js';
import { DocumentPress, type Order } from './issuing/document-press.service.js';
import { assertFewOwn } from './own-documents.rules.js';

/** Study plans on paper, for those who may read the plan. */
@Injectable()
export class StudyPlanDocuments {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly press: DocumentPress,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async create(call: Call, origin: string, input: CreateStudyPlanDocumentInput): Promise<IssuedDocument> {
    // Checked before printing, and again in the transaction that issues the document.
    const proof = await this.press.proof(await orderOf(this.database, call.actor, origin, input));
    return this.work.run(call, async (tx) => {
      const order = await orderOf(tx, call.actor, origin, input);
      if (call.actor.role === 'STUDENT' && this.config.rateLimits) await assertFewOwn(tx, call.actor);
      return this.press.issue(tx, order, proof);
    });
  }
}

/** The document that the actor may issue. Throws NOT_FOUND. */
async function orderOf(
  db: Queryable,
  actor: Actor,
  origin: string,
  { studentId, personalNumber }: CreateStudyPlanDocumentInput,
): Promise<Order> {
  const params = new SqlParams();
  const [student] = await db.query<Read<'student', 'id' | 'isProtected'>>(
    `SELECT s.id, s.is_protected AS "isProtected" FROM student s
     WHERE s.id = ${params.add(requireId(studentId, 'studentId'))} AND ${visibleTo(actor, params)}`,
    params.values,
  );
  if (!student) throw notFound('Eleven finns inte.');
  const isPrinted = isOwn(actor, student.id) || mayPrintNumber(actor, student.isProtected);
  const document = {
    ...{ type: 'STUDY_PLAN' as const, subjectId: student.id },
    personalNumber: isPrinted ? personalNumber : ('NONE' as const),
  };
  return { actor, document, origin, saveToFiles: false, batchId: null };
}
