import { Inject, Injectable } from '@nestjs/common';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { mayPlanExams } from '../calendar/calendar.policy.js';
import { lockExams } from '../calendar/occasions/locked-occasion.queries.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { gradesSignedAt } from '../enrollments/lacks-grade.queries.js';
import { badField, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';
import { VerifiedBytes, type StoredBytes } from '../files/bytes/verified-bytes.service.js';
import type {
  CreateDocumentInput,
  CreateExamSummonsInput,
  CreateGradeCatalogueInput,
  CreateMyDocumentInput,
  DocumentInput,
  DocumentPreview,
  IssuedDocument,
  RevokeDocumentInput,
  SaveDocumentInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { accessLogPart, logAccess } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import type { ShowsStudents } from '../../platform/history/students-in-answer.js';
import { requireId } from '../../platform/validation/id.js';
import { requiredText } from '../../platform/validation/text.js';
import { namesProtected } from './catalogue-names.queries.js';
import { titleOf } from './document-labels.mapper.js';
import { DocumentPress, readIssued, type Order } from './issuing/document-press.service.js';
import {
  mayMakeCatalogue,
  mayMakeOwn,
  mayPrintNumber,
  maySeeDocument,
  type CataloguedCourse,
} from './documents.policy.js';
import { ISSUED, SUBJECT_JOINS, viewOf, type IssuedRow } from './issuing/issued-document.mapper.js';
import { assertFewOwn } from './own-documents.rules.js';
import { buildSheet } from './sheets/sheet-builder.document.js';
import { revokeDocument } from './documents.repository.js';

const LONGEST_REASON = 200;

/** Documents and the register of issued documents (pages, section 14; domain, D9). */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly press: DocumentPress,
    private readonly bytes: VerifiedBytes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Previews a document without storing it; writes the access log. */
  async preview(call: Call, input: DocumentInput): Promise<DocumentPreview> {
    const { sheet, problem, entries, warnings, studentId, listedStudentIds } = await buildSheet(
      this.database,
      input,
    );
    await logAccess(this.database, call.actor, studentId ? 'READ_STUDENT' : 'LIST_STUDENTS', {
      studentId,
      detail: titleOf(input.type),
    });
    const shown: ShowsStudents = { shownStudentIds: sheet && listedStudentIds };
    return { sheet, problem, entries, warnings, ...shown };
  }

  /** NOT_FOUND for an unknown document and for one that the caller may not see. */
  async find(call: Call, givenId: string): Promise<IssuedDocument> {
    const params = new SqlParams();
    const id = params.add(requireId(givenId, 'id'));
    const { actor } = call;
    // Documents about protected students: only for administrators, the student and the user who issued it.
    const open =
      hasRank(actor, 'ADMIN') || actor.studentId !== null
        ? 'true'
        : `NOT coalesce(s.is_protected, false) OR d.created_by = ${params.add(actor.userId)}`;
    const visible = `(d.student_id IS NULL OR ${visibleTo(actor, params)}) AND (${open})`;
    const found = `SELECT s.id, coalesce(s.is_protected, false) AS is_protected
      FROM document d LEFT JOIN student s ON s.id = d.student_id WHERE d.id = ${id} AND ${visible}`;
    const maker = params.add(actor.userId);
    const [row] = await this.database.query<IssuedRow & { isMaker: boolean }>(
      `WITH found AS (${found}), ${accessLogPart(call.actor, 'READ_FILE', params, 'found')}
       SELECT ${ISSUED}, d.created_by = ${maker} AS "isMaker" FROM document d ${SUBJECT_JOINS} WHERE d.id = ${id} AND ${visible}`,
      params.values,
    );
    if (!row || !maySeeDocument(call.actor, row)) throw notFound();
    return viewOf(row);
  }

  /** Location of the file. Does not authorise: the download calls `find` first. */
  async stored(id: string): Promise<StoredBytes> {
    const [stored] = await this.database.query<StoredBytes>(
      'SELECT storage_key AS "storageKey", size, sha256 FROM document WHERE id = $1 AND erased_at IS NULL',
      [id],
    );
    if (!stored) throw notFound();
    return stored;
  }

  create(
    call: Call,
    origin: string,
    { document, saveToFiles }: CreateDocumentInput,
  ): Promise<IssuedDocument> {
    const order = { document, origin, saveToFiles: saveToFiles ?? false, batchId: null };
    return this.issue(call, { actor: call.actor, ...order });
  }

  /** Issues a student's own document; only the types of `mayMakeOwn`. */
  createMine(call: Call, origin: string, input: CreateMyDocumentInput): Promise<IssuedDocument> {
    const { actor } = call;
    const subjectId = actor.studentId;
    if (subjectId === null) throw forbidden('Kontot är inte kopplat till någon elev.');
    if (!mayMakeOwn(input.type))
      throw badField('type', 'NOT_ALLOWED', 'Du kan ta ut studieintyg och utdrag ur betygskatalogen.');
    const document = { ...input, subjectId };
    const order = { actor, document, origin, saveToFiles: false, batchId: null };
    return this.issue(call, order, async (tx) => {
      if (this.config.rateLimits) await assertFewOwn(tx, actor);
      return order;
    });
  }

  /** Issues a summons, for staff who plan exams: only for registrations that they may see (pages, section 11). */
  createSummons(call: Call, origin: string, input: CreateExamSummonsInput): Promise<IssuedDocument> {
    const { actor } = call;
    if (!mayPlanExams(actor)) throw forbidden();
    const { examId, ...wish } = input;
    const summons = { ...wish, type: 'EXAM_SUMMONS' as const };
    const order = { actor, origin, saveToFiles: false, batchId: null };
    return this.issue(call, { ...order, document: { ...summons, subjectId: examId } }, async (tx) => {
      const [exam] = await lockExams(tx, actor, [examId]);
      const [student] = await tx.query<Read<'student', 'isProtected'>>(
        'SELECT is_protected AS "isProtected" FROM student WHERE id = $1',
        [exam!.studentId],
      );
      const manner = mayPrintNumber(actor, student!.isProtected)
        ? summons
        : { ...summons, personalNumber: 'NONE' as const };
      return { ...order, document: { ...manner, subjectId: exam!.id } };
    });
  }

  /** Issues the register of a signed course from its grading page (pages, section 10: Output). */
  async createCatalogue(
    call: Call,
    origin: string,
    { courseInstanceId, language, authority }: CreateGradeCatalogueInput,
  ): Promise<IssuedDocument> {
    const { actor } = call;
    const subjectId = requireId(courseInstanceId, 'courseInstanceId');
    const document = { type: 'GRADE_CATALOGUE' as const, subjectId, language: language ?? 'SV', authority };
    const order = { actor, document, origin, saveToFiles: false, batchId: null };
    // Checked before printing, and again in the transaction that issues the document.
    await assertCatalogue(this.database, actor, subjectId);
    return this.issue(call, order, async (tx) => {
      await assertCatalogue(tx, actor, subjectId);
      return order;
    });
  }

  async saveToFiles(call: Call, input: SaveDocumentInput): Promise<IssuedDocument> {
    const id = requireId(input.id, 'id');
    const stored = await this.stored(id);
    const bytes = await this.bytes.read(stored);
    const storageKey = await this.press.keep(bytes);
    return this.work.run(call, async (tx) => {
      await lock(tx, id);
      const issued = await readIssued(tx, id);
      if (!issued.studentId) throw badField('id', 'NOT_ALLOWED', 'Dokumentet hör inte till någon elev.');
      if (issued.fileId) throw conflict('SAVED', 'Dokumentet finns redan i elevens filer.');
      await this.press.saveToFiles(tx, call.actor, id, { bytes, storageKey });
      return readIssued(tx, id);
    });
  }

  revoke(call: Call, input: RevokeDocumentInput): Promise<IssuedDocument> {
    const id = requireId(input.id, 'id');
    const reason = requiredText(input.reason, 'reason', LONGEST_REASON);
    return this.work.run(call, async (tx) => {
      await lock(tx, id);
      const before = await readIssued(tx, id);
      if (before.revokedAt) throw conflict('REVOKED', 'Dokumentet är redan återkallat.');
      await revokeDocument(tx, id, call.actor.userId, reason);
      if (before.studentId) {
        tx.history(
          call.actor,
          before.studentId,
          { document: before.code },
          { document: `${before.code}, återkallat: ${reason}` },
        );
      }
      return readIssued(tx, id);
    });
  }

  /** Prints before the transaction; `check` runs within it and validates, or changes, the document to issue. */
  private async issue(
    call: Call,
    order: Order,
    check: (tx: Work) => Promise<Order> = () => Promise.resolve(order),
  ): Promise<IssuedDocument> {
    const proof = await this.press.proof(order);
    return this.work.run(call, async (tx) => this.press.issue(tx, await check(tx), proof));
  }
}

async function assertCatalogue(db: Queryable, actor: Actor, instanceId: string): Promise<void> {
  const [course] = await db.query<CataloguedCourse & { signed: boolean }>(
    `SELECT ci.teacher_id AS "teacherId", ${gradesSignedAt('ci')} IS NOT NULL AS signed,
       ${namesProtected('ci')} AS "namesProtected"
     FROM course_instance ci WHERE ci.id = $1`,
    [instanceId],
  );
  if (!course) throw notFound('Kursen finns inte.');
  if (!mayMakeCatalogue(actor, course)) {
    // Only the course's own teacher may learn that it has a protected student.
    const isOwn = mayMakeCatalogue(actor, { ...course, namesProtected: false });
    throw forbidden(
      isOwn ? 'En administratör tar ut betygskatalogen för den här kursen.' : 'Kursen har en annan lärare.',
    );
  }
  if (!course.signed) throw conflict('NOT_SIGNED', 'Det finns betyg som inte är signerade.');
}

async function lock(tx: Queryable, id: string): Promise<void> {
  const [found] = await tx.query('SELECT FROM document WHERE id = $1 FOR UPDATE', [id]);
  if (!found) throw notFound();
}
