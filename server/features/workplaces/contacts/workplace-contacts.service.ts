import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { workplaceContactKindLabels } from '../../../../domain/labels/placement.js';
import { PLACEMENT_LIMITS } from '../../../../domain/placements/limits.js';
import { assertVersion, findLocked } from '../../../platform/database/locked-record.js';
import { UnitOfWork, type Work } from '../../../platform/database/unit-of-work.js';
import { badField, forbidden } from '../../../platform/errors/app-error.js';
import type {
  AddWorkplaceContactInput,
  RemoveWorkplaceContactInput,
  UpdateWorkplaceContactInput,
  WorkplaceContact,
  WorkplaceContactValues,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalLine, requiredText } from '../../../platform/validation/text.js';
import { lockWorkplace, recordWorkplace } from '../workplace-changes.queries.js';
import { WorkplaceEntity } from '../workplace.entity.js';
import { withoutPersonalNumber } from '../workplace.input.js';
import { WorkplaceContactEntity } from './workplace-contact.entity.js';
import { mayEditContact, mayRemoveContact } from './workplace-contacts.policy.js';
import { WorkplaceContactList } from './workplace-contacts.queries.js';
import {
  addContact,
  deleteContact,
  updateContact,
  type ContactColumns,
} from './workplace-contacts.repository.js';

/** The log of contacts with workplaces. */
@Injectable()
export class WorkplaceContactsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly list: WorkplaceContactList,
  ) {}

  add(call: Call, { workplaceId, values }: AddWorkplaceContactInput): Promise<WorkplaceContact> {
    const texts = readTexts(values);
    const { userId, name: createdByName } = call.actor;
    return this.work.run(call, async (tx) => {
      const { name } = await lockWorkplace(tx, workplaceId, null, 'workplaceId');
      const id = uuid();
      const columns = { ...texts, contactedOn: await readDay(tx, values) };
      await addContact(tx, { id, workplaceId, ...columns, createdBy: userId, createdByName });
      recordWorkplace(tx, name, {}, { contact: contactText(columns) });
      return this.list.one(call.actor, id, tx);
    });
  }

  update(call: Call, { id, version, values }: UpdateWorkplaceContactInput): Promise<WorkplaceContact> {
    const texts = readTexts(values);
    return this.work.run(call, async (tx) => {
      const { stored, workplace } = await lockContact(tx, id);
      if (!mayEditContact(call.actor, stored.createdBy)) throw forbidden();
      assertVersion(stored, version, 'Kontakten har ändrats sedan du öppnade den.');
      const columns = { ...texts, contactedOn: await readDay(tx, values) };
      await updateContact(tx, id, columns);
      const before = { contact: contactText(stored), ...changing(stored) };
      recordWorkplace(tx, workplace, before, { contact: contactText(columns), ...changing(columns) });
      return this.list.one(call.actor, id, tx);
    });
  }

  remove(call: Call, { id }: RemoveWorkplaceContactInput): Promise<string> {
    return this.work.run(call, async (tx) => {
      const { stored, workplace } = await lockContact(tx, id);
      if (!mayRemoveContact(call.actor, stored.createdBy)) throw forbidden();
      await deleteContact(tx, id);
      recordWorkplace(tx, workplace, { contact: contactText(stored) }, { contact: null });
      return id;
    });
  }
}

const readTexts = ({ kind, withWhom, note }: WorkplaceContactValues) => ({
  kind,
  withWhom: optionalLine(withWhom, 'values.withWhom', PLACEMENT_LIMITS.person),
  note: withoutPersonalNumber(requiredText(note, 'values.note', PLACEMENT_LIMITS.note), 'values.note'),
});

async function readDay(tx: Work, { contactedOn }: WorkplaceContactValues): Promise<string> {
  const [{ today }] = (await tx.query('SELECT today()::text AS today')) as [{ today: string }];
  const day = contactedOn ?? today;
  if (day > today) throw badField('values.contactedOn', 'RANGE', 'Välj i dag eller en tidigare dag.');
  return day;
}

/** Locks a contact, and reads the name of its workplace. */
async function lockContact(
  tx: Work,
  id: string,
): Promise<{ stored: WorkplaceContactEntity; workplace: string }> {
  const stored = await findLocked(tx, WorkplaceContactEntity, requireId(id, 'id'), 'Kontakten finns inte.');
  const { name } = await tx.manager.findOneByOrFail(WorkplaceEntity, { id: stored.workplaceId });
  return { stored, workplace: name };
}

/** 'Besök 2026-11-20'. */
const contactText = ({ kind, contactedOn }: Pick<ContactColumns, 'kind' | 'contactedOn'>): string =>
  `${workplaceContactKindLabels[kind]} ${contactedOn}`;

const changing = ({ withWhom, note }: ContactColumns) => ({ contactWithWhom: withWhom, contactNote: note });
