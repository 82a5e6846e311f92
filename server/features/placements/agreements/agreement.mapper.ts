import { isSigned, missingParties } from '../../../../domain/placements/agreement.js';
import { agreementPartyLabels } from '../../../../domain/labels/placement.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { PlacementAgreement } from '../../../platform/graphql/generated.js';
import { isOwn } from '../../students/students.policy.js';

/** An agreement as it is read. */
export type AgreementRow = Omit<PlacementAgreement, 'isSigned'>;

/** The agreement as the viewer sees it: addresses for administrators alone. */
export function toAgreement(actor: Pick<Actor, 'role'>, row: AgreementRow): PlacementAgreement {
  const signatures = hasRank(actor, 'ADMIN')
    ? row.signatures
    : row.signatures.map((signature) => ({ ...signature, address: null }));
  return { ...row, signatures, isSigned: isSigned(row) };
}

/** True if the viewer is the student and has not signed the agreement that was sent. */
export function awaitsOwnSignature(actor: Actor, studentId: string, row: AgreementRow | null): boolean {
  return (
    isOwn(actor, studentId) && row !== null && row.sentAt !== null && missingParties(row).includes('STUDENT')
  );
}

/** The agreement in the student's history: 'version 1, påskrivet av skolan (Ada Ek)'. */
export function agreementText(agreement: PlacementAgreement | null): string | null {
  if (agreement === null) return null;
  const { version, sentAt, attachedAt, signatures } = agreement;
  return [
    `version ${version}`,
    sentAt && 'skickat',
    ...signatures.map(({ party, name }) => `påskrivet av ${agreementPartyLabels[party]} (${name})`),
    attachedAt && 'påskrivet papper bifogat',
  ]
    .filter(Boolean)
    .join(', ');
}
