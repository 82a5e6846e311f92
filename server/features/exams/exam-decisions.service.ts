import { Injectable } from '@nestjs/common';
import { examStatusLabels } from '../../../domain/labels/exam.js';
import type { Actor } from '../../platform/auth/actor.js';
import { ExamBookingsService } from '../calendar/occasions/exam-bookings.service.js';
import { assertVersion } from '../../platform/database/locked-record.js';
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
import { examFields } from './exam.fields.js';
import { tellOfDecisions } from './exams.notifications.js';
import { mayAdministerExams } from './exams.policy.js';
import { writeDecisions } from './exams.repository.js';
import {
  assertOnce,
  lockAllVisible,
  readExams,
  recordChange,
  titleOf,
  type StoredExam,
} from './locked-exam.queries.js';
import { idsOf, type Read } from '../../platform/database/rows.js';
import { differing, type Values } from '../../platform/history/history-row.js';

/** Status after a decision (permissions, D16). */
const STATUS_AFTER: Readonly<Record<ExamDecision, ExamStatus>> = { ACCEPT: 'SCHEDULED', DENY: 'DENIED' };
const MOST = 100;

type Texts = Partial<Read<'exam', 'comment' | 'feeExemptReason'>>;

/** State of a registration before its latest decision. */
interface BeforeDecision {
  /** The version after the decision; a different one means later changes. */
  version: number;
  /** Time of the decision: later bookings prevent the undo. */
  at: string;
  status: ExamStatus;
  comment: string | null;
  feeExemptReason: string | null;
  /** Occasions whose seats were released. */
  occasionIds: string[];
}

/** Accepts and denies registrations, individually or in bulk, and undoes decisions (permissions, M29). */
@Injectable()
export class ExamDecisionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bookings: ExamBookingsService,
  ) {}

  /**
   * Sets or changes the decision; repeating it has no effect (permissions, D16). Denying deletes the bookings.
   */
  async decide(call: Call, input: DecideExamInput): Promise<Exam> {
    const next = { ...decisionTexts(input), status: statusAfter(input.decision) };
    const id = requireId(input.id, 'id');
    const [exam] = await this.decideAll(call, [{ id, version: input.version }], next);
    return exam!;
  }

  /** Decides all registrations, or none if the version of one is stale. */
  async decideMany(call: Call, input: DecideExamsInput): Promise<Exam[]> {
    const next = { ...decisionTexts(input), status: statusAfter(input.decision) };
    return this.decideAll(call, inOrder(input.exams), next);
  }

  /** Restores the state before the latest decision, including seats; rejects all if one has later work. */
  async undo(call: Call, input: UndoExamDecisionsInput): Promise<Exam[]> {
    const asked = inOrder(input.exams);
    return this.work.run(call, async (tx) => {
      const stored = await lockAllVisible(tx, call.actor, idsOf(asked));
      if (!mayAdministerExams(call.actor)) throw forbidden();
      for (const [index, exam] of stored.entries())
        assertVersion(
          exam,
          asked[index]!.version,
          `${exam.name}: någon annan har ändrat anmälan efter beslutet.`,
        );
      const befores = await undoable(tx, stored);
      const changes = stored.map((exam, index) => {
        const { status, comment, feeExemptReason } = befores[index]!;
        return { exam, next: { ...exam, status, comment, feeExemptReason }, before: null };
      });
      await assertOnce(
        tx,
        idsOf(changes.map(({ next }) => next).filter(({ status }) => status === 'INTRESSE')),
        true,
      );
      await save(tx, changes);
      await this.bookings.takeBack(
        tx,
        call.actor,
        stored.flatMap((exam, index) =>
          befores[index]!.occasionIds.map((occasionId) => ({ occasionId, exam })),
        ),
      );
      await tell(tx, call.actor, changes);
      return readExams(tx, call.actor, idsOf(asked));
    });
  }

  /** Uses a constant number of statements (pages, X773). */
  private decideAll(
    call: Call,
    asked: readonly ExamAtVersionInput[],
    given: Texts & Read<'exam', 'status'>,
  ): Promise<Exam[]> {
    const { actor } = call;
    return this.work.run(call, async (tx) => {
      const stored = await lockAllVisible(tx, actor, idsOf(asked));
      if (!mayAdministerExams(actor)) throw forbidden();
      for (const [index, exam] of stored.entries())
        assertVersion(exam, asked[index]!.version, 'Någon annan har ändrat anmälan.');
      const changed = stored
        .map((exam) => ({ exam, next: { ...exam, ...given } }))
        .filter(({ exam, next }) => isChanged(exam, next));
      const released = await this.bookings.releaseDenied(
        tx,
        actor,
        changed
          .map(({ exam }) => exam)
          .filter(({ status }) => given.status === 'DENIED' && status !== 'DENIED'),
      );
      const changes = changed.map((change) => ({
        ...change,
        before: beforeOf(change.exam, released.get(change.exam.id) ?? []),
      }));
      await save(tx, changes);
      await tell(tx, actor, changes);
      return readExams(tx, actor, idsOf(asked));
    });
  }
}

