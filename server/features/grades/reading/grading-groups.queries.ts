import { Injectable } from '@nestjs/common';
import { gradingList } from '../../../../domain/lists/grading-groups.js';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import {
  filterConditions,
  limitTo,
  readPage,
  type FilterSql,
} from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type { GradingGroupPage, GradingGroupsInput } from '../../../platform/graphql/generated.js';
import { hiddenFrom, knownTo } from '../../../platform/auth/student-scope.js';
import { BEGUN, BY_URGENCY, groupJson, groupsSql, IS_LISTED } from '../grade-groups.queries.js';
import { examOf } from './grade-sheets.service.js';

const FILTER: FilterSql<typeof gradingList> = {
  text: (value) =>
    `(lower(grading.name) LIKE ${value()} OR lower(grading.code) LIKE ${value()} OR lower(grading.teacher) LIKE ${value()})`,
  kinds: (value) => `grading.kind = ANY (${value()})`,
  states: (value) => `grading.state = ANY (${value()})`,
};

/**
 * The list of gradable groups (pages, section 10, left): one statement for the page, its total and the
 * counts.
 */
@Injectable()
export class GradingGroups {
  constructor(private readonly database: Database) {}

  async page(actor: Actor, input: GradingGroupsInput): Promise<GradingGroupPage> {
    const cut = readPage(gradingList, input);
    const params = new SqlParams();
    const conditions = {
      known: knownTo(actor, params, 'e.student_id'),
      hidden: hiddenFrom(actor, params),
      examKnown: knownTo(actor, params, 'x.student_id'),
      instance: `${BEGUN} AND ${instanceOf(actor, params)}`,
      exam: examOf(actor, params),
      // Students without an instance wait for one, which only administrators see.
      unplaced: hasRank(actor, 'ADMIN') ? 'true' : 'false',
    };
    const { states, ...wide } = input;
    const among = (given: GradingGroupsInput) =>
      ['true', ...filterConditions(gradingList, given, { sql: FILTER, params, path: '' })].join(' AND ');
    // The counts per state ignore the filter by state.
    const [listed, shown] = [among(wide), among({ states })];
    const [row] = await this.database.hot<GradingGroupPage>(
      `WITH ${groupsSql(conditions)},
       listed AS MATERIALIZED (SELECT grading.* FROM grading WHERE ${IS_LISTED} AND ${listed}),
       page AS (SELECT row_number() OVER (ORDER BY ${BY_URGENCY}) AS place, grading.* FROM listed grading
         WHERE ${shown} ORDER BY place
         ${limitTo(cut, params)})
       SELECT (SELECT coalesce(json_agg(${groupJson(conditions)} ORDER BY grading.place), '[]'::json) FROM page grading) AS nodes,
         (SELECT count(*)::integer FROM listed grading WHERE ${shown}) AS total,
         (SELECT coalesce(json_agg(json_build_object('state', state, 'count', count)), '[]'::json)
           FROM (SELECT state, count(*)::integer FROM listed GROUP BY state) counted) AS states`,
      params.values,
    );
    return row!;
  }
}

function instanceOf(actor: Actor, params: SqlParams): string {
  if (hasRank(actor, 'ADMIN')) return 'true';
  if (actor.teacherId === null) return 'ci.teacher_id IS NULL';
  return `(ci.teacher_id IS NULL OR ci.teacher_id = ${params.add(actor.teacherId)})`;
}
