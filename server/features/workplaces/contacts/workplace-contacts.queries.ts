import { Injectable } from '@nestjs/common';
import { workplaceContactList } from '../../../../domain/lists/workplace-contacts.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { limitTo, readPage } from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type {
  WorkplaceContact,
  WorkplaceContactPage,
  WorkplaceContactsInput,
} from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';
import { mayEditContact, mayRemoveContact } from './workplace-contacts.policy.js';

type ContactRow = Omit<WorkplaceContact, 'viewerMayEdit' | 'viewerMayRemove'> & { authorId: string };

const CONTACT = `json_build_object('id', c.id, 'version', c.version, 'contactedOn', c.contacted_on, 'kind', c.kind,
  'withWhom', c.with_whom, 'note', c.note, 'createdBy', c.created_by_name, 'authorId', c.created_by)`;

/** Contacts with a workplace: one statement. */
@Injectable()
export class WorkplaceContactList {
  constructor(private readonly database: Database) {}

  async page(
    actor: Actor,
    input: WorkplaceContactsInput,
    fixedOperation: boolean,
  ): Promise<WorkplaceContactPage> {
    const at = readPage(workplaceContactList, input, fixedOperation);
    const params = new SqlParams();
    const workplace = params.add(requireId(input.workplaceId, 'workplaceId'));
    const [row] = await this.database.query<{ nodes: ContactRow[]; totalCount: number }>(
      `SELECT (SELECT count(*)::integer FROM workplace_contact c WHERE c.workplace_id = w.id) AS "totalCount",
         (SELECT coalesce(json_agg(${CONTACT} ORDER BY c.contacted_on DESC, c.id DESC), '[]')
           FROM (SELECT * FROM workplace_contact c WHERE c.workplace_id = w.id
             ORDER BY c.contacted_on DESC, c.id DESC ${limitTo(at, params)}) c) AS nodes
       FROM workplace w WHERE w.id = ${workplace}`,
      params.values,
    );
    if (!row) throw notFound('Arbetsplatsen finns inte.');
    return { totalCount: row.totalCount, nodes: row.nodes.map((contact) => viewOf(actor, contact)) };
  }

  /** The contact with this id, which must exist. */
  async one(actor: Actor, id: string, db: Queryable): Promise<WorkplaceContact> {
    const [row] = await db.query<{ contact: ContactRow }>(
      `SELECT ${CONTACT} AS contact FROM workplace_contact c WHERE c.id = $1`,
      [id],
    );
    return viewOf(actor, row!.contact);
  }
}

function viewOf(actor: Actor, { authorId, ...contact }: ContactRow): WorkplaceContact {
  return {
    ...contact,
    viewerMayEdit: mayEditContact(actor, authorId),
    viewerMayRemove: mayRemoveContact(actor, authorId),
  };
}
