import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { noteActivity } from '../../enrollments/student-activity.repository.js';
import { conflict, forbidden, notFound } from '../../../platform/errors/app-error.js';
import type {
  BookExamsInput,
  ExamOccasion,
  MoveExamBookingInput,
  RecordExamInput,
  UnbookExamInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { mayPlanExams } from '../calendar.policy.js';
import { readOccasion } from '../calendar-reader.queries.js';
import { isOpenFor } from './open-occasions.queries.js';
import {
  assertRoom,
  lockExams,
  lockOccasion,
  lockOccasions,
  lockOpenOccasion,
  recordBooking,
  surplusOf,
  tellCalendars,
  type LockedOccasion,
  type PlannedExam,
} from './locked-occasion.queries.js';
import { noteMaterialAndPayment } from '../../exams/exams.repository.js';
import { addBookings, giveUpPlaces, noteAttendance, removeBooking } from './exam-bookings.repository.js';
import { differing } from '../../../platform/history/history-row.js';

/** Bookings of exams on occasions, and attendance (pages, section 11; domain, D6). */
@Injectable()
export class ExamBookingsService {
  constructor(private readonly work: UnitOfWork) {}

  bookExams(call: Call, { occasionId, examIds }: BookExamsInput): Promise<ExamOccasion> {
    return this.change(call, async (tx, actor) => {
      const occasion = await lockOpenOccasion(tx, occasionId);
      await this.book(tx, actor, occasion, examIds);
      return occasion.id;
    });
  }

  unbook(call: Call, { occasionId, examId }: UnbookExamInput): Promise<ExamOccasion> {
    return this.change(call, async (tx, actor) => {
      const occasion = await lockOccasion(tx, occasionId);
      const [exam] = await lockExams(tx, actor, [examId]);
      await take(tx, occasion, exam!);
      recordBooking(tx, actor, exam!, occasion.place, null);
      return occasion.id;
    });
  }

  /** Moves a booking in one transaction, with one history entry; the seat is never lost in between. */
  move(call: Call, { examId, fromOccasionId, toOccasionId }: MoveExamBookingInput): Promise<ExamOccasion> {
    return this.change(call, async (tx, actor) => {
      // Fixed lock order: two moves in opposite directions cannot deadlock.
      const places = new Map<string, LockedOccasion>();
      for (const id of [fromOccasionId, toOccasionId].map((one) => one.toLowerCase()).sort())
        places.set(id, await lockOccasion(tx, id));
      const [from, to] = [fromOccasionId, toOccasionId].map((id) => places.get(id.toLowerCase())!);
      if (to!.isCancelled) throw conflict('CANCELLED', 'Prövningstillfället är inställt.');
      const [exam] = await lockExams(tx, actor, [examId]);
      assertNotDenied([exam!]);
      await take(tx, from!, exam!);
      await put(tx, to!, [exam!]);
      await assertRoom(tx, to!);
      recordBooking(tx, actor, exam!, from!.place, to!.place);
      return to!.id;
    });
  }

  /** Attendance and identity check belong to the booking, material and payment to the registration. */
  record(call: Call, input: RecordExamInput): Promise<ExamOccasion> {
    return this.change(call, async (tx, actor) => {
      const occasion = await lockOpenOccasion(tx, input.occasionId);
      const [exam] = await lockExams(tx, actor, [input.examId]);
      const { attendance, idChecked, materialReceived, paymentDate } = input;
      const booked = await noteAttendance(tx, {
        examId: exam!.id,
        occasionId: occasion.id,
        saysAttendance: attendance !== undefined,
        attendance: attendance ?? null,
        idChecked: idChecked ?? null,
      });
      if (booked === 0) throw notBooked();
      if (attendance === 'PRESENT') await noteActivity(tx, exam!.studentId, occasion.held_on);
      if (materialReceived !== undefined || paymentDate !== undefined)
        await recordOnExam(tx, actor, exam!, { materialReceived, paymentDate });
      return occasion.id;
    });
  }

  /** Books registrations on an occasion that the transaction has locked. Existing bookings remain unchanged. */
  async book(tx: Work, actor: Actor, occasion: LockedOccasion, examIds: readonly string[]): Promise<void> {
    const exams = await lockExams(tx, actor, examIds);
    assertNotDenied(exams);
    const added = await put(tx, occasion, exams);
    await assertRoom(tx, occasion);
    for (const exam of exams.filter(({ id }) => added.has(id)))
      recordBooking(tx, actor, exam, null, occasion.place);
  }

  /**
   * Books the open occasion chosen in a registration. The student gets the seat before the registration is decided.
   */
  async bookChosen(tx: Work, actor: Actor, occasionId: string, exam: { id: string; course: string }) {
    const occasion = await lockOpenOccasion(tx, occasionId);
    if (!(await isOpenFor(tx, occasion.id, exam.course)))
      throw conflict('CLOSED', 'Tillfället tar inte emot anmälningar till kursen. Välj ett annat.');
    await this.book(tx, actor, occasion, [exam.id]);
    tellCalendars(tx, actor, occasion.id);
  }

  /**
   * Releases the upcoming bookings of denied registrations; bookings of past occasions remain. Returns the occasion
   * ids by registration. CONFLICT (GRADED) if an exam has a signed grade.
   */
  async releaseDenied(
    tx: Work,
    actor: Actor,
    exams: readonly PlannedExam[],
  ): Promise<ReadonlyMap<string, string[]>> {
    const given = new Map<string, string[]>(exams.map(({ id }) => [id, []]));
    const ids = [...given.keys()];
    if (ids.length === 0) return given;
    const graded = await tx.query(
      'SELECT FROM grade WHERE exam_id = ANY ($1::uuid[]) AND signed_at IS NOT NULL LIMIT 1',
      [ids],
    );
    if (graded.length > 0) throw conflict('GRADED', 'Prövningen har ett signerat betyg och kan inte nekas.');
    const byId = new Map(exams.map((exam) => [exam.id, exam]));
    for (const { id, examId, place, isCancelled } of await giveUpPlaces(tx, ids)) {
      tellCalendars(tx, actor, id);
      if (isCancelled) continue;
      recordBooking(tx, actor, byId.get(examId)!, place, null);
      given.get(examId)!.push(id);
    }
    return given;
  }

  /**
   * Restores the bookings released by a denial, when the denial is undone. CONFLICT names the student whose seat is
   * gone.
   */
  async takeBack(tx: Work, actor: Actor, places: readonly GivenBack[]): Promise<void> {
    if (places.length === 0) return;
    const occasions = await lockOccasions(
      tx,
      places.map(({ occasionId }) => occasionId),
    );
    const cancelled = places.find(({ occasionId }) => occasions.get(occasionId)!.isCancelled);
    if (cancelled)
      throw conflict(
        'CANCELLED',
        `Beslutet kan inte ångras: provtiden för ${cancelled.exam.name} är inställd.`,
      );
    await addBookings(
      tx,
      places.map(({ exam, occasionId }) => ({ examId: exam.id, occasionId })),
    );
    const late = firstWithoutPlace(places, await surplusOf(tx, [...occasions.keys()]));
    if (late)
      throw conflict(
        'FULL',
        `Beslutet kan inte ångras: platsen för ${late.exam.name} har gått till någon annan.`,
      );
    for (const { exam, occasionId } of places)
      recordBooking(tx, actor, exam, null, occasions.get(occasionId)!.place);
    for (const id of occasions.keys()) tellCalendars(tx, actor, id);
  }

  private change(call: Call, work: (tx: Work, actor: Actor) => Promise<string>): Promise<ExamOccasion> {
    const { actor } = call;
    if (!mayPlanExams(actor)) throw forbidden();
    return this.work.run(call, async (tx) => {
      const occasionId = await work(tx, actor);
      tellCalendars(tx, actor, occasionId);
      return readOccasion(tx, actor, occasionId);
    });
  }
}

/** A booking released by a denial, with its registration. */
export interface GivenBack {
  occasionId: string;
  exam: PlannedExam & { name: string };
}

/** Finds the first registration without a seat; seats are restored in the given order. */
function firstWithoutPlace(
  places: readonly GivenBack[],
  surplus: ReadonlyMap<string, number>,
): GivenBack | undefined {
  const left = new Map<string, number>();
  for (const { occasionId } of places)
    left.set(occasionId, (left.get(occasionId) ?? -(surplus.get(occasionId) ?? 0)) + 1);
  return places.find(({ occasionId }) => {
    const places = left.get(occasionId)!;
    left.set(occasionId, places - 1);
    return places <= 0;
  });
}

function assertNotDenied(exams: readonly PlannedExam[]): void {
  if (exams.some(({ status }) => status === 'DENIED'))
    throw conflict('DENIED', 'En nekad anmälan kan inte bokas.');
}

const notBooked = () => notFound('Eleven är inte bokad på tillfället.');

async function put(tx: Work, { id }: LockedOccasion, exams: readonly PlannedExam[]): Promise<Set<string>> {
  const added = await addBookings(
    tx,
    exams.map((exam) => ({ examId: exam.id, occasionId: id })),
  );
  return new Set(added.map((row) => row.id));
}

async function take(tx: Work, occasion: LockedOccasion, exam: PlannedExam): Promise<void> {
  const taken = await removeBooking(tx, { examId: exam.id, occasionId: occasion.id });
  if (taken === 0) throw notBooked();
}

/** Updates material and payment of the registration, and writes changes into the student's history. */
async function recordOnExam(
  tx: Work,
  actor: Actor,
  { id, studentId, course }: PlannedExam,
  given: Pick<RecordExamInput, 'materialReceived' | 'paymentDate'>,
): Promise<void> {
  const facts = `material_received_at IS NOT NULL AS material, payment_date AS paid`;
  const [before] = await tx.query<Facts>(`SELECT ${facts} FROM exam WHERE id = $1`, [id]);
  const material = given.materialReceived ?? before!.material;
  const paid = given.paymentDate === undefined ? before!.paid : given.paymentDate;
  if (material === before!.material && paid === before!.paid) return;
  await noteMaterialAndPayment(tx, id, { material, paid });
  const values = ({ material: had, paid: on }: Facts) => ({
    examMaterial: `${course}: ${had ? 'Ja' : 'Nej'}`,
    examPayment: on && `${course}: ${on}`,
  });
  const [previous, next] = differing(values(before!), values({ material, paid: paid ?? null }));
  tx.history(actor, studentId, previous, next);
}

interface Facts {
  material: boolean;
  paid: string | null;
}
