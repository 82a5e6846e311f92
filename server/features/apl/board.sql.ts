/**
 * The card of student `s` with the counts `n` of `cardCounts`. The municipality of a protected
 * student is not shown to those who may not see contact fields (permissions, section 1.10).
 */
export function cardJson(seesContact: string): string {
  return `json_build_object('id', s.id, 'name', s.name, 'aplStatus', s.apl_status,
    'aplStatusSince', iso(s.apl_status_since), 'movedAt', iso(s.apl_moved_at),
    'municipality', CASE WHEN NOT s.is_protected OR ${seesContact} THEN s.municipality END,
    'education', s.education_summary,
    'commentCount', coalesce(n.total, 0), 'unseenCount', coalesce(n.unseen, 0))`;
}

/** Comments for each student and how many of them the viewer has not seen: one pass over an index, no loop. */
export function cardCounts(viewer: string, only = 'true'): string {
  return `SELECT c.student_id, count(*)::integer AS total, count(*) FILTER (WHERE cs.user_id IS NULL)::integer AS unseen
    FROM comment c LEFT JOIN comment_seen cs ON cs.comment_id = c.id AND cs.user_id = ${viewer}
    WHERE c.deleted_at IS NULL AND ${only} GROUP BY c.student_id`;
}
