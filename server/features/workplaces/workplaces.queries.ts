import { Injectable } from '@nestjs/common';
import { searchedOrganisationNumber } from '../../../domain/organisation-number.js';
import { workplaceList } from '../../../domain/lists/workplaces.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import {
  filterConditions,
  limitTo,
  orderOf,
  readPage,
  type FilterSql,
  type SortSql,
} from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { Workplace, WorkplacePage, WorkplacesInput } from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { AGREED_UNTIL, AGREEMENT_STATE, AGREEMENTS } from './agreements/workplace-agreements.queries.js';
import { TAKES_PLACE } from '../placements/placement-conditions.queries.js';

const SUPERVISOR = `json_build_object('id', v.id, 'version', v.version, 'name', v.name, 'phone', v.phone,
  'email', v.email, 'trainedOn', v.trained_on, 'certificate', v.filename)`;

/** `NNNNNN-NNNN`. */
const ORGANISATION_NUMBER = `left(w.organisation_number, 6) || '-' || right(w.organisation_number, 4)`;

const WORKPLACE = `json_build_object('id', w.id, 'version', w.version, 'name', w.name,
  'organisationNumber', ${ORGANISATION_NUMBER},
  'unit', w.unit, 'street', w.street, 'postalCode', w.postal_code, 'city', w.city, 'municipality', w.municipality,
  'branches', w.branches, 'contactName', w.contact_name, 'contactPhone', w.contact_phone,
  'contactEmail', w.contact_email, 'places', w.places, 'note', w.note, 'state', w.state,
  'stateReason', w.state_reason, 'riskAssessedOn', w.risk_assessed_on,
  'agreements', ${AGREEMENTS}, 'agreedUntil', ${AGREED_UNTIL}, 'agreementState', ${AGREEMENT_STATE},
  'freePlaces', w.places - (SELECT count(*) FROM placement p WHERE p.workplace_id = w.id AND ${TAKES_PLACE}
    AND today() BETWEEN p.start_date AND p.end_date),
  'supervisors', (SELECT coalesce(json_agg(${SUPERVISOR} ORDER BY v.name, v.id), '[]')
    FROM supervisor v WHERE v.workplace_id = w.id))`;

const FILTER: FilterSql<typeof workplaceList> = {
  q: (value) =>
    `lower(w.name || ' ' || coalesce(w.city, '') || ' ' ||
       coalesce(w.organisation_number || ' ' || ${ORGANISATION_NUMBER}, '')) LIKE ${value()}`,
  branches: (value) => `w.branches && ${value()}::text[]`,
  municipalities: (value) => `w.municipality = ANY (${value()}::text[])`,
  states: (value) => `w.state = ANY (${value()}::text[])`,
  agreements: (value) => `${AGREEMENT_STATE} = ANY (${value()}::text[])`,
};

const SORT: SortSql<typeof workplaceList> = { NAME: 'w.name', CITY: 'w.city', PLACES: 'w.places' };

/** Workplaces with their supervisors and free places: one statement per page or workplace. */
@Injectable()
export class WorkplaceList {
  constructor(private readonly database: Database) {}

  async page(input: WorkplacesInput, fixedOperation: boolean): Promise<WorkplacePage> {
    const { first, offset } = readPage(workplaceList, input, fixedOperation);
    const params = new SqlParams();
    const q = input.filter?.q && searchedOrganisationNumber(input.filter.q);
    const where = [
      'true',
      ...filterConditions(workplaceList, { ...input.filter, q }, { sql: FILTER, params }),
    ].join(' AND ');
    const order = `${orderOf(workplaceList, SORT, input.sort)}, w.name, w.id`;
    const [row] = await this.database.query<WorkplacePage>(
      `WITH page AS (SELECT w.*, row_number() OVER (ORDER BY ${order}) AS place FROM workplace w
         WHERE ${where} ORDER BY ${order} ${limitTo({ first, offset }, params)})
       SELECT (SELECT coalesce(json_agg(${WORKPLACE} ORDER BY w.place), '[]') FROM page w) AS nodes,
         (SELECT count(*)::integer FROM workplace w WHERE ${where}) AS "totalCount"`,
      params.values,
    );
    return row!;
  }

  async one(id: string, db: Queryable = this.database): Promise<Workplace> {
    const [row] = await db.query<{ workplace: Workplace }>(
      `SELECT ${WORKPLACE} AS workplace FROM workplace w WHERE w.id = $1`,
      [requireId(id, 'id')],
    );
    if (!row) throw notFound('Arbetsplatsen finns inte.');
    return row.workplace;
  }
}
