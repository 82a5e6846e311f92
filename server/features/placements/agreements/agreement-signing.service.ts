import { Inject, Injectable } from '@nestjs/common';
import { changesTerms } from '../../../../domain/placements/agreement.js';
import { counted } from '../../../../domain/numbers.js';
import { agreementPartyLabels } from '../../../../domain/labels/placement.js';
import type { Config } from '../../../config.js';
import { isReachedByMail } from '../../../platform/auth/student-scope.js';
import { CONFIG } from '../../../platform/config/config-token.js';
import type { Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { conflict } from '../../../platform/errors/app-error.js';
import type { AgreementParty, PlacementAgreement } from '../../../platform/graphql/generated.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { withdrawNotices } from '../../notifications/notifications.repository.js';
import type { StudiesChange } from '../goals/placement-goals.service.js';
import { SupervisorMails, type Sender } from '../link/supervisor-mails.service.js';
import { toAgreement, type AgreementRow } from './agreement.mapper.js';
import { agreementMail } from './agreements.notifications.js';
import { AGREEMENT, unsignedCause } from './agreements.queries.js';
import { addAgreement, addSignature, endAgreement } from './agreements.repository.js';
import type { PlacementColumns } from '../placement.input.js';
import type { PlacementRow } from '../placement-locks.queries.js';
import { updatePlacement } from '../placements.repository.js';

/** A party's confirmation on screen. */
export interface Signature {
  party: AgreementParty;
  /** The version that the signer read. */
  version: number;
  name: string;
  address: string | null;
  /** Null for the workplace. */
  signedBy: string | null;
}

/** A change of a placement; `studies` are null if courses and goals stay. */
interface TermsChange {
  columns: PlacementColumns;
  studies: StudiesChange | null;
  /** The user lets it replace an agreement that has been signed. */
  isAllowed: boolean;
}

const studyTerms = (studies?: StudiesChange['before']) => ({
  courses: [...new Set(studies?.courses)],
  goals: (studies?.goals ?? []).map(({ text }) => text),
});

/** The rules of an agreement, within the transaction of the caller that has locked the placement. */
@Injectable()
export class AgreementSigning {
  constructor(
    private readonly mail: MailQueue,
    private readonly supervisors: SupervisorMails,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The present agreement; null without one. */
  async present(tx: Work, placementId: string): Promise<PlacementAgreement | null> {
    const [row] = await tx.query<{ agreement: AgreementRow | null }>(
      `SELECT ${AGREEMENT} AS agreement FROM placement p WHERE p.id = $1`,
      [placementId],
    );
    return row?.agreement ? toAgreement({ role: 'ADMIN' }, row.agreement) : null;
  }

  /** Makes a version of what the placement says now and asks the student and the supervisor to sign it. */
  async send(tx: Work, sender: Sender, { id, studentId }: PlacementRow): Promise<void> {
    await addAgreement(tx, id, { ...authorOf(sender), isSent: true });
    const [student] = await tx.query<Read<'student', 'name'> & { email: string }>(
      `SELECT s.name, s.email FROM student s WHERE s.id = $1 AND s.user_id IS NOT NULL AND ${isReachedByMail('s')}`,
      [studentId],
    );
    if (student) await this.mail.add(tx, agreementMail(student, this.config.publicOrigin));
    await this.supervisors.sendAgreement(tx, sender, id);
  }

  /** Adds a signature; with the last one the placement is agreed. */
  async sign(
    tx: Work,
    stored: PlacementRow,
    { party, version, name, address, signedBy }: Signature,
  ): Promise<void> {
    const agreement = await this.present(tx, stored.id);
    if (!agreement?.sentAt || agreement.version !== version)
      throw conflict('AGREEMENT', 'Avtalet har ändrats eller dragits tillbaka. Läs det på nytt.');
    const signed = agreement.signatures.find((signature) => signature.party === party);
    if (signed)
      throw conflict('SIGNED', `${signed.name} har redan skrivit under för ${agreementPartyLabels[party]}.`);
    await addSignature(tx, { placementId: stored.id, version, party, name, address, signedBy });
    await this.completeIfSigned(tx, stored);
  }

  /** The placement is agreed today if its agreement is signed by all. */
  async completeIfSigned(tx: Work, stored: PlacementRow): Promise<void> {
    const agreement = await this.present(tx, stored.id);
    if (!agreement?.isSigned) return;
    const [{ today }] = (await tx.query('SELECT today()::text AS today')) as [{ today: string }];
    await updatePlacement(tx, stored.id, {
      ...stateOf(stored),
      state: stored.state === 'PLANNED' ? 'AGREED' : stored.state,
      agreedOn: today,
    });
    await withdrawNotices(tx, unsignedCause(stored.id));
  }

  /**
   * What a change of the placement does to its agreement: the change makes a new version, and the placement is
   * agreed again when that has been signed. Runs before the change. CONFLICT (AGREEMENT_SIGNED) unless it is allowed.
   */
  async assertRenewable(
    tx: Work,
    stored: PlacementRow,
    { columns, studies, isAllowed }: TermsChange,
  ): Promise<'KEPT' | 'ENDED' | 'RENEWED'> {
    const before = { ...stored, ...studyTerms(studies?.before) };
    if (!changesTerms(before, { ...columns, ...studyTerms(studies?.after) })) return 'KEPT';
    const agreement = await this.present(tx, stored.id);
    const count = agreement?.signatures.length ?? 0;
    const isOnPaper = stored.agreedOn !== null || Boolean(agreement?.attachedAt);
    if ((count > 0 || isOnPaper) && !isAllowed)
      throw conflict(
        'AGREEMENT_SIGNED',
        isOnPaper
          ? 'Avtalet är påskrivet. Ändringen ger ett nytt avtal som alla skriver under igen.'
          : `Avtalet har ${counted(count, 'underskrift', 'underskrifter')}. Ändringen ger ett nytt avtal som alla skriver under igen.`,
      );
    if (agreement?.sentAt) return 'RENEWED';
    return agreement || isOnPaper ? 'ENDED' : 'KEPT';
  }

  /** Runs after the change that `assertRenewable` has let through. */
  async renew(
    tx: Work,
    sender: Sender,
    stored: PlacementRow,
    outcome: 'KEPT' | 'ENDED' | 'RENEWED',
  ): Promise<void> {
    if (outcome === 'KEPT') return;
    if (outcome === 'RENEWED') await this.send(tx, sender, stored);
    else await endAgreement(tx, stored.id);
    await updatePlacement(tx, stored.id, {
      ...stateOf(stored),
      state: stored.state === 'AGREED' ? 'PLANNED' : stored.state,
      agreedOn: null,
    });
  }
}

const authorOf = ({ actor }: Sender) => ({ createdBy: actor.userId, createdByName: actor.name });

const stateOf = ({ stateReason, waivedReason }: Read<'placement', 'stateReason' | 'waivedReason'>) => ({
  stateReason,
  waivedReason,
});
