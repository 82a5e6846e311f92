import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { incidentKindLabels } from '../../../../domain/labels/placement.js';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Placement, ReportIncidentInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requiredText } from '../../../platform/validation/text.js';
import { tell } from '../../notifications/notifications.repository.js';
import { lockPlacement } from '../placement-locks.queries.js';
import { PlacementChanges } from '../placement-changes.service.js';
import { INCIDENT_NOTICE } from './incidents.queries.js';
import { addIncident } from './incidents.repository.js';

/** Incidents of placements: injuries, conflicts and others. */
@Injectable()
export class IncidentsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: PlacementChanges,
  ) {}

  report(call: Call, { placementId, kind, ...input }: ReportIncidentInput): Promise<Placement> {
    const text = requiredText(input.text, 'text', PLACEMENT_LIMITS.note);
    const { userId, name } = call.actor;
    return this.work.run(call, async (tx) => {
      const stored = await lockPlacement(tx, call.actor, placementId, null);
      const before = await this.changes.before(tx, call.actor, placementId);
      const id = uuid();
      await addIncident(tx, { id, placementId, kind, text, createdBy: userId, createdByName: name });
      await tell(tx, INCIDENT_NOTICE, [id, placementId, userId, uuid(), incidentKindLabels[kind]]);
      // The history names the kind alone: what happened is read by fewer people.
      tx.history(call.actor, stored.studentId, { incident: null }, { incident: incidentKindLabels[kind] });
      return this.changes.answer(tx, call.actor, before);
    });
  }
}
