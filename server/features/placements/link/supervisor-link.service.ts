import { Injectable } from '@nestjs/common';
import { LINK_DAYS } from '../../../../domain/placements/supervisor-view.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { conflict, notFound } from '../../../platform/errors/app-error.js';
import type {
  CreateSupervisorLinkInput,
  Placement,
  RevokeSupervisorLinkInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { lockPlacement, type PlacementRow } from '../placement-locks.queries.js';
import { PlacementChanges } from '../placement-changes.service.js';
import { revokeLink } from './supervisor-link.repository.js';
import { SupervisorMails, type Supervisor } from './supervisor-mails.service.js';

/** Makes and revokes the links of supervisors. */
@Injectable()
export class SupervisorLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: PlacementChanges,
    private readonly mails: SupervisorMails,
  ) {}

  create(call: Call, origin: string, { id }: CreateSupervisorLinkInput): Promise<Placement> {
    return this.work.run(call, async (tx) => {
      const stored = await lockPlacement(tx, call.actor, id, null);
      const supervisor = assertReached(await this.mails.supervisorOf(tx, id), stored);
      const before = await this.changes.before(tx, call.actor, id);
      await this.mails.sendLink(tx, { actor: call.actor, origin }, id, supervisor);
      return this.changes.answer(tx, call.actor, before);
    });
  }

  revoke(call: Call, { id }: RevokeSupervisorLinkInput): Promise<Placement> {
    return this.work.run(call, async (tx) => {
      await lockPlacement(tx, call.actor, id, null);
      const before = await this.changes.before(tx, call.actor, id);
      if (!(await revokeLink(tx, id))) throw notFound('Placeringen har ingen länk.');
      tx.audit({ kind: 'SUPERVISOR_LINK_REVOKED', newValues: { placement: id } });
      return this.changes.answer(tx, call.actor, before);
    });
  }
}

/** The supervisor, to whom a link can be mailed. */
function assertReached(
  { isProtected, isOver, id, name, email }: Supervisor,
  { endDate, endedOn }: PlacementRow,
): { id: string; name: string; email: string } {
  if (isProtected)
    throw conflict('PROTECTED', 'Eleven har skyddade personuppgifter. Handledaren skriver under på papper.');
  if (isOver)
    throw conflict(
      'STATE',
      `Placeringens sista dag var ${endedOn ?? endDate}. Länken gäller i ${LINK_DAYS} dagar efter den.`,
    );
  if (!id || !name || !email)
    throw conflict(
      'NO_EMAIL',
      'Placeringen har ingen handledare med e-postadress. Lägg till adressen på arbetsplatsens sida.',
    );
  return { id, name, email };
}
