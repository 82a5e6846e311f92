import { Injectable } from '@nestjs/common';
import { placementList } from '../../../domain/lists/placements.js';
import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
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
import type { Placement, PlacementPage, PlacementsInput } from '../../platform/graphql/generated.js';
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

const FILTER: FilterSql<typeof placementList> = {
  studentId: (value) => `p.student_id = ${value()}`,
  workplaceId: (value) => `p.workplace_id = ${value()}`,
  teacherId: (value) => `p.teacher_id = ${value()}`,
  states: (value) => `p.state = ANY (${value()}::text[])`,
  from: (value) => `p.end_date >= ${value()}`,
  to: (value) => `p.start_date <= ${value()}`,
};

const SORT: SortSql<typeof placementList> = { START_DATE: 'p.start_date', END_DATE: 'p.end_date' };

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
    const order = `${orderOf(placementList, SORT, input.sort)}, p.id`;
    const source = `placement p JOIN student s ON s.id = p.student_id WHERE ${where}`;
    const [row] = await this.database.query<{ nodes: PlacementRow[]; total: number }>(
      `WITH page AS (SELECT p.*, row_number() OVER (ORDER BY ${order}) AS place FROM ${source}
         ORDER BY ${order} ${limitTo({ first, offset }, params)})
       SELECT (SELECT coalesce(json_agg(${PLACEMENT} ORDER BY p.place), '[]')
           FROM page p JOIN student s ON s.id = p.student_id ${DETAILS}) AS nodes,
         (SELECT count(*)::integer FROM ${source}) AS total`,
      params.values,
    );
    return { nodes: row!.nodes.map((found) => toPlacement(actor, found)), totalCount: row!.total };
  }

  async one(actor: Actor, id: string, db: Queryable = this.database): Promise<Placement> {
    const params = new SqlParams();
    const [row] = await db.query<{ placement: PlacementRow }>(
      `SELECT ${PLACEMENT} AS placement FROM placement p JOIN student s ON s.id = p.student_id ${DETAILS}
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
