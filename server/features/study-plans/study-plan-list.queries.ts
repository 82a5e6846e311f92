import { Injectable } from '@nestjs/common';
import { studyPlanList } from '../../../domain/lists/study-plans.js';
import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { Database } from '../../platform/database/database.js';
import { readPage } from '../../platform/database/list-query.js';
import { type Found, placeOf, shownOf } from '../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf } from '../../platform/database/paging/keyset.js';
import { always, type Order } from '../../platform/database/paging/order.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type {
  StudyPlanFilter,
  StudyPlanPage,
  StudyPlanRow,
  StudyPlansInput,
} from '../../platform/graphql/generated.js';
import { isCurrent } from '../catalogue/course.queries.js';
import { GOAL_TEXT } from './plan-facts.queries.js';

interface Group {
  table: string;
  row: 's' | 'p';
  joins?: string;
  where: string;
  order: Order;
}

const BY_NAME: Order = {
  key: always('s.name'),
  way: 'ASC',
  ties: [{ sql: 's.id', type: 'uuid', way: 'ASC' }],
};
const PLANS = { table: 'study_plan p', row: 'p', joins: 'JOIN student s ON s.id = p.student_id' } as const;
const planOrder = (sql: string, type: 'date' | 'timestamptz'): Order => ({
  key: always(sql, type),
  way: 'ASC',
  ties: [{ sql: 'p.id', type: 'uuid', way: 'ASC' }],
});

/** Days during which an interruption asks for a new plan. */
const INTERRUPTION_DAYS = 366;

/** Condition: the studies of student `s` have not ended; a student who has interrupted them may resume. */
const NOT_ENDED = `s.status <> 'ENDED'`;

/** The groups: by name, the plan that was changed longest ago first, the earliest planned end first. */
const GROUPS: Readonly<Record<StudyPlanFilter, Group>> = {
  MISSING: {
    table: 'student s',
    row: 's',
    where: `s.status NOT IN ('ENDED', 'DROPPED_OUT') AND s.anonymised_at IS NULL
      AND NOT EXISTS (SELECT FROM study_plan own WHERE own.student_id = s.id AND (own.state <> 'CLOSED'
        OR NOT EXISTS (SELECT FROM enrollment e WHERE e.student_id = s.id AND ${isCurrent('e')}
          AND e.created_at > own.updated_at)))`,
    order: BY_NAME,
  },
  OLD: {
    ...PLANS,
    where: `${NOT_ENDED} AND p.state <> 'CLOSED' AND p.updated_at < now() - interval '1 year'`,
    order: planOrder('p.updated_at', 'timestamptz'),
  },
  UNREACHABLE: {
    ...PLANS,
    where: `${NOT_ENDED} AND p.state <> 'CLOSED' AND p.reachable_until < today()`,
    order: planOrder('p.planned_end_date', 'date'),
  },
  INTERRUPTED: {
    ...PLANS,
    where: `p.state <> 'CLOSED' AND EXISTS (SELECT FROM enrollment e JOIN enrollment_status_change change
        ON change.enrollment_id = e.id AND change.status = e.status
      WHERE e.student_id = p.student_id AND e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL') AND e.is_enrollment
        AND e.removed_at IS NULL AND e.status_on >= today() - ${INTERRUPTION_DAYS} AND change.changed_at > p.updated_at)`,
    order: planOrder('p.updated_at', 'timestamptz'),
  },
};

const MOST_STUDIES = 20;

/** What student `s` is enrolled on: courses of a package or program are shown as that. */
const ENROLLED = `SELECT min(e.start_date) AS since,
    coalesce(json_agg(DISTINCT c.level) FILTER (WHERE c.level IS NOT NULL), '[]') AS levels,
    coalesce(to_json((array_agg(DISTINCT coalesce(pk.name, pr.name, c.name)))[1:${MOST_STUDIES}]), '[]') AS studies
  FROM enrollment e LEFT JOIN enrollment parent ON parent.id = e.parent_id AND parent.removed_at IS NULL
  LEFT JOIN course c ON c.id = e.course_id
  LEFT JOIN course_package pk ON pk.id = coalesce(e.package_id, parent.package_id)
  LEFT JOIN program pr ON pr.id = coalesce(e.program_id, parent.program_id)
  WHERE e.student_id = s.id AND ${isCurrent('e')}`;

const SOURCE = {
  s: 'page s LEFT JOIN study_plan p ON p.student_id = s.id',
  p: 'page p JOIN student s ON s.id = p.student_id',
} as const;

/** Students by their study plans: one statement per page. */
@Injectable()
export class StudyPlanList {
  constructor(private readonly database: Database) {}

  async page(actor: Actor, input: StudyPlansInput, fixedOperation: boolean): Promise<StudyPlanPage> {
    const { first, offset } = readPage(studyPlanList, input, fixedOperation);
    const { order, where: inGroup, ...group } = GROUPS[input.filter];
    const params = new SqlParams();
    const where = `${inGroup} AND ${visibleTo(actor, params)}`;
    const after = placeOf(input.after, order);
    const { table, row, joins = '' } = group;
    const page = stretchOf({ table, row, joins, where }, order, { first, offset, after }, params);
    const [found] = await this.database.query<Found<StudyPlanRow>>(
      `WITH ${page}
       SELECT (SELECT count(*)::integer FROM ${table} ${joins} WHERE ${where}) AS total,
         (SELECT coalesce(json_agg(shown), '[]') FROM (
           SELECT s.id AS "studentId", s.name AS "studentName", s.municipality, read.levels, read.studies,
             read.since AS "enrolledSince", p.goal, ${GOAL_TEXT} AS "goalText", p.state,
             p.planned_end_date AS "plannedEndDate", iso(p.updated_at) AS "updatedAt"
           FROM ${SOURCE[row]} CROSS JOIN LATERAL (${ENROLLED}) read ORDER BY ${row}.place) shown) AS nodes,
         ${lastPlace(first, order)} AS last`,
      params.values,
    );
    return { ...shownOf(found!, first), totalCount: found!.total };
  }
}
