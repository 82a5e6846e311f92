import { Injectable } from '@nestjs/common';
import { examStatusLabels } from '../../../domain/labels/exam.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ExamBookingsService } from '../calendar/occasions/exam-bookings.service.js';
import { assertVersion } from '../../platform/database/lock-row.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { badField, conflict, forbidden } from '../../platform/errors/app-error.js';
import type {
  DecideExamInput,
  DecideExamsInput,
  Exam,
  ExamAtVersionInput,
  ExamDecision,
  ExamStatus,
  UndoExamDecisionsInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { optionalText } from '../../platform/validation/text.js';
import type { ExamEntity } from './exam.entity.js';
import { examFields } from './exam.fields.js';
import { tellOfDecision } from './exams.notice.js';
import { mayAdministerExams } from './exams.policy.js';
import { keepBeforeDecision, updateExam } from './exams.writes.js';
import {
  assertOnce,
  differing,
  lockVisible,
  readExam,
  recordChange,
  titleOf,
  type Values,
} from './locked-exam.sql.js';

/** What a decision leads to (permissions, D16). */
const STATUS_AFTER: Readonly<Record<ExamDecision, ExamStatus>> = { ACCEPT: 'SCHEDULED', DENY: 'DENIED' };
const MOST = 100;

type Texts = Partial<Pick<ExamEntity, 'comment' | 'feeExemptReason'>>;

/** What a registration was before its latest decision. */
interface BeforeDecision {
  /** The version that the decision made: with another one something has happened since. */
  version: number;
  /** When it was made: what has been booked later stands on it. */
  at: string;
  status: ExamStatus;
  comment: string | null;
  feeExemptReason: string | null;
  /** The places that were given back. */
  occasionIds: string[];
}

/** Accepting and denying registrations, one or many, and the way back (permissions, M29). */
@Injectable()
export class ExamDecisionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bookings: ExamBookingsService,
  ) {}

  /**
   * Changes a decision as often as need be; the same one again changes nothing (permissions, D16). Whoever is
   * denied is called no more.
   */
  decide(call: Call, input: DecideExamInput): Promise<Exam> {
    const status = statusAfter(input.decision);
    const given = decisionTexts(input);
    return this.work.run(call, (tx) => this.decideOne(tx, call.actor, input, { ...given, status }));
  }

  /** All of them or, when one has been changed by someone else, none. */
  decideMany(call: Call, input: DecideExamsInput): Promise<Exam[]> {
    const next = { ...decisionTexts(input), status: statusAfter(input.decision) };
    const exams = inOrder(input.exams);
    return this.work.run(call, async (tx) => {
      const decided: Exam[] = [];
      for (const exam of exams) decided.push(await this.decideOne(tx, call.actor, exam, next));
      return decided;
    });
  }

  /** What the latest decision changed is as before, the places included; refused as a whole where later work stands on one. */
  undo(call: Call, input: UndoExamDecisionsInput): Promise<Exam[]> {
    const exams = inOrder(input.exams);
    return this.work.run(call, async (tx) => {
      const restored: Exam[] = [];
      for (const exam of exams) restored.push(await this.undoOne(tx, call.actor, exam));
      return restored;
    });
  }

  private async decideOne(
    tx: Work,
    actor: Actor,
    { id: givenId, version }: ExamAtVersionInput,
    given: Texts & Pick<ExamEntity, 'status'>,
  ): Promise<Exam> {
    const stored = await lockVisible(tx, actor, requireId(givenId, 'id'));
    const { id } = stored;
    if (!mayAdministerExams(actor)) throw forbidden();
    assertVersion(stored, version, 'Någon annan har ändrat anmälan.');
    const [before, after] = [stored, { ...stored, ...given }].map(auditOf) as [Values, Values];
    if (Object.keys(after).every((name) => before[name] === after[name])) return readExam(tx, actor, id);
    const denied = given.status === 'DENIED' && stored.status !== 'DENIED';
    const occasionIds = denied ? await this.bookings.releaseDenied(tx, actor, stored) : [];
    await updateExam(tx, id, { ...given, version: stored.version + 1 });
    await keepBeforeDecision(tx, id, beforeOf(stored, occasionIds));
    if (given.status !== stored.status) await tellOfDecision(tx, actor, id);
    recordChange(tx, actor, stored, ...differing(before, after));
    return readExam(tx, actor, id);
  }

  private async undoOne(tx: Work, actor: Actor, { id: givenId, version }: ExamAtVersionInput): Promise<Exam> {
    const stored = await lockVisible(tx, actor, requireId(givenId, 'id'));
    const { id } = stored;
    if (!mayAdministerExams(actor)) throw forbidden();
    assertVersion(stored, version, `${stored.name}: någon annan har ändrat anmälan efter beslutet.`);
    const before = await undoable(tx, stored);
    const { status, comment, feeExemptReason } = before;
    const next = { status, comment, feeExemptReason };
    if (status === 'INTRESSE') await assertOnce(tx, id, true);
    await updateExam(tx, id, { ...next, version: stored.version + 1 });
    await keepBeforeDecision(tx, id, null);
    for (const occasionId of before.occasionIds)
      await this.bookings.takeBack(tx, actor, occasionId, id, stored.name);
    if (status !== stored.status) await tellOfDecision(tx, actor, id);
    recordChange(tx, actor, stored, ...differing(auditOf(stored), auditOf({ ...stored, ...next })));
    return readExam(tx, actor, id);
  }
}

