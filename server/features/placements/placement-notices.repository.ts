import type { Queryable } from '../../platform/database/database.js';
import type { PlacementState } from '../../platform/graphql/generated.js';
import { TALK_KINDS } from '../../../domain/placements/talks.js';
import { withdrawNotices } from '../notifications/notifications.repository.js';
import { unsignedCause } from './agreements/agreements.queries.js';
import { missingCause } from './assessments/assessments.queries.js';
import { talkCause } from './talks/talks.queries.js';

/** Withdraws the notices that a placement no longer needs in its new state; one that is resumed sends them again. */
export async function withdrawOutdated(tx: Queryable, id: string, state: PlacementState): Promise<void> {
  if (state === 'INTERRUPTED' || state === 'ONGOING') await withdrawNotices(tx, missingCause(id));
  if (state !== 'ONGOING') await withdrawReminders(tx, id);
}

/** Withdraws the notices that follow from the days of a placement whose days have changed; due ones are sent again. */
export async function withdrawDated(tx: Queryable, id: string): Promise<void> {
  await withdrawNotices(tx, missingCause(id));
  await withdrawReminders(tx, id);
}

async function withdrawReminders(tx: Queryable, id: string): Promise<void> {
  await withdrawNotices(tx, unsignedCause(id));
  for (const kind of TALK_KINDS) await withdrawNotices(tx, talkCause(id, kind));
}
