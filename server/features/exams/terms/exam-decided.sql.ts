/**
 * When exam `x` was last decided, by the change history: what a decision keeps to be undone with says when somebody last
 * wrote something of it, a comment of the school's own included.
 */
export const EXAM_DECIDED_AT = `(SELECT max(h.changed_at) FROM change_history h
  WHERE (h.student_id = x.student_id
      OR h.student_id IN (SELECT old_id FROM student_alias WHERE student_id = x.student_id))
    AND 'examDecision' = ANY (h.changes)
    AND starts_with(h.new_values->>'examDecision', x.course || ', ' || x.requested_month || ': '))`;
