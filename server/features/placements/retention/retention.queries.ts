import { Injectable } from '@nestjs/common';
import { expiredPlacementList } from '../../../../domain/lists/placements.js';
import { PLACEMENT_RETENTION_YEARS } from '../../../../domain/placements/retention.js';
import { Database } from '../../../platform/database/database.js';
import { limitTo, readPage } from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { LAST_DAY } from '../last-day.queries.js';
import type {
  ExpiredPlacement,
  ExpiredPlacementPage,
  ExpiredPlacementsInput,
} from '../../../platform/graphql/generated.js';

/**
 * Condition: the last day of placement `p` is so long ago that it is no longer kept (pages, X1551), also if nobody has
 * recorded that it ended.
 */
export const IS_EXPIRED = `(${LAST_DAY} < (today() - interval '${PLACEMENT_RETENTION_YEARS} years')::date)`;

/** Placements to erase: one statement per page. */
@Injectable()
export class ExpiredPlacements {
  constructor(private readonly database: Database) {}

  async page(input: ExpiredPlacementsInput, fixedOperation: boolean): Promise<ExpiredPlacementPage> {
    const { first, offset } = readPage(expiredPlacementList, input, fixedOperation);
    const params = new SqlParams();
    const [row] = await this.database.query<{ nodes: ExpiredPlacement[]; totalCount: number }>(
      `WITH page AS (SELECT p.* FROM placement p WHERE ${IS_EXPIRED}
         ORDER BY ${LAST_DAY}, p.id ${limitTo({ first, offset }, params)})
       SELECT (SELECT coalesce(json_agg(json_build_object('id', p.id, 'studentId', s.id, 'studentName', s.name,
             'workplace', w.name, 'startDate', p.start_date, 'endDate', ${LAST_DAY}, 'state', p.state,
             'hours', p.reported_minutes / 60.0) ORDER BY ${LAST_DAY}, p.id), '[]')
           FROM page p JOIN student s ON s.id = p.student_id JOIN workplace w ON w.id = p.workplace_id) AS nodes,
         (SELECT count(*)::integer FROM placement p WHERE ${IS_EXPIRED}) AS "totalCount"`,
      params.values,
    );
    return row!;
  }
}
