import type { Actor } from '../../platform/auth/actor.js';
import { assertVersion } from '../../platform/database/locked-record.js';
import type { Read } from '../../platform/database/rows.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { conflict, notFound } from '../../platform/errors/app-error.js';
import { lockStudent } from './student-locks.queries.js';

export const STALE = 'Någon annan har ändrat studieplanen sedan du öppnade den.';

export type PlanRow = Read<'study_plan', 'id' | 'version' | 'state' | 'agreedAt' | 'studentAgreedAt'>;

/** Columns of a plan that must be agreed again. */
export function revised({ state, agreedAt, studentAgreedAt }: PlanRow) {
  const wasAgreed = state !== 'DRAFT' || agreedAt !== null || studentAgreedAt !== null;
  return {
    state: wasAgreed ? ('REVISED' as const) : ('DRAFT' as const),
    ...{ agreedAt: null, agreedByName: null, studentAgreedAt: null },
  };
}

const REOPENS = 'Spara planen igen för att öppna den.';
/** What a student can do about a closed plan. */
export const ASK_SCHOOL = 'Be din studie- och yrkesvägledare öppna den.';

/** A closed plan is saved before its courses change. */
export function assertOpen({ state }: PlanRow, remedy = REOPENS): void {
  if (state === 'CLOSED') throw conflict('STATE', `Studieplanen är avslutad. ${remedy}`);
}

/** Locks the plan; null without one. */
export async function findPlan(tx: Work, studentId: string): Promise<PlanRow | null> {
  const [plan] = await tx.query<PlanRow>(
    `SELECT id, version, state, agreed_at AS "agreedAt", student_agreed_at AS "studentAgreedAt"
     FROM study_plan WHERE student_id = $1 FOR UPDATE`,
    [studentId],
  );
  return plan ?? null;
}

/** Locks the student and the plan, and compares the version. Throws NOT_FOUND. */
export async function lockPlan(
  tx: Work,
  actor: Actor,
  { studentId, version }: { studentId: string; version?: number | null },
): Promise<PlanRow> {
  await lockStudent(tx, actor, studentId);
  const plan = await findPlan(tx, studentId);
  if (!plan) throw notFound('Eleven har ingen studieplan. Skapa den först.');
  assertVersion(plan, version, STALE);
  return plan;
}
