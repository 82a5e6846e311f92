import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LINK_DAYS } from '../../../../domain/placements/supervisor-view.js';
import { addDays } from '../../../../domain/days.js';
import { isOpen } from '../../../../domain/placements/state.js';
import type { Config } from '../../../config.js';
import { hashOf } from '../../../platform/auth/sessions/sessions.js';
import { CONFIG } from '../../../platform/config/config-token.js';
import type { Read } from '../../../platform/database/rows.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { conflict, notFound } from '../../../platform/errors/app-error.js';
import type {
  CreateSupervisorLinkInput,
  Placement,
  RevokeSupervisorLinkInput,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { lockPlacement, type PlacementRow } from '../placement-locks.queries.js';
import { PlacementChanges } from '../placement-changes.service.js';
import { supervisorLinkMail } from './supervisor-link.notifications.js';
import { revokeLink, setLink } from './supervisor-link.repository.js';

/** Makes and revokes the links of supervisors. */
@Injectable()
export class SupervisorLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly changes: PlacementChanges,
    private readonly mail: MailQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  create(call: Call, origin: string, { id }: CreateSupervisorLinkInput): Promise<Placement> {
    return this.work.run(call, async (tx) => {
      const stored = await lockPlacement(tx, call.actor, id, null);
      const supervisor = await recipientOf(tx, stored);
      const before = await this.changes.before(tx, call.actor, id);
      const token = randomBytes(32).toString('base64url');
      await setLink(tx, {
        ...{ placementId: id, supervisorId: supervisor.id, sentTo: supervisor.email },
        ...{ tokenHash: hashOf(token), createdBy: call.actor.userId },
      });
      const link = `${this.config.publicOrigin ?? origin}/handledare/${token}`;
      await this.mail.add(tx, supervisorLinkMail(supervisor, link));
      tx.audit({ kind: 'SUPERVISOR_LINK_CREATED', newValues: { placement: id, sentTo: supervisor.email } });
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

/** The supervisor to whom a link can be mailed. */
async function recipientOf(
  tx: Work,
  { supervisorId, studentId, endDate, state }: PlacementRow,
): Promise<{ id: string; name: string; email: string }> {
  const [found] = await tx.query<
    Read<'supervisor', 'id' | 'name' | 'email'> & Read<'student', 'isProtected'> & { today: string }
  >(
    `SELECT v.id, v.name, v.email, s.is_protected AS "isProtected", today()::text AS today
     FROM student s LEFT JOIN supervisor v ON v.id = $2 WHERE s.id = $1`,
    [studentId, supervisorId],
  );
  const { isProtected, today, id, name, email } = found!;
  if (isProtected)
    throw conflict('PROTECTED', 'Eleven har skyddade personuppgifter. Handledaren skriver under på papper.');
  if (!isOpen(state) && today > addDays(endDate, LINK_DAYS))
    throw conflict('STATE', 'Placeringen är avslutad sedan mer än 30 dagar.');
  if (!email)
    throw conflict(
      'NO_EMAIL',
      'Placeringen har ingen handledare med e-postadress. Lägg till adressen på arbetsplatsens sida.',
    );
  return { id, name, email };
}
