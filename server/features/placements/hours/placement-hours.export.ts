import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hoursOf } from '../../../../domain/placements/hours.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { Database } from '../../../platform/database/database.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { badField } from '../../../platform/errors/app-error.js';
import { exported, ExportSources, type ExportColumn } from '../../exports/export-sources.service.js';
import { dateIn } from '../../exports/url-values.input.js';
import { LAST_DAY } from '../last-day.queries.js';
import { isNotInterrupted, placementPoints, REQUIRED_HOURS } from './required-points.queries.js';

/** A student with placements in the period. */
interface HoursOfStudent extends Read<'student', 'isProtected' | 'personalNumber' | 'name' | 'municipality'> {
  studentId: Row<'student'>['id'];
  packages: string | null;
  points: number | null;
  required: number | null;
  planned: number;
  reportedMinutes: number;
  confirmedMinutes: number;
  workplaces: string;
  from: string;
  to: string;
}

const COLUMNS: readonly ExportColumn<HoursOfStudent>[] = [
  { header: 'Personnummer', value: ({ personalNumber }) => personalNumber },
  { header: 'Namn', value: ({ name }) => name },
  { header: 'Kommun', value: ({ municipality }) => municipality },
  { header: 'Paket', value: ({ packages }) => packages },
  { header: 'Paketets poäng', kind: 'number', value: ({ points }) => points },
  { header: 'Krävda timmar', kind: 'number', value: ({ required }) => required },
  { header: 'Planerade timmar', kind: 'number', value: ({ planned }) => planned },
  { header: 'Rapporterade timmar', kind: 'number', value: ({ reportedMinutes }) => hoursOf(reportedMinutes) },
  { header: 'Bekräftade timmar', kind: 'number', value: ({ confirmedMinutes }) => hoursOf(confirmedMinutes) },
  { header: 'Arbetsplatser', value: ({ workplaces }) => workplaces },
  { header: 'Från', kind: 'date', value: ({ from }) => from },
  { header: 'Till', kind: 'date', value: ({ to }) => to },
];

/**
 * Placements `p` that touch the period, of the students of the customers; `from` and `to` are placeholders. One that was
 * interrupted before its first day has no days.
 */
function touching(actor: Actor, query: URLSearchParams, params: SqlParams): Touching {
  const [from, to] = periodOf(query).map((day) => params.add(day)) as [string, string];
  const customers = query.getAll('kommun').filter(Boolean);
  const ofCustomers =
    customers.length > 0 ? `AND s.municipality = ANY (${params.add(customers)}::text[])` : '';
  const placements = `placement p JOIN student s ON s.id = p.student_id
   WHERE p.end_date >= ${from}::date AND ${LAST_DAY} >= greatest(p.start_date, ${from}::date) AND p.start_date <= ${to}::date AND ${visibleTo(actor, params)} ${ofCustomers}`;
  return { from, to, placements };
}

/** Minutes of week `k` within the period: its own sum, or that of its days where the period begins or ends in it. */
const minutesWithin = (from: string, to: string): string =>
  `CASE WHEN k.monday >= ${from}::date AND k.monday + 6 <= ${to}::date THEN k.minutes
     ELSE (SELECT coalesce(sum(d.minutes), 0) FROM placement_day d WHERE d.placement_id = k.placement_id
       AND d.monday = k.monday AND d.day BETWEEN ${from}::date AND ${to}::date) END`;

interface Touching {
  from: string;
  to: string;
  placements: string;
}

/**
 * Hours per student and period, for the report on state grants: of all students, or of those of one customer or several
 * (`kommun`). Reported and confirmed are the hours of the days within the period; required and planned are those of the
 * whole package and of whole placements.
 */
