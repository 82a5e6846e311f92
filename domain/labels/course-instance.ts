import type { CancelledStudents, CourseInstanceStatus, StudyForm } from '../generated.js';

/** Statuses of a course instance. */
export const courseInstanceStatusLabels: Readonly<Record<CourseInstanceStatus, string>> = {
  PLANNED: 'Planerat',
  OPEN: 'Öppet',
  ONGOING: 'Pågående',
  FINISHED: 'Avslutat',
  CANCELLED: 'Inställt',
};

/** How a course is held. */
export const studyFormLabels: Readonly<Record<StudyForm, string>> = {
  CLASSROOM: 'Klassrum',
  DISTANCE: 'Distans',
  FLEX: 'Flex',
  APPRENTICESHIP: 'Lärling',
};

/** What happens to the students of an instance that is cancelled. */
export const cancelledStudentsLabels: Readonly<Record<CancelledStudents, string>> = {
  MOVE: 'Flytta till ett annat tillfälle',
  PLAN: 'Tillbaka till planerad',
  END: 'Avsluta',
};

/** What that means for them. */
export const cancelledStudentsMeanings: Readonly<Record<CancelledStudents, string>> = {
  MOVE: 'Samma inskrivning går vidare där.',
  PLAN: 'De väntar på att placeras på nytt.',
  END: 'Inskrivningen får statusen Inställd.',
};
