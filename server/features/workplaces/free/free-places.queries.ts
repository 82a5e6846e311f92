import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../domain/days.js';
import { freePlaceList } from '../../../../domain/lists/free-places.js';
import { freeSpans, type Stay } from '../../../../domain/placements/free-places.js';
import { Database } from '../../../platform/database/database.js';
import {
  filterConditions,
  limitTo,
  readPage,
  type FilterSql,
} from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { FreePlace, FreePlacePage, FreePlacesInput } from '../../../platform/graphql/generated.js';
import { TAKES_PLACE } from '../../placements/placement-conditions.queries.js';

const USUAL_DAYS = 84;
const LONGEST_DAYS = 366;

const FILTER: FilterSql<typeof freePlaceList> = {
  from: null,
  to: null,
  branch: (value) => `w.branches @> ARRAY[${value()}]::text[]`,
  municipality: (value) => `w.municipality = ${value()}`,
};

/** Condition: placement `p` takes a place at workplace `w` on some day of the period. */
const IN_PERIOD = `p.workplace_id = w.id AND ${TAKES_PLACE} AND p.start_date <= period.last
  AND p.end_date >= period.first`;

/** Condition: workplace `w` has a free place on the first day of the period, or on the day after a student leaves. */
const HAS_FREE_DAY = `EXISTS (SELECT FROM (SELECT period.first AS day UNION ALL
    SELECT p.end_date + 1 FROM placement p WHERE ${IN_PERIOD} AND p.end_date < period.last) d
  WHERE w.places > (SELECT count(*) FROM placement p WHERE p.workplace_id = w.id AND ${TAKES_PLACE}
    AND p.start_date <= d.day AND p.end_date >= d.day))`;

type Row = Omit<FreePlace, 'free' | 'spans'> & { stays: Stay[] };

/** Free places of workplaces in a period: one statement per page. */
@Injectable()
export class FreePlaceList {
  constructor(private readonly database: Database) {}

  async page(input: FreePlacesInput, fixedOperation: boolean): Promise<FreePlacePage> {
    const { first, offset } = readPage(freePlaceList, input, fixedOperation);
    const params = new SqlParams();
    const from = `coalesce(${params.add(input.from ?? null)}::date, today())`;
    const to = `coalesce(${params.add(input.to ?? null)}::date, ${from} + ${USUAL_DAYS})`;
    const where = [
      ...filterConditions(freePlaceList, input, { sql: FILTER, params, path: '' }),
      `w.state = 'ACTIVE'`,
    ].join(' AND ');
    const [row] = await this.database.hot<Omit<FreePlacePage, 'nodes'> & { nodes: Row[] }>(
      `WITH period AS (SELECT ${from} AS first, ${to} AS last),
       free AS (SELECT w.* FROM workplace w, period WHERE ${where} AND ${HAS_FREE_DAY}),
       page AS (SELECT * FROM free ORDER BY name, id ${limitTo({ first, offset }, params)})
       SELECT period.first::text AS "from", period.last::text AS "to",
         (SELECT count(*)::integer FROM free) AS "totalCount",
         (SELECT coalesce(json_agg(json_build_object(
             'workplace', json_build_object('id', w.id, 'name', w.name, 'street', w.street, 'city', w.city),
             'municipality', w.municipality, 'branches', w.branches, 'places', w.places,
             'stays', (SELECT coalesce(json_agg(json_build_object('startDate', p.start_date,
               'endDate', p.end_date)), '[]') FROM placement p WHERE ${IN_PERIOD})) ORDER BY w.name, w.id), '[]')
           FROM page w) AS nodes
       FROM period`,
      params.values,
    );
    const { nodes, ...page } = row!;
    assertPeriod(page);
    const period = { startDate: page.from, endDate: page.to };
    return { ...page, nodes: nodes.map((found) => toFreePlace(found, period)) };
  }
}

function assertPeriod({ from, to }: { from: string; to: string }): void {
  if (to < from) throw badField('to', 'ORDER', 'Sista dagen kan inte vara före den första.');
  if (to > addDays(from, LONGEST_DAYS)) throw badField('to', 'RANGE', 'Välj en period på högst ett år.');
}

function toFreePlace({ stays, ...row }: Row, period: Stay): FreePlace {
  const spans = freeSpans(period, row.places, stays);
  return { ...row, free: Math.min(...spans.map(({ free }) => free)), spans };
}