@Injectable()
export class PlacementHoursExport implements OnModuleInit {
  constructor(
    private readonly sources: ExportSources,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.sources.register(
      exported<HoursOfStudent>({
        list: 'placement-hours',
        title: 'APL-timmar',
        columns: COLUMNS,
        rows: (actor, query) => this.rows(actor, query),
        count: (actor, query) => this.count(actor, query),
        protectedStudent: ({ isProtected, studentId }) => (isProtected ? studentId : null),
      }),
    );
  }

  private rows(actor: Actor, query: URLSearchParams): Promise<HoursOfStudent[]> {
    const params = new SqlParams();
    const { from, to, placements } = touching(actor, query, params);
    return this.database.query<HoursOfStudent>(
      `WITH touched AS MATERIALIZED (SELECT p.*, ${LAST_DAY} AS last_day, s.name, s.personal_number, s.municipality, s.is_protected
         FROM ${placements}),
       hours AS (SELECT t.id, sum(part.minutes)::integer AS reported,
           coalesce(sum(part.minutes) FILTER (WHERE k.confirmed_at IS NOT NULL), 0)::integer AS confirmed
         FROM touched t JOIN placement_week k ON k.placement_id = t.id
           AND k.monday BETWEEN ${from}::date - 6 AND ${to}::date
         CROSS JOIN LATERAL (SELECT ${minutesWithin(from, to)} AS minutes) part
         GROUP BY t.id),
       placed AS (SELECT t.student_id, t.name, t.personal_number, t.municipality, t.is_protected,
           coalesce(sum(t.planned_hours) FILTER (WHERE t.state <> 'INTERRUPTED'), 0)::integer AS planned,
           coalesce(sum(h.reported), 0)::integer AS reported, coalesce(sum(h.confirmed), 0)::integer AS confirmed,
           string_agg(DISTINCT w.name || coalesce(' (' || left(w.organisation_number, 6) || '-' ||
             right(w.organisation_number, 4) || ')', ''), ', ') AS workplaces,
           min(t.start_date) AS first, max(t.last_day) AS last
         FROM touched t JOIN workplace w ON w.id = t.workplace_id LEFT JOIN hours h ON h.id = t.id
         GROUP BY t.student_id, t.name, t.personal_number, t.municipality, t.is_protected),
       packages AS (SELECT e.student_id, string_agg(DISTINCT coalesce(cp.code, cp.name), ', ') AS codes
         FROM enrollment e JOIN course_package cp ON cp.id = e.package_id
         WHERE e.removed_at IS NULL AND e.student_id IN (SELECT student_id FROM placed)
           AND ${isNotInterrupted('e')}
         GROUP BY e.student_id)
       SELECT l.student_id AS "studentId", l.is_protected AS "isProtected", l.personal_number AS "personalNumber", l.name,
         l.municipality, c.codes AS packages, n.points, ${REQUIRED_HOURS} AS required, l.planned,
         l.reported AS "reportedMinutes", l.confirmed AS "confirmedMinutes", l.workplaces, l.first AS "from", l.last AS "to"
       FROM placed l LEFT JOIN packages c ON c.student_id = l.student_id
         LEFT JOIN (${placementPoints('e.student_id IN (SELECT student_id FROM placed)', 'ALL')}) n
           ON n.student_id = l.student_id
       ORDER BY l.name, l.student_id`,
      params.values,
    );
  }

  private async count(actor: Actor, query: URLSearchParams): Promise<number> {
    const params = new SqlParams();
    const { placements } = touching(actor, query, params);
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(DISTINCT p.student_id)::integer AS count FROM ${placements}`,
      params.values,
    );
    return row!.count;
  }
}

/** First and last day of `fran` and `till`, both required. */
function periodOf(query: URLSearchParams): [string, string] {
  const [from, to] = [dateIn(query, 'fran'), dateIn(query, 'till')];
  if (!from || !to) throw badField('query', 'REQUIRED', 'Ange periodens första och sista dag.');
  if (to < from) throw badField('query', 'ORDER', 'Periodens sista dag får inte vara före den första.');
  return [from, to];
}
