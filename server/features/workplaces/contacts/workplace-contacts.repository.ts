import type { Columns } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { WorkplaceContactEntity } from './workplace-contact.entity.js';

/** Columns of the form. */
export type ContactColumns = Pick<Columns<'workplace_contact'>, 'contactedOn' | 'kind' | 'withWhom' | 'note'>;

/** Inserts a contact. */
export async function addContact(
  tx: Work,
  contact: Omit<Columns<'workplace_contact'>, 'version' | 'createdAt'>,
): Promise<void> {
  await tx.manager.insert(WorkplaceContactEntity, contact);
}

/** Updates the columns of a contact. */
export async function updateContact(tx: Work, id: string, columns: ContactColumns): Promise<void> {
  await tx.manager.update(WorkplaceContactEntity, id, columns);
}

/** Deletes a contact. */
export async function deleteContact(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(WorkplaceContactEntity, id);
}

/** Moves the contacts of a merged workplace. */
export async function moveContacts(tx: Work, fromId: string, intoId: string): Promise<void> {
  await tx.query('UPDATE workplace_contact SET workplace_id = $2 WHERE workplace_id = $1', [fromId, intoId]);
}