/** A registration with its new and previous state. */
interface Change {
  exam: StoredExam;
  next: StoredExam;
  before: BeforeDecision | null;
}

async function save(tx: Work, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await writeDecisions(
    tx,
    changes.map(({ next: { id, status, comment, feeExemptReason }, before }) => ({
      ...{ id, status, comment, feeExemptReason, before },
    })),
  );
}

/** Notifies the people concerned, and writes each student's history. */
async function tell(tx: Work, actor: Actor, changes: readonly Change[]): Promise<void> {
  const decided = changes.filter(({ exam, next }) => exam.status !== next.status);
  if (decided.length > 0) await tellOfDecisions(tx, actor, idsOf(decided.map(({ exam }) => exam)));
  for (const { exam, next } of changes)
    recordChange(tx, actor, exam, ...differing(auditOf(exam), auditOf(next)));
}

function isChanged(exam: StoredExam, next: StoredExam): boolean {
  const [before, after] = [auditOf(exam), auditOf(next)];
  return Object.keys(after).some((name) => before[name] !== after[name]);
}

function statusAfter(decision: ExamDecision | null | undefined): ExamStatus {
  if (!decision) throw badField('decision', 'REQUIRED', 'Beslut krävs');
  return STATUS_AFTER[decision];
}

/** Fixed lock order, so that concurrent decisions cannot deadlock. */
function inOrder(exams: readonly ExamAtVersionInput[]): ExamAtVersionInput[] {
  if (exams.length === 0 || exams.length > MOST)
    throw badField('exams', 'RANGE', `Välj 1 till ${MOST} anmälningar.`);
  const byId = new Map(exams.map((exam, index) => [requireId(exam.id, `exams.${index}.id`), exam]));
  return [...byId].map(([id, exam]) => ({ ...exam, id })).sort((one, other) => (one.id < other.id ? -1 : 1));
}

function beforeOf(
  { status, comment, feeExemptReason, version }: StoredExam,
  occasionIds: string[],
): BeforeDecision {
  const at = new Date().toISOString();
  return { version: version + 1, at, status, comment, feeExemptReason, occasionIds };
}

/** State to restore for each. CONFLICT: LATER_WORK if nothing was decided, or if it has changed since. */
async function undoable(tx: Work, exams: readonly StoredExam[]): Promise<BeforeDecision[]> {
  const befores = exams.map(({ name, version, beforeDecision }) => {
    const before = beforeDecision as BeforeDecision | null;
    if (before?.version !== version)
      throw conflict('LATER_WORK', `Beslutet kan inte ångras: anmälan för ${name} har ändrats sedan dess.`);
    return before;
  });
  const since = await tx.query<{ name: string; isGraded: boolean }>(
    `SELECT d.name, graded.found AS "isGraded"
     FROM jsonb_to_recordset($1::jsonb) AS d(place integer, id uuid, name text, at timestamptz)
     CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM grade g WHERE g.exam_id = d.id) AS found) graded
     WHERE graded.found OR EXISTS (SELECT FROM exam_booking b WHERE b.exam_id = d.id AND b.booked_at > d.at)
     ORDER BY d.place LIMIT 1`,
    [
      JSON.stringify(
        exams.map(({ id, name }, place) => ({ ...{ place, id, name }, at: befores[place]!.at })),
      ),
    ],
  );
  for (const { name, isGraded } of since) {
    if (isGraded) throw conflict('GRADED', `Beslutet kan inte ångras: prövningen för ${name} har ett betyg.`);
    throw conflict('LATER_WORK', `Beslutet kan inte ångras: ${name} har fått en provtid sedan dess.`);
  }
  return befores;
}

/** Registration and change in one value: a student may have several. */
function auditOf(exam: StoredExam): Values {
  const { status, comment, feeExemptReason } = exam;
  return {
    ...{ examDecision: `${titleOf(exam)}: ${examStatusLabels[status]}`, examComment: comment },
    examFeeExempt: feeExemptReason && `${titleOf(exam)}: ${feeExemptReason}`,
  };
}

/** Texts of a decision; omitted ones stay unchanged. */
function decisionTexts(input: Pick<DecideExamInput, 'comment' | 'feeExemptReason'>): Texts {
  const given = (['comment', 'feeExemptReason'] as const).filter((name) => input[name] !== undefined);
  return Object.fromEntries(
    given.map((name) => [name, optionalText(input[name], name, examFields[name].longest)]),
  );
}
