import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden } from '../../../platform/errors/app-error.js';
import type {
  CancelExamOccasionInput,
  CreateExamOccasionInput,
  ExamOccasion,
  RestoreExamOccasionInput,
  SendOccasionMailsInput,
  UpdateExamOccasionInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requiredText } from '../../../platform/validation/text.js';
import { mayCancelOccasion, mayPlanExams } from '../calendar.policy.js';
import { readOccasion } from '../calendar-reader.queries.js';
import { ExamBookingsService } from './exam-bookings.service.js';
import { ExamSummons } from './exam-summons.notifications.js';
import {
  assertRoom,
  lockOccasion,
  lockOpenOccasion,
  recordBooking,
  tellCalendars,
  type LockedOccasion,
} from './locked-occasion.queries.js';
import { checkOccasion, occasionColumns, readCourses, type OccasionColumns } from './occasion.input.js';
import {
  cancelOccasion,
  restoreOccasion,
  addOccasion,
  setCourses,
  updateOccasion,
} from './exam-occasions.repository.js';
import { dropGone } from './exam-bookings.repository.js';
import { assertVersion } from '../../../platform/database/locked-record.js';

const CHANGED = 'Någon annan har ändrat tillfället. Ladda om och försök igen.';

const LONGEST_REASON = 300;
const NOTHING: OccasionColumns = {
  ...{ held_on: '', starts_at: '', ends_at: '', part: 'WRITTEN', room: null, capacity: null },
  ...{ invigilator: null, teacher_id: null, registration_opens_on: null, registration_closes_on: null },
  note: null,
};

/** Creates, changes and cancels exam occasions (pages, section 11). */
@Injectable()
export class ExamOccasionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bookings: ExamBookingsService,
    private readonly summons: ExamSummons,
  ) {}

  /**
   * The teacher defaults to the acting teacher. The initial bookings and the occasion are created in one
   * transaction.
   */
  create(call: Call, input: CreateExamOccasionInput): Promise<ExamOccasion> {
    const { actor } = call;
    if (!mayPlanExams(actor)) throw forbidden();
    const { courseIds, examIds, ...own } = input;
    return this.work.run(call, async (tx) => {
      const given = await occasionColumns(tx, own);
      const columns = { ...NOTHING, teacher_id: actor.teacherId, ...given };
      checkOccasion(columns);
      const courses = await readCourses(tx, courseIds);
      const id = uuid();
      await addOccasion(tx, { id, created_by: actor.userId, ...columns });
      await setCourses(tx, id, courses);
      if (examIds && examIds.length > 0)
        await this.bookings.book(tx, actor, await lockOpenOccasion(tx, id), examIds);
      tellCalendars(tx, actor, id);
      return readOccasion(tx, actor, id);
    });
  }

  /** A change of day, time or room is written into the history of every booked student. */
  update(call: Call, input: UpdateExamOccasionInput): Promise<ExamOccasion> {
    const { actor } = call;
    if (!mayPlanExams(actor)) throw forbidden();
    const { id: givenId, version, courseIds, ...own } = input;
    return this.work.run(call, async (tx) => {
      const stored = await lockOpenOccasion(tx, givenId, 'id');
      assertVersion(stored, version, CHANGED);
      const given = await occasionColumns(tx, own);
      checkOccasion({ ...stored, ...given });
      await updateOccasion(tx, stored.id, given);
      if (courseIds) await setCourses(tx, stored.id, await readCourses(tx, courseIds));
      const now = await lockOccasion(tx, stored.id);
      if (given.capacity !== undefined) await assertCapacity(tx, now);
      if (now.place !== stored.place) {
        for (const exam of await bookedOn(tx, stored.id))
          recordBooking(tx, actor, exam, stored.place, now.place);
      }
      tellCalendars(tx, actor, stored.id);
      return readOccasion(tx, actor, stored.id);
    });
  }

  /** The bookings are kept, but the registrations count as without a date. */
  cancel(call: Call, input: CancelExamOccasionInput): Promise<ExamOccasion> {
    const { actor } = call;
    const reason = requiredText(input.reason, 'reason', LONGEST_REASON);
    return this.work.run(call, async (tx) => {
      const stored = await lockOpenOccasion(tx, input.id, 'id');
      if (!mayCancelOccasion(actor, { teacherId: stored.teacher_id })) throw forbidden();
      assertVersion(stored, input.version, CHANGED);
      await cancelOccasion(tx, stored.id, reason);
      for (const exam of await bookedOn(tx, stored.id)) recordBooking(tx, actor, exam, stored.place, null);
      await this.summons.tellOfCancellation(tx, stored.id, reason, input.mailNow ?? false);
      tellCalendars(tx, actor, stored.id);
      return readOccasion(tx, actor, stored.id);
    });
  }

  /** Sends the held mails of a cancellation at once. */
  sendMails(call: Call, input: SendOccasionMailsInput): Promise<ExamOccasion> {
    const { actor } = call;
    return this.work.run(call, async (tx) => {
      const stored = await lockOccasion(tx, input.id, 'id');
      if (!mayCancelOccasion(actor, { teacherId: stored.teacher_id })) throw forbidden();
      if (!stored.isCancelled) throw conflict('NOT_CANCELLED', 'Tillfället är inte inställt.');
      const sent = await this.summons.release(tx, stored.id);
      if (sent > 0)
        tx.audit({ kind: 'HELD_MAILS_SENT', newValues: { examOccasionId: stored.id, mails: sent } });
      return readOccasion(tx, actor, stored.id);
    });
  }

  /**
   * Undoes a cancellation. Bookings are restored, unless the registration was denied or booked on another occasion
   * since.
   */
  restore(call: Call, input: RestoreExamOccasionInput): Promise<ExamOccasion> {
    const { actor } = call;
    return this.work.run(call, async (tx) => {
      const stored = await lockOccasion(tx, input.id, 'id');
      if (!mayCancelOccasion(actor, { teacherId: stored.teacher_id })) throw forbidden();
      assertVersion(stored, input.version, CHANGED);
      if (!stored.isCancelled) throw conflict('NOT_CANCELLED', 'Tillfället är inte inställt.');
      await dropGone(tx, stored.id);
      await restoreOccasion(tx, stored.id);
      for (const exam of await bookedOn(tx, stored.id)) recordBooking(tx, actor, exam, null, stored.place);
      await this.summons.callAgain(tx, stored);
      tellCalendars(tx, actor, stored.id);
      return readOccasion(tx, actor, stored.id);
    });
  }
}

/** Reports a capacity below the number of bookings as an error of the field. */
async function assertCapacity(tx: Work, occasion: LockedOccasion): Promise<void> {
  try {
    await assertRoom(tx, occasion);
  } catch {
    throw badField('capacity', 'RANGE', 'Fler än så är redan bokade på tillfället.');
  }
}

function bookedOn(tx: Work, occasionId: string): Promise<{ studentId: string; course: string }[]> {
  return tx.query(
    `SELECT e.student_id AS "studentId", e.course FROM exam_booking b JOIN exam e ON e.id = b.exam_id
     WHERE b.occasion_id = $1`,
    [occasionId],
  );
}
