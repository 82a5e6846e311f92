import type { EnrollmentStatus, StatusReason } from '../../../../../domain/generated';
import type { EnrollmentActionInput } from '../../../graphql/types.generated';

export type ActionKind = 'status' | 'move' | 'extend' | 'remove';

/** The actions allowed for an enrolment; a planned one can only be removed. */
export function actionsFor(row: { isEnrollment: boolean; isRemoved: boolean }): readonly ActionKind[] {
  if (row.isRemoved) return [];
  return row.isEnrollment ? ['status', 'move', 'extend', 'remove'] : ['remove'];
}

/** Statuses that require a reason (domain, D8). */
const needReason: readonly (EnrollmentStatus | null)[] = ['DROPPED_OUT', 'PAUSED', 'ENDED_BY_PRINCIPAL'];

export function needsReason({ status }: Pick<ActionDraft, 'status'>): boolean {
  return needReason.includes(status);
}

/** The draft of any action. */
export interface ActionDraft {
  kind: ActionKind;
  status: EnrollmentStatus | null;
  effectiveOn: string | null;
  /** Each one's own day instead: the day after the last known activity. Of an interruption alone. */
  ownDay: boolean;
  reason: StatusReason | null;
  note: string;
  courseInstanceId: string | null;
  endDate: string | null;
  why: string;
}

type ActionErrors = Partial<Record<Exclude<keyof ActionDraft, 'kind' | 'note' | 'ownDay'>, string>>;

/** Statuses with which the studies stop, and of which the day may be each one's own. */
const stops: readonly (EnrollmentStatus | null)[] = ['DROPPED_OUT', 'ENDED_BY_PRINCIPAL'];

export function mayHaveOwnDay({ kind, status }: Pick<ActionDraft, 'kind' | 'status'>): boolean {
  return kind === 'status' && stops.includes(status);
}

/** Of those who have been silent for too long, each one's own day is proposed. */
export function newDraft(kind: ActionKind, today: string, inactive = false): ActionDraft {
  return {
    kind,
    status: null,
    effectiveOn: today,
    ownDay: inactive,
    reason: null,
    note: '',
    courseInstanceId: null,
    endDate: null,
    why: '',
  };
}

const takesOwnDay = (draft: ActionDraft) => draft.ownDay && mayHaveOwnDay(draft);

/** Missing fields; empty if the action is complete. */
export function faultsOf(draft: ActionDraft): ActionErrors {
  const faults: ActionErrors = {};
  if (draft.kind === 'status') {
    if (!draft.status) faults.status = 'Välj en status.';
    if (!draft.effectiveOn && !takesOwnDay(draft)) faults.effectiveOn = 'Ange ett datum.';
    if (needsReason(draft) && !draft.reason)
      faults.reason = draft.status === 'DROPPED_OUT' ? 'Ange en avbrottsorsak.' : 'Ange en orsak.';
  }
  if (draft.kind === 'move') {
    if (!draft.courseInstanceId) faults.courseInstanceId = 'Välj ett tillfälle.';
    if (!draft.effectiveOn) faults.effectiveOn = 'Ange ett datum.';
  }
  if (draft.kind === 'extend' && !draft.endDate) faults.endDate = 'Ange ett slutdatum.';
  if (draft.kind === 'remove' && !draft.why.trim()) faults.why = 'Ange en orsak.';
  return faults;
}

/**
 * The action as the contract's input; null while incomplete. `forPreview` leaves free text out and needs no reason:
 * neither the enrolments nor the days depend on it.
 */
export function actionOf(given: ActionDraft, forPreview = false): EnrollmentActionInput | null {
  const draft: ActionDraft =
    forPreview && needsReason(given) ? { ...given, reason: given.reason ?? 'OTHER' } : given;
  const { status, effectiveOn, reason, note, courseInstanceId, endDate } = draft;
  if (draft.kind === 'remove' && forPreview) return { remove: { reason: '–' } };
  if (Object.keys(faultsOf(draft)).length > 0) return null;
  switch (draft.kind) {
    case 'status':
      return {
        status: {
          status: status!,
          ...(takesOwnDay(draft) ? { dayAfterActivity: true } : { effectiveOn: effectiveOn! }),
          ...(reason && { reason }),
          ...(note.trim() && !forPreview && { note: note.trim() }),
        },
      };
    case 'move':
      return { move: { courseInstanceId: courseInstanceId!, effectiveOn: effectiveOn! } };
    case 'extend':
      return { extend: { endDate: endDate! } };
    case 'remove':
      return { remove: { reason: draft.why.trim() } };
  }
}
