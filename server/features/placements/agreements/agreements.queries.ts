import { NOTICE_BATCH, noticeColumns } from '../placement-notice.queries.js';

/** The lines of a column of agreement `a` as JSON. */
export const agreementLines = (column: 'courses' | 'goals'): string =>
  `to_json(coalesce(string_to_array(a.${column}, chr(10)), '{}'))`;

/** The present agreement of placement `p` as JSON, without `isSigned`; null without one. */
export const AGREEMENT = `(SELECT json_build_object('version', a.version, 'workplace', a.workplace,
    'startDate', a.start_date, 'endDate', a.end_date, 'hoursPerWeek', a.hours_per_week,
    'plannedHours', a.planned_hours, 'weekdays', a.weekdays, 'courses', ${agreementLines('courses')},
    'goals', ${agreementLines('goals')}, 'text', a.text -> 'SV', 'sentAt', iso(a.sent_at), 'attachedAt', iso(a.attached_at),
    'fileId', (SELECT f.id FROM uploaded_file f WHERE f.id = a.file_id AND f.deleted_at IS NULL), 'signatures', coalesce((SELECT json_agg(json_build_object('party', g.party,
      'name', g.name, 'signedAt', iso(g.signed_at), 'address', g.address) ORDER BY g.signed_at, g.party)
      FROM placement_signature g WHERE g.placement_id = a.placement_id AND g.version = a.version), '[]'))
  FROM placement_agreement a WHERE a.placement_id = p.id AND a.ended_at IS NULL)`;

/** Cause of the notification that the first day of a placement has come without an agreement that all have signed. */
export const unsignedCause = (placementId: string): string => `agreement:${placementId}:unsigned`;

const UNSIGNED_CAUSE = `'agreement:' || p.id || ':unsigned'`;

/** Present placements without an agreement that all have signed, and not notified of. */
export const UNSIGNED = `SELECT p.id FROM placement p JOIN student s ON s.id = p.student_id
  WHERE p.state IN ('PLANNED', 'ONGOING') AND p.agreed_on IS NULL AND p.start_date <= today() AND p.end_date >= today()
    AND s.anonymised_at IS NULL AND NOT EXISTS (SELECT FROM notification n WHERE n.cause = ${UNSIGNED_CAUSE})
  ORDER BY p.id`;

/** Notifies the placement's and the student's teacher, else the administrators: `$1` placements, `$2` new ids. */
export const UNSIGNED_NOTICE = `${noticeColumns({
  ...{ kind: 'PLACEMENT_AGREEMENT', id: 'chosen.id', cause: UNSIGNED_CAUSE },
  words: `CASE p.state WHEN 'ONGOING' THEN 'APL pågår utan påskrivet avtal'
    ELSE 'APL skulle ha börjat, men avtalet är inte påskrivet av alla' END`,
})} ${NOTICE_BATCH}`;
