/** The enums whose values REST writes in lower case (contract, section 2), and the calendar's. */
export const LOWER_CASE_ENUMS: ReadonlySet<string> = new Set([
  'Role',
  'ExamStatus',
  'ExamDecision',
  'ExamPart',
  'ExamAttendance',
  'BookingWarning',
  'OccasionWarning',
  'CalendarLayer',
]);
