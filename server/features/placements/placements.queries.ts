import { Injectable } from '@nestjs/common';
import { placementList } from '../../../domain/lists/placements.js';
import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { filterConditions, readPage, type FilterSql } from '../../platform/database/list-query.js';
import { type Found, placeOf, shownOf } from '../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf } from '../../platform/database/paging/keyset.js';
import { always, type Order } from '../../platform/database/paging/order.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type {
  Placement,
  PlacementPage,
  PlacementSort,
  PlacementsInput,
} from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import { awaitsOwnSignature, toAgreement, type AgreementRow } from './agreements/agreement.mapper.js';
import { AGREEMENT } from './agreements/agreements.queries.js';
import { toAssessed } from './assessments/assessments.mapper.js';
import { ASSESSMENT } from './assessments/assessments.queries.js';
import { COURSES, GOALS } from './goals/placement-goals.queries.js';
import { INCIDENTS } from './incidents/incidents.queries.js';
import { SUPERVISOR_LINK } from './link/supervisor-link.queries.js';
import { ASSESSMENT_MISSING, NEXT_DUE, NEXT_DUE_ON } from './placement-conditions.queries.js';
import { placementRights } from './placements.policy.js';
import { TALK_JOINS, TALKS } from './talks/talks.queries.js';

/** A placement before the viewer's permissions are known. */
type PlacementRow = Omit<Placement, 'viewerMay' | 'agreement' | 'awaitsOwnSignature'> & {
  agreement: AgreementRow | null;
  teacherId: string | null;
  studentTeacherId: string | null;
};

const PLACEMENT = `json_build_object('id', p.id, 'version', p.version, 'studentId', p.student_id,
  'studentName', s.name, 'studentTeacherId', s.teacher_id, 'teacherId', p.teacher_id,
  'workplace', json_build_object('id', w.id, 'name', w.name, 'street', w.street, 'city', w.city),
  'supervisor', CASE WHEN v.id IS NOT NULL THEN
    json_build_object('id', v.id, 'name', v.name, 'phone', v.phone) END,
  'teacher', CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'username', u.name) END,
  'startDate', p.start_date, 'endDate', p.end_date, 'hoursPerWeek', p.hours_per_week,
  'weekdays', p.weekdays, 'courses', ${COURSES}, 'goals', ${GOALS}, 'assessment', ${ASSESSMENT},
  'isAssessmentMissing', ${ASSESSMENT_MISSING}, 'plannedHours', p.planned_hours, 'state', p.state, 'stateReason', p.state_reason, 'endedOn', p.ended_on, 'agreedOn', p.agreed_on,
  'waivedReason', p.waived_reason, 'nextDue', ${NEXT_DUE}, 'nextDueOn', ${NEXT_DUE_ON},
  'agreement', ${AGREEMENT}, 'supervisorLink', ${SUPERVISOR_LINK}, 'incidents', ${INCIDENTS}, 'talks', ${TALKS})`;

const DETAILS = `JOIN workplace w ON w.id = p.workplace_id LEFT JOIN supervisor v ON v.id = p.supervisor_id
  LEFT JOIN teacher t ON t.id = p.teacher_id LEFT JOIN app_user u ON u.id = t.user_id ${TALK_JOINS}`;

const STUDENT = 'JOIN student s ON s.id = p.student_id';

const FILTER: FilterSql<typeof placementList> = {
  studentId: (value) => `p.student_id = ${value()}`,
  workplaceId: (value) => `p.workplace_id = ${value()}`,
  teacherId: (value) => `p.teacher_id = ${value()}`,
  states: (value) => `p.state = ANY (${value()}::text[])`,
  from: (value) => `p.end_date >= ${value()}`,
  to: (value) => `p.start_date <= ${value()}`,
};

const SORT = { START_DATE: 'p.start_date', END_DATE: 'p.end_date' } as const;

/** By day, and by id on the same day in the same direction: an index serves both. */
function orderOf(sort: PlacementsInput['sort']): Order {
  const { field, direction: way } = sort ?? (placementList.sorts!.usual as PlacementSort);
  return { key: always(SORT[field], 'date'), way, ties: [{ sql: 'p.id', type: 'uuid', way }] };
}

/** Placements of students that the viewer may see: one statement per page or placement. */
@Injectable()
export class PlacementList {
  constructor(private readonly database: Database) {}

  async page(actor: Actor, input: PlacementsInput, fixedOperation: boolean): Promise<PlacementPage> {
    const { first, offset } = readPage(placementList, input, fixedOperation);
    const params = new SqlParams();
    const where = [
      visibleTo(actor, params),
      ...filterConditions(placementList, input.filter ?? {}, { sql: FILTER, params }),
    ].join(' AND ');
    const order = orderOf(input.sort);
    const source = { table: 'placement p', row: 'p', joins: STUDENT, where };
    const after = placeOf(input.after, order);
    const [row] = await this.database.query<Found<PlacementRow>>(
      `WITH ${stretchOf(source, order, { first, offset, after }, params)}
       SELECT (SELECT coalesce(json_agg(${PLACEMENT} ORDER BY p.place), '[]')
           FROM page p ${STUDENT} ${DETAILS}) AS nodes,
         (SELECT count(*)::integer FROM placement p ${STUDENT} WHERE ${where}) AS total,
         ${lastPlace(first, order)} AS last`,
      params.values,
    );
    const { nodes, nextCursor } = shownOf(row!, first);
    return { nodes: nodes.map((found) => toPlacement(actor, found)), totalCount: row!.total, nextCursor };
  }

  async one(actor: Actor, id: string, db: Queryable = this.database): Promise<Placement> {
    const params = new SqlParams();
    const [row] = await db.query<{ placement: PlacementRow }>(
      `SELECT ${PLACEMENT} AS placement FROM placement p ${STUDENT} ${DETAILS}
       WHERE p.id = ${params.add(requireId(id, 'id'))} AND ${visibleTo(actor, params)}`,
      params.values,
    );
    if (!row) throw notFound('Placeringen finns inte.');
    return toPlacement(actor, row.placement);
  }
}

function toPlacement(actor: Actor, { teacherId, studentTeacherId, ...row }: PlacementRow): Placement {
  const viewerMay = placementRights(actor, { teacherId, studentTeacherId });
  return {
    ...row,
    ...toAssessed(actor, row),
    incidents: viewerMay.change ? row.incidents : [],
    talks: viewerMay.change ? row.talks : row.talks.map((talk) => ({ ...talk, note: null })),
    supervisorLink: viewerMay.change ? row.supervisorLink : null,
    agreement: row.agreement && toAgreement(actor, row.agreement),
    awaitsOwnSignature: awaitsOwnSignature(actor, row.studentId, row.agreement),
    viewerMay,
  };
}
