import { Injectable } from '@nestjs/common';
import { educationList } from '../../../domain/lists/catalogue/education.js';
import { Database } from '../../platform/database/database.js';
import { filterConditions, readPage, type FilterSql } from '../../platform/database/list-query.js';
import { type Found, placeOf, shownOf } from '../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf } from '../../platform/database/paging/keyset.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { EducationItem, EducationListInput, EducationPage } from '../../platform/graphql/generated.js';
import { isFoundByKin } from './courses/course-kin.queries.js';
import { EDUCATION_ITEM, educationOrder, offeredFor } from './education-items.queries.js';

const FILTER: FilterSql<typeof educationList> = {
  q: (value) =>
    `(lower(concat_ws(' ', o.name, o.code)) LIKE ${value()} OR ${isFoundByKin('o', (code) => `${code} LIKE ${value()}`)})`,
  type: (value) => `o.type = ${value()}`,
  system: (value) => `o.system = ${value()}`,
};

/** The education list: courses, packages and programs in one search (pages, section 3), one statement per page. */
@Injectable()
export class EducationList {
  constructor(private readonly database: Database) {}

  page(input: EducationListInput, fixedOperation: boolean): Promise<EducationPage> {
    return this.read(input, readPage(educationList, input, fixedOperation));
  }

  async all(input: EducationListInput): Promise<EducationItem[]> {
    return (await this.read(input, null)).nodes;
  }

  private async read(
    { sort, after, ...filter }: EducationListInput,
    window: { first: number; offset: number } | null,
  ): Promise<EducationPage> {
    const params = new SqlParams();
    const conditions = filterConditions(educationList, filter, { sql: FILTER, params, path: '' });
    const where = ['true', ...conditions].join(' AND ');
    const order = educationOrder(sort);
    const first = Math.trunc(window?.first ?? 0);
    const offered = `(${offeredFor(sort)}) o`;
    const stretch = window && { ...window, after: placeOf(after, order) };
    const page = stretchOf({ table: offered, row: 'o', where }, order, stretch, params);
    const [row] = await this.database[filter.q?.trim() ? 'query' : 'hot']<Found<EducationItem>>(
      `WITH ${page}
       SELECT coalesce((SELECT json_agg(${EDUCATION_ITEM} ORDER BY o.place) FROM page o), '[]'::json) AS nodes,
         (SELECT count(*)::integer FROM ${offered} WHERE ${where}) AS total, ${lastPlace(first, order)} AS last`,
      params.values,
    );
    return { ...shownOf(row!, window && first), totalCount: row!.total };
  }
}
