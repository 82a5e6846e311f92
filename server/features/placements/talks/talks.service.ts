import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../domain/days.js';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits.js';
import { hasBegun } from '../../../../domain/placements/state.js';
import { assertVersion } from '../../../platform/database/locked-record.js';
import type { Read } from '../../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import type { HoldTalkInput, Placement, PlanTalkInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { optionalText } from '../../../platform/validation/text.js';
import { withdrawNotices } from '../../notifications/notifications.repository.js';
import { PlacementChanges } from '../placement-changes.service.js';
import { lockPlacement, type PlacementRow } from '../placement-locks.queries.js';
import { talkCause } from './talks.queries.js';
import { TALK_DAYS_AFTER, writeTalk } from './talks.repository.js';

type TalkValues = Read<'placement_talk', 'plannedOn' | 'heldOn' | 'note'>;

/** Plans and records three-party talks. */
@Injectable()
export class TalksService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: PlacementChanges,
  ) {}

  plan(call: Call, { plannedOn: day, ...input }: PlanTalkInput): Promise<Placement> {
    const plannedOn = day ?? null;
    return this.change(call, input, (_tx, { startDate, endDate }, talk) => {
      if (plannedOn !== null && (plannedOn < startDate || plannedOn > addDays(endDate, TALK_DAYS_AFTER)))
        throw badField(
          'plannedOn',
          'RANGE',
          `Välj en dag under placeringen, eller högst ${TALK_DAYS_AFTER} dagar efter den.`,
        );
      return { ...talk, plannedOn };
    });
  }

  hold(call: Call, { heldOn: day, note: text, ...input }: HoldTalkInput): Promise<Placement> {
    const heldOn = day ?? null;
    const note = optionalText(text, 'note', PLACEMENT_LIMITS.note);
    return this.change(call, input, async (tx, { state, startDate }, talk) => {
      if (!hasBegun(state))
        throw conflict('STATE', 'Placeringen har inte börjat. Samtalet hålls när den pågår.');
      const [{ today }] = (await tx.query('SELECT today()::text AS today')) as [{ today: string }];
      if (heldOn !== null && (heldOn < startDate || heldOn > today))
        throw badField('heldOn', 'RANGE', 'Välj en dag från placeringens första, senast i dag.');
      return { ...talk, heldOn, note };
    });
  }

  private change(
    call: Call,
    { placementId, kind, version }: Omit<PlanTalkInput, 'plannedOn'>,
    changed: (tx: Work, stored: PlacementRow, talk: TalkValues) => TalkValues | Promise<TalkValues>,
  ): Promise<Placement> {
    return this.work.run(call, async (tx) => {
      const stored = await lockPlacement(tx, call.actor, placementId, null);
      const before = await this.changes.before(tx, call.actor, placementId);
      const talk = before.talks.find((other) => other.kind === kind)!;
      assertVersion(talk, version, 'Någon annan har ändrat samtalet sedan du öppnade det.');
      const { plannedOn, heldOn, note } = await changed(tx, stored, talk);
      await writeTalk(tx, { placementId, kind, plannedOn, heldOn, note });
      // Another day is notified of again when it is near.
      await withdrawNotices(tx, talkCause(placementId, kind));
      return this.changes.answer(tx, call.actor, before);
    });
  }
}
