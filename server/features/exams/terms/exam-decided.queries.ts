/**
 * When exam `x` was last decided, from the change history. The column with a decision's undo data would also
 * reflect later edits, such as a comment.
 */
export const EXAM_DECIDED_AT = `(SELECT max(h.changed_at) FROM change_history h
  WHERE (h.student_id = x.student_id
      OR h.student_id IN (SELECT old_id FROM student_alias WHERE student_id = x.student_id))
    AND 'examDecision' = ANY (h.changes)
    AND starts_with(h.new_values->>'examDecision', x.course || ', ' || x.requested_month || ': '))`;
