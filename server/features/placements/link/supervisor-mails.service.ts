import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../config.js';
import { hashOf } from '../../../platform/auth/sessions/sessions.js';
import { CONFIG } from '../../../platform/config/config-token.js';
import type { Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { supervisorAgreementMail, supervisorLinkMail } from './supervisor-link.notifications.js';
import { LINK_EXPIRED, LINK_HOLDS } from './supervisor-link.queries.js';
import { setLink } from './supervisor-link.repository.js';

type Nullable<Columns> = { [Key in keyof Columns]: Columns[Key] | null };
type Reached = Read<'supervisor', 'id' | 'name' | 'email'>;

/** A placement's supervisor as mails see them; without a supervisor, id, name and email are null. */
export interface Supervisor extends Nullable<Reached>, Read<'student', 'isProtected'> {
  /** They have a link that holds. */
  hasLink: boolean;
  /** A new link would have expired. */
  isOver: boolean;
}

/** The user who sends for the school, and the origin of links in mails. */
export interface Sender extends Pick<Call, 'actor'> {
  origin: string;
}

/** Mails to supervisors, within the transaction of the caller that has locked the placement. */
@Injectable()
export class SupervisorMails {
  constructor(
    private readonly mail: MailQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The supervisor of a placement as it is now. */
  async supervisorOf(tx: Work, placementId: string): Promise<Supervisor> {
    const [found] = await tx.query<Supervisor>(
      `SELECT v.id, v.name, v.email, s.is_protected AS "isProtected", ${LINK_EXPIRED} AS "isOver",
         EXISTS (SELECT FROM placement_link l WHERE l.placement_id = p.id AND ${LINK_HOLDS}) AS "hasLink"
       FROM placement p JOIN student s ON s.id = p.student_id LEFT JOIN supervisor v ON v.id = p.supervisor_id
       WHERE p.id = $1`,
      [placementId],
    );
    return found!;
  }

  /** Makes a link and mails it; an earlier one no longer holds. */
  async sendLink(
    tx: Work,
    { actor, origin }: Sender,
    placementId: string,
    { id, name, email }: { id: string; name: string; email: string },
  ): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await setLink(tx, {
      ...{ placementId, supervisorId: id, sentTo: email },
      ...{ tokenHash: hashOf(token), createdBy: actor.userId },
    });
    const link = `${this.config.publicOrigin ?? origin}/handledare/${token}`;
    await this.mail.add(tx, supervisorLinkMail({ name, email }, link));
    tx.audit({ kind: 'SUPERVISOR_LINK_CREATED', newValues: { placement: placementId, sentTo: email } });
  }

  /**
   * Asks the supervisor to sign an agreement that has been sent: by a new link, or by the one that they have, whose
   * secret is not stored. Does nothing for a protected student, without an address and where a link would have expired:
   * they sign on paper.
   */
  async sendAgreement(tx: Work, sender: Sender, placementId: string): Promise<void> {
    const { isProtected, isOver, hasLink, id, name, email } = await this.supervisorOf(tx, placementId);
    if (isProtected || isOver || !id || !name || !email) return;
    if (hasLink) await this.mail.add(tx, supervisorAgreementMail({ name, email }));
    else await this.sendLink(tx, sender, placementId, { id, name, email });
  }
}
