import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { badField, forbidden, notFound } from '../../platform/errors/app-error.js';
import type { CreatePlacementDocumentInput, IssuedDocument } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { placementRights } from '../placements/placements.policy.js';
import { isOwn } from '../students/students.policy.js';
import { isPlacementDocument, mayPrintNumber } from './documents.policy.js';
import { DocumentPress, type Order } from './issuing/document-press.service.js';
import { assertFewOwn } from './own-documents.rules.js';

/** Agreements and certificates of hours, issued from a placement. */
@Injectable()
export class PlacementDocuments {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly press: DocumentPress,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async create(call: Call, origin: string, input: CreatePlacementDocumentInput): Promise<IssuedDocument> {
    // Checked before printing, and again in the transaction that issues the document.
    const proof = await this.press.proof(await orderOf(this.database, call.actor, origin, input));
    return this.work.run(call, async (tx) => {
      const order = await orderOf(tx, call.actor, origin, input);
      if (call.actor.role === 'STUDENT' && this.config.rateLimits) await assertFewOwn(tx, call.actor);
      return this.press.issue(tx, order, proof);
    });
  }
}

/** The document that the actor may issue. */
async function orderOf(
  db: Queryable,
  actor: Actor,
  origin: string,
  { placementId, type, language, personalNumber }: CreatePlacementDocumentInput,
): Promise<Order> {
  if (!isPlacementDocument(type))
    throw badField('type', 'NOT_ALLOWED', 'Välj APL-överenskommelse eller intyg över APL-timmar.');
  const placement = await readPlacement(db, actor, requireId(placementId, 'placementId'));
  const { id, studentId, isProtected } = placement;
  const own = isOwn(actor, studentId);
  if (own && type !== 'APL_CERTIFICATE')
    throw badField('type', 'NOT_ALLOWED', 'Du kan ta ut intyg över dina egna timmar.');
  if (!own && !placementRights(actor, placement).change) throw forbidden();
  const printed = own || mayPrintNumber(actor, isProtected) ? personalNumber : 'NONE';
  const document = { type, subjectId: studentId, entryIds: [id], language, personalNumber: printed };
  return { actor, document, origin, saveToFiles: false, batchId: null };
}

type PlacementOfDocument = Read<'placement', 'id' | 'studentId' | 'teacherId'> &
  Read<'student', 'isProtected'> & { studentTeacherId: string | null };

async function readPlacement(db: Queryable, actor: Actor, id: string): Promise<PlacementOfDocument> {
  const params = new SqlParams();
  const [row] = await db.query<PlacementOfDocument>(
    `SELECT p.id, p.student_id AS "studentId", p.teacher_id AS "teacherId", s.is_protected AS "isProtected",
       s.teacher_id AS "studentTeacherId"
     FROM placement p JOIN student s ON s.id = p.student_id
     WHERE p.id = ${params.add(id)} AND ${visibleTo(actor, params)}`,
    params.values,
  );
  if (!row) throw notFound('Placeringen finns inte.');
  return row;
}
