import { ASSESSMENT_NOTICE_DAYS } from '../../../../domain/placements/assessment.js';
import { LAST_DAY } from '../last-day.queries.js';
import { ASSESSMENT_MISSING } from '../placement-conditions.queries.js';
import { NOTICE_BATCH, NOTICE_FROM, noticeColumns } from '../placement-notice.queries.js';

/** The supervisor's assessment of placement `p` as JSON; null without one. */
export const ASSESSMENT = `(SELECT json_build_object('version', a.version, 'text', a.text,
    'assessedAt', iso(a.assessed_at), 'assessedBy', a.assessed_by_name, 'isOnPaper', a.entered_by IS NOT NULL,
    'seenAt', iso(a.seen_at), 'seenBy', a.seen_by_name)
  FROM placement_assessment a WHERE a.placement_id = p.id)`;

/**
 * Condition: a placement of a course enrolment `pe`, which `of` chooses, lacks the supervisor's assessment. An
 * interrupted one needs none.
 */
export const lacksAssessment = (of: string): string =>
  `EXISTS (SELECT FROM placement_course pk JOIN enrollment pe ON pe.id = pk.enrollment_id
    JOIN placement p ON p.id = pk.placement_id WHERE ${of} AND p.state <> 'INTERRUPTED'
      AND NOT EXISTS (SELECT FROM placement_assessment a WHERE a.placement_id = p.id))`;

/** Cause of the notification that an assessment is there. */
export const assessedCause = (placementId: string): string => `assessment:${placementId}:written`;

/** Cause of the notification that an assessment is missing. */
export const missingCause = (placementId: string): string => `assessment:${placementId}:missing`;

const notice = (id: string, cause: string, words: string): string =>
  noticeColumns({ kind: 'PLACEMENT_ASSESSMENT', id, cause, words });

/** Notification of an assessment by the link: `$1` the placement, `$2` an id, `$3` the cause. */
export const ASSESSED_NOTICE = `${notice('$2::uuid', '$3::text', `'Handledaren har lämnat omdöme om APL'`)}
  FROM placement p ${NOTICE_FROM} WHERE p.id = $1`;

const MISSING_CAUSE = `'assessment:' || p.id || ':missing'`;
/** Older placements are not notified of: nobody waits for their assessment. */
const LATEST_NOTICE_DAYS = 60;

/** Placements whose assessment is due and not notified of. */
export const DUE_ASSESSMENTS = `SELECT p.id FROM placement p JOIN student s ON s.id = p.student_id
  WHERE p.end_date >= today() - ${LATEST_NOTICE_DAYS} AND ${LAST_DAY}
      BETWEEN today() - ${LATEST_NOTICE_DAYS} AND today() + ${ASSESSMENT_NOTICE_DAYS} AND ${ASSESSMENT_MISSING}
    AND s.anonymised_at IS NULL AND NOT EXISTS (SELECT FROM notification n WHERE n.cause = ${MISSING_CAUSE})
  ORDER BY p.id`;

/** Notifies the placement's and the student's teacher, else the administrators: `$1` placements, `$2` new ids. */
export const MISSING_NOTICE = `${notice('chosen.id', MISSING_CAUSE, `'Handledarens omdöme om APL saknas'`)}
  ${NOTICE_BATCH}`;
