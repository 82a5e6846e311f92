import { addDays } from '../../../../domain/days.js';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../../domain/labels/enrollment.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import type {
  EnrollmentActionInput,
  EnrollmentOwnDay,
  EnrollmentStatus,
} from '../../../platform/graphql/generated.js';
import { optionalText, requiredText } from '../../../platform/validation/text.js';
import { judgeEnd, judgeMove, judgeRemoval, judgeRow, judgeStatus } from './change-judgement.rules.js';
import { lockEnrollments, type StoredEnrollment } from '../single/enrollment-locks.queries.js';
import { findInstance, moveToInstance } from './enrollment-moves.queries.js';
import { outsideText, type ChangeProblem } from '../single/enrollment-refusals.rules.js';
import { judgeReturns } from '../single/enrollment-return.queries.js';
import type { Remark } from '../single/enrollment-remarks.rules.js';
import { missingReason } from '../enrollment-labels.mapper.js';
import {
  changeStatus,
  extendEnd,
  removeEnrollments,
  type BatchKind,
} from '../single/enrollments.repository.js';
import { followerRemarks, followersOf } from './status-followers.queries.js';

/** A parsed action, ready to evaluate and apply. */
export interface EnrollmentAction {
  kind: BatchKind;
  /** Title in the list of actions, in Swedish. */
  title: string;
  judge(row: StoredEnrollment): ChangeProblem | null;
  /** Problems of rows in combination, such as too few seats; by their ids. */
  judgeTogether(rows: readonly StoredEnrollment[]): Promise<ReadonlyMap<string, ChangeProblem>>;
  /** The action's own messages for problems. */
  words?: Partial<Record<ChangeProblem, string>>;
  /** Warning about a valid row. */
  warn(row: StoredEnrollment): { code: string; message: string } | null;
  /** Individual effective dates in the same order, if there is no common one. */
  ownDays?(rows: readonly StoredEnrollment[]): EnrollmentOwnDay[];
  /** Side effects, or expected ones that don't occur, of the valid rows. */
  besides?(rows: readonly StoredEnrollment[]): Promise<readonly Remark[]>;
  run(tx: Work, actor: Actor, ids: readonly string[], batchId: string): Promise<void>;
}

const nothing = () => null;
const alone = () => Promise.resolve(new Map<string, ChangeProblem>());

/** Parses the action and loads its data; throws BAD_USER_INPUT on invalid input. */
export async function readAction(db: Queryable, input: EnrollmentActionInput): Promise<EnrollmentAction> {
  const given = Object.values(input).filter((value) => value !== null && value !== undefined);
  if (given.length !== 1) throw badField('action', 'REQUIRED', 'Ange vad som ska göras.');
  if (input.status) return statusAction(db, input.status);
  if (input.move) return moveAction(db, input.move);
  if (input.extend) return endAction(input.extend.endDate);
  return removalAction(input.remove!.reason);
}

type StatusInput = NonNullable<EnrollmentActionInput['status']>;

async function statusAction(db: Queryable, input: StatusInput): Promise<EnrollmentAction> {
  const { status, reason, note } = input;
  const missing = missingReason(status, reason);
  if (missing) throw badField('action.status.reason', 'REQUIRED', missing);
  const words = optionalText(note, 'action.status.note', 500);
  const [day] = await db.query<{ today: string }>('SELECT today()');
  const since = readDay(input);
  const why = reason ? ` (${statusReasonLabels[reason].toLowerCase()})` : '';
  const from = since.each ? 'dagen efter varje elevs senaste aktivitet' : since.on;
  const change = { status, reason: reason ?? null, note: words };
  return {
    kind: 'STATUS',
    title: `${enrollmentStatusLabels[status]} från ${from}${why}`,
    judge: (row) => {
      const on = dayFor(row, since);
      return on ? judgeStatus(row, status, on, day!.today) : (judgeRow(row) ?? 'NO_ACTIVITY');
    },
    judgeTogether: (rows) => judgeReturns(db, rows, status),
    words: { OUTSIDE_COURSE: outsideText(status) },
    warn: (row) => {
      if (since.each)
        return { code: 'OWN_DAY', message: `${enrollmentStatusLabels[status]} från ${dayFor(row, since)}.` };
      return row.status === status ? sameStatus(status) : null;
    },
    ...(since.each && { ownDays }),
    besides: async (rows) => {
      const remarks: Remark[] = [];
      for (const [on, own] of byDay(rows, since))
        remarks.push(...followerRemarks(await followersOf(db, own, { status, effectiveOn: on }), on));
      return remarks;
    },
    run: async (tx, actor, ids, batchId) => {
      if (!since.each) return changeStatus(tx, actor, ids, { ...change, effectiveOn: since.on, batchId });
      // Read again under the lock: activity may have changed since the evaluation.
      const rows = await lockEnrollments(tx, ids);
      for (const [on, own] of byDay(rows, since)) {
        const theirs = own.map(({ id }) => id);
        await changeStatus(tx, actor, theirs, { ...change, effectiveOn: on, batchId });
      }
    },
  };
}

