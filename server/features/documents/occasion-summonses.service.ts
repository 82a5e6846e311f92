import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { mayPlanExams } from '../calendar/calendar.policy.js';
import { MOST_CALLED } from '../calendar/occasions/exam-mails.notifications.js';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { badField, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';
import type { DocumentSheet } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { requireId } from '../../platform/validation/id.js';
import { titleOf } from './document-labels.mapper.js';
import { mayPrintNumber } from './documents.policy.js';
import { buildSummonses } from './sheets/sheet-builder.document.js';

interface Called {
  examId: string;
  isProtected: boolean;
}

/**
 * The summonses of an occasion for printing (pages, section 11). They are generated on request and not stored: the
 * erasure of a student could not find a file without a row.
 */
@Injectable()
export class OccasionSummonses {
  constructor(private readonly database: Database) {}

  async sheets({ actor }: Call, givenId: string): Promise<DocumentSheet[]> {
    if (!mayPlanExams(actor)) throw forbidden();
    const occasionId = requireId(givenId, 'occasionId');
    await this.assertOpen(occasionId);
    const called = await this.called(actor, occasionId);
    // Omits registrations that were denied or moved in the meantime.
    const sheets = await buildSummonses(
      this.database,
      called.map(({ examId, isProtected }) => ({
        subjectId: examId,
        personalNumber: mayPrintNumber(actor, isProtected) ? 'BIRTH_DATE' : 'NONE',
      })),
    );
    if (sheets.length === 0) throw notFound('Det finns ingen bokad att kalla.');
    return sheets;
  }

  private async assertOpen(occasionId: string): Promise<void> {
    const [occasion] = await this.database.query<{ isCancelled: boolean; booked: number }>(
      `SELECT o.cancelled_at IS NOT NULL AS "isCancelled",
         (SELECT count(*)::integer FROM exam_booking b WHERE b.occasion_id = o.id) AS booked
       FROM exam_occasion o WHERE o.id = $1`,
      [occasionId],
    );
    if (!occasion) throw notFound('Prövningstillfället finns inte.');
    if (occasion.isCancelled) throw conflict('CANCELLED', 'Prövningstillfället är inställt.');
    if (occasion.booked > MOST_CALLED)
      throw badField('occasionId', 'RANGE', `Högst ${MOST_CALLED} kallelser skrivs ut åt gången.`);
  }

  /** Booked students that the caller may see, each with an access log entry like a single summons. */
  private called(actor: Actor, occasionId: string): Promise<Called[]> {
    const params = new SqlParams();
    const booked = `SELECT e.id AS exam_id, s.id, s.name, s.is_protected FROM exam_booking b
      JOIN exam e ON e.id = b.exam_id AND e.status <> 'DENIED' JOIN student s ON s.id = e.student_id
      WHERE b.occasion_id = ${params.add(occasionId)} AND ${visibleTo(actor, params)}`;
    const log = accessLogPart(actor, 'CREATE_DOCUMENT', params, 'found', titleOf('EXAM_SUMMONS'));
    return this.database.query<Called>(
      `WITH booked AS (${booked}), found AS (SELECT DISTINCT id, is_protected FROM booked), ${log}
       SELECT exam_id AS "examId", is_protected AS "isProtected" FROM booked ORDER BY name, exam_id`,
      params.values,
    );
  }
}
