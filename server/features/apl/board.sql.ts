/** Whose board it is, as the statement's parameters; the teacher is null for who is none. */
export interface Viewer {
  user: string;
  teacher: string;
}

/**
 * The card of student `s` with the counts `n` of `cardCounts`. The municipality of a protected
 * student is not shown to those who may not see contact fields (permissions, section 1.10).
 */
export function cardJson(seesContact: string, viewer: Viewer): string {
  return `json_build_object('id', s.id, 'name', s.name, 'aplStatus', s.apl_status,
    'aplStatusSince', iso(s.apl_status_since), 'movedAt', iso(s.apl_moved_at),
    'municipality', CASE WHEN NOT s.is_protected OR ${seesContact} THEN s.municipality END,
    'education', s.education_summary, 'isMine', coalesce(s.teacher_id = ${viewer.teacher}::uuid, false),
    'isDue', s.id = ANY (ARRAY(SELECT f.student_id FROM follow_up f
      WHERE f.assignee_id = ${viewer.user} AND f.done_at IS NULL AND f.due_on <= today())),
    'commentCount', coalesce(n.total, 0), 'unseenCount', coalesce(n.unseen, 0))`;
}

/** Comments for each student and how many of them the viewer has not seen: one pass over an index, no loop. */
export function cardCounts(viewer: string, only = 'true'): string {
  return `SELECT c.student_id, count(*)::integer AS total, count(*) FILTER (WHERE cs.user_id IS NULL)::integer AS unseen
    FROM comment c LEFT JOIN comment_seen cs ON cs.comment_id = c.id AND cs.user_id = ${viewer}
    WHERE c.deleted_at IS NULL AND ${only} GROUP BY c.student_id`;
}
