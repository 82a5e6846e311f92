/**
 * Reason in Swedish for the fee exemption of the exam (prövning) with this alias; null if the fee is due. By decision,
 * or because of an F (IG on basic level) in the course or its equivalent (domain, D6; förordning 1991:1124, 2 §), set
 * before the fee was paid and not by this exam or a later one. The reason names the grade and its course.
 */
export const feeExemptReason = (exam: string): string => `coalesce(${exam}.fee_exempt_reason, (
  SELECT failed.value || ' i ' || own.name || ' (' || own.code || ')' FROM grade failed
  JOIN course own ON own.id = failed.course_id
  WHERE failed.student_id = ${exam}.student_id AND failed.course_id = ANY (course_kin(${exam}.course_id))
    AND failed.value IN ('F', 'IG') AND failed.signed_at IS NOT NULL AND failed.exam_id IS DISTINCT FROM ${exam}.id
    AND failed.graded_on <= coalesce(${exam}.payment_date, (SELECT result.graded_on FROM grade result
      WHERE result.exam_id = ${exam}.id AND result.signed_at IS NOT NULL), 'infinity')
  ORDER BY failed.course_id = ${exam}.course_id DESC, failed.graded_on DESC, failed.id LIMIT 1))`;

/** The school's fee for a non-exempt exam. */
export const EXAM_FEE_ORE = '(SELECT exam_fee_ore FROM school_setting)';

/** Nothing to pay: the exam is exempt, or the school has no fee. */
export const owesNoFee = (exam: string): string =>
  `(${feeExemptReason(exam)} IS NOT NULL OR ${EXAM_FEE_ORE} = 0)`;
