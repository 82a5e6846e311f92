import { openExam } from '../exams.repository.js';

/** Number of the student's other open exams for the course of the exam with this alias; 0 unless it is open itself. */
export const otherRegistrations = (exam: string): string => `CASE WHEN ${openExam(exam)} THEN
  (SELECT count(*)::integer FROM exam x WHERE x.student_id = ${exam}.student_id AND x.id <> ${exam}.id AND ${openExam('x')}
    AND (x.course_id = ANY (course_kin(${exam}.course_id)) OR lower(x.course) = lower(${exam}.course)))
  ELSE 0 END`;
