import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';
import type {
  AnswerCorrectionInput,
  CorrectionRequest,
  RequestCorrectionInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { accessLogPart, logAccess } from '../../platform/history/access-log.js';
import { requireId } from '../../platform/validation/id.js';
import { requiredText } from '../../platform/validation/text.js';
import { withdrawNotices, tell } from '../notifications/notifications.repository.js';
import { addRequest, answerRequest } from './corrections.repository.js';
import { findLocked } from '../../platform/database/locked-record.js';
import { CorrectionRequestEntity } from './correction-request.entity.js';

const LONGEST = 2_000;
/** Maximum number of unanswered requests per student. */
const MOST_OPEN = 10;

const REQUEST = `k.id, k.student_id AS "studentId", k.subject, k.text, iso(k.requested_at) AS "requestedAt", k.outcome,
  k.answer, iso(k.answered_at) AS "answeredAt", k.answered_by_name AS "answeredBy"`;
const NEWEST = 'ORDER BY k.requested_at DESC, k.id DESC';

/**
 * Students' correction requests (GDPR, article 16; pages, section 16): administrators are notified and answer in
 * writing.
 */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** The student's own requests; empty for an account without a record. */
  own({ actor }: Call): Promise<CorrectionRequest[]> {
    return this.database.query<CorrectionRequest>(
      `SELECT ${REQUEST} FROM correction_request k WHERE k.student_id = $1 ${NEWEST}`,
      [actor.studentId],
    );
  }

  ofStudent({ actor }: Call, studentId: string): Promise<CorrectionRequest[]> {
    const params = new SqlParams();
    const student = params.add(requireId(studentId, 'studentId'));
    return this.database.query<CorrectionRequest>(
      `WITH found AS (SELECT id, is_protected FROM student WHERE id = ${student}),
         ${accessLogPart(actor, 'READ_STUDENT', params, 'found')}
       SELECT ${REQUEST} FROM correction_request k JOIN found ON found.id = k.student_id ${NEWEST}`,
      params.values,
    );
  }

  /** Stores a request, writes it into the history of the record and notifies the administrators. */
  request(call: Call, input: RequestCorrectionInput): Promise<CorrectionRequest> {
    const { studentId } = call.actor;
    if (studentId === null) throw forbidden();
    const text = requiredText(input.text, 'text', LONGEST);
    return this.work.run(call, async (tx) => {
      const [student] = await tx.query<Read<'student', 'name'> & { open: number }>(
        `SELECT s.name, (SELECT count(*)::integer FROM correction_request k
           WHERE k.student_id = s.id AND k.outcome IS NULL) AS open
         FROM student s WHERE s.id = $1 FOR UPDATE OF s`,
        [studentId],
      );
      if (!student) throw notFound();
      if (student.open >= MOST_OPEN)
        throw badField('text', 'NOT_ALLOWED', `Du har redan ${MOST_OPEN} begäranden som inte är besvarade.`);
      const id = uuid();
      await addRequest(tx, { id, studentId, subject: input.subject, text });
      tx.history(call.actor, studentId, { correctionRequest: null }, { correctionRequest: text });
      await tell(
        tx,
        `SELECT $1::uuid AS id, 'CORRECTION_REQUESTED' AS kind, 'correction:' || $2::uuid AS cause, $3::text AS message,
           $4::uuid AS student_id, 'CORRECTION' AS subject, $2::uuid AS subject_id, 'ADMINISTRATORS' AS audience,
           '{}'::uuid[] AS recipients`,
        [uuid(), id, `${student.name} begär rättelse av en uppgift.`, studentId],
      );
      return find(tx, id);
    });
  }

  /**
   * Answers a request once. CONFLICT if it is answered already. Withdraws the notification from all administrators.
   */
  answer(call: Call, input: AnswerCorrectionInput): Promise<CorrectionRequest> {
    const id = requireId(input.id, 'id');
    const answer = requiredText(input.answer, 'answer', LONGEST);
    return this.work.run(call, async (tx) => {
      const asked = await findLocked(tx, CorrectionRequestEntity, id, 'Begäran finns inte.');
      if (asked.outcome !== null) throw conflict('VERSION', 'Någon annan har redan besvarat begäran.');
      const { studentId } = asked;
      const { userId: answeredBy, name: answeredByName } = call.actor;
      await answerRequest(tx, id, { outcome: input.outcome, answer, answeredBy, answeredByName });
      await withdrawNotices(tx, `correction:${id}`);
      await logAccess(tx, call.actor, 'READ_STUDENT', { studentId });
      tx.history(call.actor, studentId, { correctionAnswer: null }, { correctionAnswer: answer });
      return find(tx, id);
    });
  }
}

async function find(db: Queryable, id: string): Promise<CorrectionRequest> {
  const [found] = await db.query<CorrectionRequest>(
    `SELECT ${REQUEST} FROM correction_request k WHERE k.id = $1`,
    [id],
  );
  return found!;
}
