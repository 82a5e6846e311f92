import { Injectable } from '@nestjs/common';
import {
  calculationText,
  hoursOf,
  requiredHours,
  type PackagePoints,
} from '../../../../domain/placements/hours.js';
import { weekCode } from '../../../../domain/placements/week.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { ownOrStaff, visibleTo } from '../../../platform/auth/student-scope.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { PlacementDay, PlacementHours, PlacementWeek } from '../../../platform/graphql/generated.js';
import { accessLogPart, type AccessAction } from '../../../platform/history/access-log.js';
import { placementPoints } from './required-points.queries.js';

/** A week as SQL reads it, in minutes. */
type WeekRow = Omit<PlacementWeek, 'hours' | 'days' | 'week'> & {
  minutes: number;
  days: (Omit<PlacementDay, 'hours'> & { minutes: number })[];
};

interface HoursRow {
  package: PackagePoints | null;
  planned: number;
  reportedMinutes: number;
  confirmedMinutes: number;
  weeks: WeekRow[];
}

/** JSON of week `k` with its days. */
const WEEK = `json_build_object('placementId', k.placement_id, 'monday', k.monday, 'version', k.version,
  'minutes', k.minutes, 'reportedBy', k.reported_by_name, 'reportedAt', iso(k.reported_at),
  'confirmedBy', k.confirmed_by_name, 'confirmedAt', iso(k.confirmed_at),
  'days', (SELECT coalesce(json_agg(json_build_object('day', d.day, 'minutes', d.minutes, 'absence', d.absence,
      'byWorkplace', d.by_workplace) ORDER BY d.day), '[]') FROM placement_day d WHERE d.placement_id = k.placement_id AND d.monday = k.monday))`;

const NO_PACKAGE = 'Eleven har inget paket med APL, så inga timmar krävs.';

/** Hours of placements, in one statement per student or week. */
@Injectable()
export class PlacementHoursList {
  constructor(private readonly database: Database) {}

  /** The hours, with an access record. */
  async open(actor: Actor, studentId: string): Promise<PlacementHours> {
    return toHours(studentId, await this.read(actor, studentId, 'READ_STUDENT'));
  }

  /** The same without a record, for an answer that shows none of them. */
  async ofStudent(actor: Actor, studentId: string): Promise<PlacementHours> {
    return toHours(studentId, await this.read(actor, studentId, null));
  }

  private async read(actor: Actor, studentId: string, access: AccessAction | null): Promise<HoursRow> {
    const params = new SqlParams();
    const id = params.add(ownOrStaff(actor, studentId));
    const [row] = await this.database.hot<HoursRow>(
      `WITH found AS MATERIALIZED (SELECT s.id, s.is_protected FROM student s WHERE s.id = ${id} AND ${visibleTo(actor, params)}),
       ${accessLogPart(actor, access, params, 'found')}
       SELECT (SELECT row_to_json(n) FROM (${placementPoints('e.student_id = s.id')}) n) AS package,
         coalesce(sum(p.planned_hours) FILTER (WHERE p.state <> 'INTERRUPTED'), 0)::integer AS planned,
         coalesce(sum(p.reported_minutes), 0)::integer AS "reportedMinutes",
         coalesce(sum(p.confirmed_minutes), 0)::integer AS "confirmedMinutes",
         (SELECT coalesce(json_agg(${WEEK} ORDER BY k.monday DESC), '[]') FROM placement_week k
           WHERE k.placement_id = ANY (array_agg(p.id))) AS weeks
       FROM found s LEFT JOIN placement p ON p.student_id = s.id GROUP BY s.id`,
      params.values,
    );
    if (!row) throw notFound('Eleven finns inte.');
    return row;
  }

  /** A reported week; null without one. */
  async week(placementId: string, monday: string, db: Queryable): Promise<PlacementWeek | null> {
    const [row] = await db.query<{ week: WeekRow }>(
      `SELECT ${WEEK} AS week FROM placement_week k WHERE k.placement_id = $1 AND k.monday = $2`,
      [placementId, monday],
    );
    return row ? toWeek(row.week) : null;
  }
}

function toHours(
  studentId: string,
  { package: required, planned, reportedMinutes, confirmedMinutes, weeks }: HoursRow,
): PlacementHours {
  return {
    ...{ studentId, planned },
    required: required && requiredHours(required),
    calculation: required ? calculationText(required) : NO_PACKAGE,
    ...{ reported: hoursOf(reportedMinutes), confirmed: hoursOf(confirmedMinutes) },
    weeks: weeks.map(toWeek),
  };
}

function toWeek({ minutes, days, ...row }: WeekRow): PlacementWeek {
  return {
    ...row,
    week: weekCode(row.monday),
    hours: hoursOf(minutes),
    days: days.map(({ minutes: ofDay, ...day }) => ({ ...day, hours: hoursOf(ofDay) })),
  };
}
