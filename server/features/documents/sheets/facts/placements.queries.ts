import type { AgreementLanguage, AgreementText } from '../../../../../domain/placements/agreement-text.js';
import type { Queryable } from '../../../../platform/database/database.js';
import type { Read, Row } from '../../../../platform/database/rows.js';
import type { AgreementParty } from '../../../../platform/graphql/generated.js';

/** A placement of a document's student. */
export interface SheetPlacement extends Read<
  'placement',
  | 'id'
  | 'startDate'
  | 'endDate'
  | 'hoursPerWeek'
  | 'plannedHours'
  | 'reportedMinutes'
  | 'confirmedMinutes'
  | 'weekdays'
> {
  /** The last day at the workplace, not after today. */
  lastDay: string;
  workplace: Row<'workplace'>['name'];
  /** '556036-0793'; null if not known. */
  organisationNumber: string | null;
  address: string | null;
  contact: string | null;
  supervisor: Row<'supervisor'>['name'] | null;
  supervisorContact: string | null;
  teacher: Row<'app_user'>['name'] | null;
  /** Names of the courses to which it belongs; null without any. */
  courses: string | null;
  /** The goals in their order; null without any. */
  goals: string | null;
  /** True until it is done or interrupted. */
  isOpen: boolean;
  /** Names of those who confirmed weeks. */
  confirmedBy: string | null;
  /** The present agreement with what it says; null without one. */
  agreement: {
    version: number;
    startDate: string;
    endDate: string;
    hoursPerWeek: number;
    plannedHours: number;
    weekdays: number[];
    workplace: string;
    courses: string | null;
    goals: string | null;
    text: Record<AgreementLanguage, AgreementText>;
    /** A signed paper is attached. */
    isOnPaper: boolean;
    /** `signedOn` is a Swedish day and time of day. */
    signatures: { party: AgreementParty; name: string; signedOn: string }[];
  } | null;
}

/** Placements of a student that touch the period, in order; with `ids` those alone. */
export function readPlacements(
  db: Queryable,
  studentId: string,
  { from, to, ids }: { from: string | null; to: string | null; ids: readonly string[] | null },
): Promise<SheetPlacement[]> {
  return db.query<SheetPlacement>(
    `SELECT p.id, p.start_date AS "startDate", p.end_date AS "endDate",
       least(coalesce(p.ended_on, p.end_date), today()) AS "lastDay", p.hours_per_week AS "hoursPerWeek",
       p.planned_hours AS "plannedHours", p.reported_minutes AS "reportedMinutes",
       p.confirmed_minutes AS "confirmedMinutes", p.state IN ('PLANNED', 'AGREED', 'ONGOING') AS "isOpen",
       p.weekdays,
       (SELECT string_agg(DISTINCT c.name, ', ' ORDER BY c.name) FROM placement_course m
        JOIN enrollment e ON e.id = m.enrollment_id JOIN course c ON c.id = e.course_id
        WHERE m.placement_id = p.id) AS courses,
       (SELECT string_agg(o.text, '; ' ORDER BY o.position) FROM placement_goal o
        WHERE o.placement_id = p.id) AS goals,
       w.name AS workplace, left(w.organisation_number, 6) || '-' || right(w.organisation_number, 4) AS "organisationNumber",
       nullif(concat_ws(', ', w.street, nullif(concat_ws(' ', w.postal_code, w.city), '')), '') AS address,
       nullif(concat_ws(', ', w.contact_name, w.contact_phone, w.contact_email), '') AS contact,
       v.name AS supervisor, nullif(concat_ws(', ', v.phone, v.email), '') AS "supervisorContact", u.name AS teacher,
       (SELECT string_agg(DISTINCT k.confirmed_by_name, ', ' ORDER BY k.confirmed_by_name)
        FROM placement_week k WHERE k.placement_id = p.id) AS "confirmedBy",
       (SELECT json_build_object('version', a.version, 'workplace', a.workplace,
          'startDate', a.start_date, 'endDate', a.end_date, 'hoursPerWeek', a.hours_per_week,
          'plannedHours', a.planned_hours, 'weekdays', a.weekdays, 'courses', replace(a.courses, chr(10), ', '),
          'goals', replace(a.goals, chr(10), '; '), 'text', a.text, 'isOnPaper', a.attached_at IS NOT NULL,
          'signatures', coalesce((SELECT json_agg(json_build_object('party', g.party, 'name', g.name,
            'signedOn', to_char(g.signed_at AT TIME ZONE 'Europe/Stockholm', 'YYYY-MM-DD HH24:MI')))
            FROM placement_signature g WHERE g.placement_id = a.placement_id AND g.version = a.version), '[]'))
        FROM placement_agreement a WHERE a.placement_id = p.id AND a.ended_at IS NULL) AS agreement
     FROM placement p JOIN workplace w ON w.id = p.workplace_id LEFT JOIN supervisor v ON v.id = p.supervisor_id
       LEFT JOIN teacher t ON t.id = p.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
     WHERE p.student_id = $1 AND p.end_date >= coalesce($2, p.end_date) AND p.start_date <= coalesce($3, p.start_date)
       AND ($4::uuid[] IS NULL OR p.id = ANY ($4))
     ORDER BY p.start_date, p.id`,
    [studentId, from, to, ids],
  );
}
