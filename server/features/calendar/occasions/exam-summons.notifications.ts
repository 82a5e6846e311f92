import { Injectable } from '@nestjs/common';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { idsOf, type Read } from '../../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, forbidden } from '../../../platform/errors/app-error.js';
import type { ExamSummonsResult, SendExamSummonsInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { isReachedByMail, visibleTo } from '../../../platform/auth/student-scope.js';
import { requireId } from '../../../platform/validation/id.js';
import { mayPlanExams } from '../calendar.policy.js';
import { CANCELLATION } from '../calendar.queries.js';
import { readOccasion } from '../calendar-reader.queries.js';
import { cancellationMail, MOST_CALLED, summonsMail, type Summoned } from './exam-mails.notifications.js';
import { lockOpenOccasion, tellCalendars } from './locked-occasion.queries.js';
import { noteSummons } from './exam-bookings.repository.js';

/** Columns of a summons mail; `e` is the exam, `s` the student, `o` the occasion. */
const SUMMONED = `e.id, e.name, e.course, o.held_on AS "heldOn", to_char(o.starts_at, 'HH24:MI') AS "startsAt",
  to_char(o.ends_at, 'HH24:MI') AS "endsAt", o.room, o.part`;
const causeOf = (occasionId: string): string => `${CANCELLATION}${occasionId}`;

/** Bookings with exam, student and occasion. Denied registrations are never summoned. */
const BOOKED = `exam_booking b JOIN exam e ON e.id = b.exam_id AND e.status <> 'DENIED' JOIN student s ON s.id = e.student_id
  JOIN exam_occasion o ON o.id = b.occasion_id`;

/** 'Kallelse': queues one mail per student and records the summons on the booking (pages, section 11). */
@Injectable()
export class ExamSummons {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mail: MailQueue,
  ) {}

  send(call: Call, input: SendExamSummonsInput): Promise<ExamSummonsResult> {
    const { actor } = call;
    if (!mayPlanExams(actor)) throw forbidden();
    const chosen = input.examIds?.map((id) => requireId(id, 'examIds')) ?? null;
    if (chosen && chosen.length > MOST_CALLED)
      throw badField('examIds', 'RANGE', `Högst ${MOST_CALLED} kallelser åt gången.`);
    return this.work.run(call, async (tx) => {
      const occasion = await lockOpenOccasion(tx, input.occasionId);
      const params = new SqlParams();
      const called = await tx.query<Summoned & Read<'student', 'email'>>(
        `SELECT ${SUMMONED}, CASE WHEN ${isReachedByMail('s')} THEN s.email END AS email FROM ${BOOKED} WHERE o.id = ${params.add(occasion.id)}
           AND (${params.add(chosen)}::uuid[] IS NULL OR e.id = ANY(${params.add(chosen)}::uuid[]))
           AND ${visibleTo(actor, params)} ORDER BY e.name`,
        params.values,
      );
      if (called.length === 0) throw badField('examIds', 'REQUIRED', 'Det finns ingen bokad att kalla.');
      const reached = called.filter(({ email }) => email !== null);
      await this.mail.addAll(
        tx,
        reached.map((one) => summonsMail(one, one.email!)),
      );
      await noteSummons(tx, occasion.id, occasion.place, idsOf(reached));
      tellCalendars(tx, actor, occasion.id);
      return {
        sent: reached.length,
        withoutEmail: called.filter(({ email }) => email === null).map(({ name }) => name),
        occasion: await readOccasion(tx, actor, occasion.id),
      };
    });
  }

  /**
   * Summons students again after their cancellation mail. Students with protected data since then are included:
   * they would otherwise miss the exam.
   */
  async callAgain(tx: Work, { id, place }: { id: string; place: string }): Promise<void> {
    const called = await tx.query<Summoned & { email: string }>(
      `SELECT ${SUMMONED}, s.email FROM ${BOOKED} WHERE o.id = $1 AND b.summoned_at IS NOT NULL AND s.email IS NOT NULL`,
      [id],
    );
    // Students whose cancellation mail was not sent yet need no second summons.
    const unsent = new Set((await this.mail.discard(tx, causeOf(id))).map(({ to }) => to));
    await this.mail.addAll(
      tx,
      called.filter(({ email }) => !unsent.has(email)).map((one) => summonsMail(one, one.email)),
    );
    await noteSummons(tx, id, place, idsOf(called));
  }

  /** Releases the held cancellation mails; returns their number. */
  release(tx: Work, occasionId: string): Promise<number> {
    return this.mail.release(tx, causeOf(occasionId));
  }

  /**
   * Mails every summoned student, including those hidden from the actor or protected since: nobody should come to a
   * cancelled exam.
   */
  async tellOfCancellation(tx: Work, occasionId: string, reason: string, now: boolean): Promise<void> {
    const called = await tx.query<Summoned & { email: string }>(
      `SELECT ${SUMMONED}, s.email FROM ${BOOKED} WHERE o.id = $1 AND b.summoned_at IS NOT NULL AND s.email IS NOT NULL`,
      [occasionId],
    );
    const mails = called.map((one) => cancellationMail(one, one.email, reason));
    if (now) await this.mail.addAll(tx, mails);
    else await this.mail.hold(tx, causeOf(occasionId), mails);
  }
}
