import { addDays } from '../days.js';
import type { PlacementDue, TalkKind } from '../generated.js';

/** The three-party talks of a placement, in their order. */
export const TALK_KINDS = ['MIDTERM', 'FINAL'] as const satisfies readonly TalkKind[];

/** Days before a talk's day from which it is due, and its teacher is notified. */
export const TALK_NOTICE_DAYS = 7;

/** What a placement waits for when its next due item is a talk. */
export const TALK_DUES: readonly PlacementDue[] = ['MIDTERM_TALK', 'FINAL_TALK'];

/** True if a placement waits for a talk whose day is within a week or has passed. */
export const isTalkDue = (
  { nextDue, nextDueOn }: { nextDue: PlacementDue | null; nextDueOn: string | null },
  today: string,
): boolean =>
  nextDue !== null &&
  nextDueOn !== null &&
  TALK_DUES.includes(nextDue) &&
  nextDueOn <= addDays(today, TALK_NOTICE_DAYS);
