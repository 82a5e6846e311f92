import { COLLEAGUE_MAY_KNOW } from '../../../platform/auth/student-scope.js';

/** The incidents of placement `p` as JSON, the latest first. */
export const INCIDENTS = `coalesce((SELECT json_agg(json_build_object('id', i.id, 'kind', i.kind, 'text', i.text,
    'createdAt', iso(i.created_at), 'createdBy', i.created_by_name) ORDER BY i.created_at DESC, i.id DESC)
  FROM placement_incident i WHERE i.placement_id = p.id), '[]')`;

/**
 * Notification of a new incident: `$1` its id, `$2` the placement's, `$3` the reporter, `$4` an id, `$5` the kind in
 * words. It names the student and the kind; what happened is read on the placement.
 */
export const INCIDENT_NOTICE = `SELECT $4::uuid AS id, 'PLACEMENT_INCIDENT' AS kind, 'incident:' || $1::uuid AS cause,
    $5 || ' på APL: ' || s.name || ', ' || w.name || '.' AS message, p.student_id, NULL::text AS subject,
    NULL::uuid AS subject_id, 'ADMINISTRATORS' AS audience,
    ARRAY(SELECT u.id FROM teacher t JOIN app_user u ON u.id = t.user_id
      WHERE t.id IN (s.teacher_id, p.teacher_id) AND u.id IS DISTINCT FROM $3::uuid AND ${COLLEAGUE_MAY_KNOW}) AS recipients
  FROM placement p JOIN student s ON s.id = p.student_id JOIN workplace w ON w.id = p.workplace_id WHERE p.id = $2`;