type Since = { each: true } | { each: false; on: string };

/** A common effective date, or individual ones. Throws BAD_USER_INPUT. */
function readDay({ status, effectiveOn, dayAfterActivity }: StatusInput): Since {
  if (!dayAfterActivity) {
    if (!effectiveOn) throw badField('action.status.effectiveOn', 'REQUIRED', 'Ange ett datum.');
    return { each: false, on: effectiveOn };
  }
  const field = 'action.status.dayAfterActivity';
  if (effectiveOn) throw badField(field, 'NOT_ALLOWED', 'Ange en dag eller varje elevs egen, inte båda.');
  if (status !== 'DROPPED_OUT' && status !== 'ENDED_BY_PRINCIPAL')
    throw badField(field, 'NOT_ALLOWED', 'Dagen efter senaste aktivitet gäller bara när studierna upphör.');
  return { each: true };
}

/** The first day without studies; null without known activity. */
function dayFor(row: Pick<StoredEnrollment, 'lastActivityOn' | 'startDate'>, since: Since): string | null {
  if (!since.each) return since.on;
  if (row.lastActivityOn === null) return null;
  const next = addDays(row.lastActivityOn, 1);
  return row.startDate !== null && next < row.startDate ? row.startDate : next;
}

function ownDays(rows: readonly StoredEnrollment[]): EnrollmentOwnDay[] {
  return rows.flatMap(({ id, studentName, targetName, lastActivityOn, startDate }) => {
    const effectiveOn = dayFor({ lastActivityOn, startDate }, { each: true });
    if (lastActivityOn === null || effectiveOn === null) return [];
    return [{ enrollmentId: id, studentName, targetName, lastActivityOn, effectiveOn }];
  });
}

function byDay(rows: readonly StoredEnrollment[], since: Since): [string, StoredEnrollment[]][] {
  const groups = new Map<string, StoredEnrollment[]>();
  for (const row of rows) {
    const on = dayFor(row, since);
    if (on) groups.set(on, [...(groups.get(on) ?? []), row]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

function sameStatus(status: EnrollmentStatus) {
  return {
    code: 'SAME_STATUS',
    message: `Har redan statusen ${enrollmentStatusLabels[status]}; datum och orsak ändras.`,
  };
}

async function moveAction(
  db: Queryable,
  { courseInstanceId, effectiveOn }: NonNullable<EnrollmentActionInput['move']>,
): Promise<EnrollmentAction> {
  const target = await findInstance(db, courseInstanceId);
  if (target.planning === 'CANCELLED') throw conflict('INSTANCE_CANCELLED', 'Tillfället är inställt.');
  return {
    kind: 'MOVE',
    title: `Flytt till ${target.name}${target.startDate ? `, start ${target.startDate}` : ''}`,
    judge: (row) => judgeMove(row, target),
    judgeTogether: (rows) =>
      Promise.resolve(new Map(rows.slice(target.seatsLeft ?? rows.length).map(({ id }) => [id, 'FULL']))),
    warn: nothing,
    run: (tx, actor, ids, batchId) =>
      moveToInstance(tx, actor, ids, { courseInstanceId, effectiveOn, batchId }),
  };
}

function endAction(endDate: string): EnrollmentAction {
  return {
    kind: 'EXTEND',
    title: `Slutdatum ${endDate}`,
    judge: (row) => judgeEnd(row, endDate),
    judgeTogether: alone,
    warn: (row) =>
      row.endDate && endDate < row.endDate
        ? { code: 'EARLIER', message: 'Slutdatumet blir tidigare än det är nu.' }
        : null,
    run: (tx, actor, ids, batchId) => extendEnd(tx, actor, ids, { endDate, batchId }),
  };
}

function removalAction(reason: string): EnrollmentAction {
  const why = requiredText(reason, 'action.remove.reason', 500);
  return {
    kind: 'REMOVE',
    title: `Borttagning: ${why}`,
    judge: judgeRemoval,
    judgeTogether: alone,
    warn: (row) => (row.grade === null ? null : { code: 'DRAFT', message: 'Har ett betygsutkast.' }),
    run: (tx, actor, ids, batchId) => removeEnrollments(tx, actor, ids, { reason: why, batchId }),
  };
}

/** Evaluates the rows individually, then in combination. */
export async function judgeAll(
  action: EnrollmentAction,
  rows: readonly StoredEnrollment[],
): Promise<{ row: StoredEnrollment; problem: ChangeProblem | null }[]> {
  const judged = rows.map((row) => ({ row, problem: action.judge(row) }));
  const together = await action.judgeTogether(judged.flatMap(({ row, problem }) => (problem ? [] : [row])));
  return judged.map(({ row, problem }) => ({ row, problem: problem ?? together.get(row.id) ?? null }));
}
