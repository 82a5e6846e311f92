import type { Columns } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { WorkplaceAgreementEntity } from './workplace-agreement.entity.js';

type AgreementColumns = Columns<'workplace_agreement'>;

/** Inserts an agreement, without a file. */
export async function addAgreement(
  tx: Work,
  agreement: Pick<
    AgreementColumns,
    'id' | 'workplaceId' | 'validFrom' | 'validTo' | 'note' | 'createdByName'
  >,
): Promise<void> {
  await tx.manager.insert(WorkplaceAgreementEntity, agreement);
}

/** Updates the form or the file of an agreement. */
export async function updateAgreement(
  tx: Work,
  id: string,
  columns:
    | Pick<AgreementColumns, 'validFrom' | 'validTo' | 'note'>
    | Pick<AgreementColumns, 'storageKey' | 'filename' | 'mimeType' | 'size' | 'sha256'>,
): Promise<void> {
  await tx.manager.update(WorkplaceAgreementEntity, id, columns);
}

/** Deletes an agreement; the cleanup job deletes its bytes. */
export async function deleteAgreement(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(WorkplaceAgreementEntity, id);
}

/** Moves the agreements of a merged workplace. */
export async function moveAgreements(tx: Work, fromId: string, intoId: string): Promise<void> {
  await tx.query('UPDATE workplace_agreement SET workplace_id = $2 WHERE workplace_id = $1', [
    fromId,
    intoId,
  ]);
}
