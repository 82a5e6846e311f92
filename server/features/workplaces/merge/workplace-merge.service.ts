import { Injectable } from '@nestjs/common';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits.js';
import { isOpen } from '../../../../domain/placements/state.js';
import type { Columns, Read } from '../../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField } from '../../../platform/errors/app-error.js';
import type {
  MergeWorkplacesInput,
  Workplace,
  WorkplaceMergePreview,
  WorkplaceMergePreviewInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { boardNews } from '../../../platform/realtime/live-event.js';
import { requireId } from '../../../platform/validation/id.js';
import { placementText, type PlacementFacts } from '../../placements/placement-changes.service.js';
import { moveToWorkplace } from '../../placements/placements.repository.js';
import { withdrawNoticesOf } from '../../notifications/notifications.repository.js';
import { agreementCauses } from '../agreements/workplace-agreements.queries.js';
import { moveAgreements } from '../agreements/workplace-agreements.repository.js';
import { moveContacts } from '../contacts/workplace-contacts.repository.js';
import { assertRoom } from '../workplace-capacity.queries.js';
import { lockWorkplace, recordWorkplace } from '../workplace-changes.queries.js';
import type { WorkplaceColumns } from '../workplace.input.js';
import { WorkplaceList } from '../workplaces.queries.js';
import { deleteWorkplace, mergeSupervisors, updateWorkplace } from '../workplaces.repository.js';
import { WorkplaceMerges } from './workplace-merge.queries.js';

type StoredWorkplace = Columns<'workplace'>;
type MovedPlacement = Omit<PlacementFacts, 'workplace'> & Read<'placement', 'studentId'>;

/** Two records of one workplace become one. */
@Injectable()
export class WorkplaceMergeService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly merges: WorkplaceMerges,
    private readonly list: WorkplaceList,
  ) {}

  preview(input: WorkplaceMergePreviewInput): Promise<WorkplaceMergePreview> {
    const [fromId, intoId] = pair(input);
    return this.merges.preview(fromId, intoId);
  }

  /** One transaction, recorded in the audit log and in the history of each student who has been there. */
  merge(call: Call, input: MergeWorkplacesInput): Promise<Workplace> {
    const [fromId, intoId] = pair(input);
    return this.work.run(call, async (tx) => {
      // Placements before workplaces and by id, as other writers lock them.
      await tx.query('SELECT FROM placement WHERE workplace_id = $1 ORDER BY id FOR UPDATE', [fromId]);
      const locked = new Map<string, StoredWorkplace>();
      for (const [id, version, path] of [
        [fromId, input.fromVersion, 'from'] as const,
        [intoId, input.intoVersion, 'into'] as const,
      ].sort(([one], [other]) => (one < other ? -1 : 1)))
        locked.set(id, await lockWorkplace(tx, id, version, path));
      const [from, into] = [locked.get(fromId)!, locked.get(intoId)!];
      if (!input.overCapacity) await assertRoom(tx, [from.id, into.id], into);
      const moved = await placementsOf(tx, fromId);
      await mergeSupervisors(tx, fromId, intoId);
      await moveToWorkplace(tx, fromId, intoId);
      await moveContacts(tx, fromId, intoId);
      await moveAgreements(tx, fromId, intoId);
      await withdrawNoticesOf(tx, agreementCauses(fromId));
      await deleteWorkplace(tx, fromId);
      const columns = mergedColumns(from, into);
      await updateWorkplace(tx, intoId, columns);
      recordWorkplace(tx, into.name, { ...into, merged: null }, { ...columns, merged: from.name });
      for (const placement of moved) recordMove(tx, call, placement, { from, into });
      return this.list.one(intoId, tx);
    });
  }
}

function pair(input: WorkplaceMergePreviewInput): [string, string] {
  const fromId = requireId(input.from, 'from');
  const intoId = requireId(input.into, 'into');
  if (fromId === intoId) throw badField('from', 'NOT_ALLOWED', 'Välj två olika arbetsplatser.');
  return [fromId, intoId];
}

const placementsOf = (tx: Work, workplaceId: string): Promise<MovedPlacement[]> =>
  tx.query<MovedPlacement>(
    `SELECT student_id AS "studentId", start_date::text AS "startDate", end_date::text AS "endDate",
       hours_per_week AS "hoursPerWeek", planned_hours AS "plannedHours", weekdays, state,
       state_reason AS "stateReason", ended_on::text AS "endedOn", waived_reason AS "waivedReason"
     FROM placement WHERE workplace_id = $1 ORDER BY id`,
    [workplaceId],
  );

function recordMove(
  tx: Work,
  { actor }: Call,
  placement: MovedPlacement,
  { from, into }: Record<'from' | 'into', StoredWorkplace>,
): void {
  tx.history(
    actor,
    placement.studentId,
    { placement: placementText({ ...placement, workplace: from }) },
    { placement: placementText({ ...placement, workplace: into }) },
  );
  if (isOpen(placement.state)) tx.publish(boardNews(actor, 'CHANGED', placement.studentId));
}

/** The kept workplace with what it lacks from the other; both notes, as far as they fit. */
function mergedColumns(from: StoredWorkplace, into: StoredWorkplace): WorkplaceColumns {
  return {
    name: into.name,
    organisationNumber: into.organisationNumber ?? from.organisationNumber,
    unit: into.unit ?? from.unit,
    // An address is one value.
    ...(into.street || into.city ? addressOf(into) : addressOf(from)),
    municipality: into.municipality ?? from.municipality,
    branches: [...new Set([...into.branches, ...from.branches])],
    contactName: into.contactName ?? from.contactName,
    contactPhone: into.contactPhone ?? from.contactPhone,
    contactEmail: into.contactEmail ?? from.contactEmail,
    places: into.places,
    riskAssessedOn:
      [into.riskAssessedOn, from.riskAssessedOn]
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? null,
    note: [into.note, from.note].filter(Boolean).join('\n\n').slice(0, PLACEMENT_LIMITS.note) || null,
  };
}

const addressOf = ({ street, postalCode, city }: StoredWorkplace) => ({ street, postalCode, city });