function statusAfter(decision: ExamDecision | null | undefined): ExamStatus {
  if (!decision) throw badField('decision', 'REQUIRED', 'Beslut krävs');
  return STATUS_AFTER[decision];
}

/** Always in the same order, so that two who decide the same do not wait for each other. */
function inOrder(exams: readonly ExamAtVersionInput[]): ExamAtVersionInput[] {
  if (exams.length === 0 || exams.length > MOST)
    throw badField('exams', 'RANGE', `Välj 1 till ${MOST} anmälningar.`);
  const byId = new Map(exams.map((exam, index) => [requireId(exam.id, `exams.${index}.id`), exam]));
  return [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function beforeOf(
  { status, comment, feeExemptReason, version }: ExamEntity,
  occasionIds: string[],
): BeforeDecision {
  const at = new Date().toISOString();
  return { version: version + 1, at, status, comment, feeExemptReason, occasionIds };
}

/** What to go back to. CONFLICT: LATER_WORK where nothing was decided, or something has happened since. */
async function undoable(
  tx: Work,
  { id, name, version, beforeDecision }: ExamEntity,
): Promise<BeforeDecision> {
  const before = beforeDecision as BeforeDecision | null;
  if (before?.version !== version)
    throw conflict('LATER_WORK', `Beslutet kan inte ångras: anmälan för ${name} har ändrats sedan dess.`);
  const [since] = await tx.query<{ isGraded: boolean; isBooked: boolean }>(
    `SELECT EXISTS (SELECT FROM grade g WHERE g.exam_id = $1) AS "isGraded",
       EXISTS (SELECT FROM exam_booking b WHERE b.exam_id = $1 AND b.booked_at > $2::timestamptz) AS "isBooked"`,
    [id, before.at],
  );
  if (since!.isGraded)
    throw conflict('GRADED', `Beslutet kan inte ångras: prövningen för ${name} har ett betyg.`);
  if (since!.isBooked)
    throw conflict('LATER_WORK', `Beslutet kan inte ångras: ${name} har fått en provtid sedan dess.`);
  return before;
}

/** Which registration and what became of it, in one value: a student may have several. */
function auditOf(exam: ExamEntity): Values {
  const { status, comment, feeExemptReason } = exam;
  return {
    ...{ examDecision: `${titleOf(exam)}: ${examStatusLabels[status]}`, examComment: comment },
    examFeeExempt: feeExemptReason && `${titleOf(exam)}: ${feeExemptReason}`,
  };
}

/** What was written with a decision; what was left out stays as it is. */
function decisionTexts(input: Pick<DecideExamInput, 'comment' | 'feeExemptReason'>): Texts {
  const given = (['comment', 'feeExemptReason'] as const).filter((name) => input[name] !== undefined);
  return Object.fromEntries(
    given.map((name) => [name, optionalText(input[name], name, examFields[name].longest)]),
  );
}
