/** `ExamProgress` of the exam with this alias. A booked part is over after its day, or once attendance is recorded. */
export const examProgress = (exam: string): string => `CASE
  WHEN EXISTS (SELECT FROM grade g WHERE g.exam_id = ${exam}.id AND g.signed_at IS NOT NULL) THEN 'GRADED'
  WHEN ${exam}.status = 'DENIED' THEN 'DENIED'
  WHEN ${exam}.status = 'INTRESSE' THEN 'WAITING'
  ELSE (SELECT CASE
      WHEN bool_and(b.attendance = 'ABSENT') THEN 'MISSED'
      WHEN bool_and(o.held_on < today() OR b.attendance IS NOT NULL) THEN 'HELD'
      WHEN bool_or(b.summoned_at IS NOT NULL) THEN 'SUMMONED'
      ELSE 'ACCEPTED' END
    FROM exam_booking b JOIN exam_occasion o ON o.id = b.occasion_id
    WHERE b.exam_id = ${exam}.id AND o.cancelled_at IS NULL) END`;
