import { LINK_DAYS } from '../../../../domain/placements/supervisor-view.js';
import { agreementLines } from '../agreements/agreements.queries.js';
import { LAST_DAY } from '../last-day.queries.js';

const EXPIRES_ON = `(${LAST_DAY} + ${LINK_DAYS})`;

/** Condition: a link of placement `p` would have expired. */
export const LINK_EXPIRED = `(today() > ${EXPIRES_ON})`;

/** Condition: link `l` of placement `p` and student `s` holds: its supervisor still has the address it was mailed to. */
export const LINK_HOLDS = `(l.revoked_at IS NULL AND l.supervisor_id IS NOT DISTINCT FROM p.supervisor_id
  AND EXISTS (SELECT FROM supervisor own WHERE own.id = l.supervisor_id AND lower(own.email) = lower(l.sent_to))
  AND NOT ${LINK_EXPIRED} AND NOT s.is_protected AND s.anonymised_at IS NULL)`;

/** The link of placement `p` of student `s` as JSON; null without one. */
export const SUPERVISOR_LINK = `(SELECT json_build_object('sentTo', l.sent_to, 'createdAt', iso(l.created_at),
    'expiresOn', ${EXPIRES_ON}, 'isLive', ${LINK_HOLDS})
  FROM placement_link l WHERE l.placement_id = p.id)`;

const HAS_BEGUN = `p.state NOT IN ('PLANNED', 'AGREED')`;

/** What the supervisor sees of placement `p`: nothing else leaves the database. */
export const SUPERVISOR_VIEW = `json_build_object('studentName', s.name, 'workplace', w.name,
  'startDate', p.start_date, 'endDate', ${LAST_DAY}, 'agreement', (
    SELECT json_build_object('version', a.version, 'startDate', a.start_date, 'endDate', a.end_date,
      'hoursPerWeek', a.hours_per_week, 'plannedHours', a.planned_hours, 'weekdays', a.weekdays,
      'goals', ${agreementLines('goals')}, 'text', a.text -> 'SV', 'textInEnglish', a.text -> 'EN',
      'isSignedByWorkplace', a.attached_at IS NOT NULL OR EXISTS (SELECT FROM placement_signature g
        WHERE g.placement_id = a.placement_id AND g.version = a.version AND g.party = 'WORKPLACE'))
    FROM placement_agreement a WHERE a.placement_id = p.id AND a.ended_at IS NULL AND a.sent_at IS NOT NULL),
  'weeks', (SELECT coalesce(json_agg(json_build_object('monday', k.monday, 'version', k.version,
      'hours', k.minutes / 60.0, 'daysAway', (SELECT count(*) FROM placement_day d
        WHERE d.placement_id = k.placement_id AND d.monday = k.monday AND d.absence IS NOT NULL),
      'isConfirmed', k.confirmed_at IS NOT NULL) ORDER BY k.monday DESC), '[]')
    FROM placement_week k WHERE k.placement_id = p.id AND EXISTS (SELECT FROM placement_day d
      WHERE d.placement_id = k.placement_id AND d.monday = k.monday)),
  'goals', (SELECT coalesce(json_agg(json_build_object('id', g.id, 'text', g.text, 'level', g.level,
      'comment', g.comment) ORDER BY c.name, g.position), '[]')
    FROM placement_goal g JOIN course c ON c.id = g.course_id WHERE g.placement_id = p.id),
  'assessment', CASE WHEN ${HAS_BEGUN} THEN (SELECT json_build_object('version', coalesce(a.version, 0), 'text', a.text,
      'isSeen', a.seen_at IS NOT NULL)
    FROM (SELECT) one LEFT JOIN placement_assessment a ON a.placement_id = p.id) END)`;

/** The placement of the link with this hash, as long as the link holds. */
export const BY_LINK = `FROM placement_link l JOIN placement p ON p.id = l.placement_id
  JOIN supervisor v ON v.id = l.supervisor_id
  JOIN student s ON s.id = p.student_id JOIN workplace w ON w.id = p.workplace_id
  WHERE l.token_hash = $1 AND ${LINK_HOLDS}`;
