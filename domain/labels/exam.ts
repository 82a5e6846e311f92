import type {
  BookingWarning,
  CalendarLayer,
  ExamAttendance,
  ExamDecision,
  ExamPart,
  ExamProgress,
  ExamStatus,
  OccasionWarning,
} from '../generated.js';

/** The parts of an exam (domain, D6). */
export const examPartLabels: Readonly<Record<ExamPart, string>> = {
  WRITTEN: 'Skriftlig',
  ORAL: 'Muntlig',
  LABORATORY: 'Laboration',
  PRACTICAL: 'Praktisk',
};

/** The states of a registration (specification §2). */
export const examStatusLabels: Readonly<Record<ExamStatus, string>> = {
  INTRESSE: 'Intresse',
  SCHEDULED: 'Godkänd',
  DENIED: 'Nekad',
};

/**
 * How far an exam has come, as its student reads it: 'Godkänd' of a registration would read as a passed exam. Staff read
 * `examStatusLabels`.
 */
export const examProgressLabels: Readonly<Record<ExamProgress, string>> = {
  WAITING: 'Intresse – väntar på beslut',
  ACCEPTED: 'Anmälan godkänd – vänta på kallelse',
  SUMMONED: 'Anmälan godkänd – kallelsen är skickad',
  HELD: 'Prövningen är gjord, betyg väntar',
  MISSED: 'Du kom inte till prövningen',
  GRADED: 'Prövningen är betygsatt',
  DENIED: 'Anmälan nekad',
};

/** The states of a registration in texts to its student that tell of the registration alone. */
export const ownExamStatusLabels: Readonly<Record<ExamStatus, string>> = {
  INTRESSE: examProgressLabels.WAITING,
  SCHEDULED: 'Anmälan godkänd',
  DENIED: examProgressLabels.DENIED,
};

/** Decisions on a registration (specification §2). */
export const examDecisionLabels: Readonly<Record<ExamDecision, string>> = { ACCEPT: 'Godkänn', DENY: 'Neka' };

/** Attendance at an exam. */
export const examAttendanceLabels: Readonly<Record<ExamAttendance, string>> = {
  PRESENT: 'Närvarande',
  ABSENT: 'Frånvarande',
};

/** Warnings about a booking. */
export const bookingWarningLabels: Readonly<Record<BookingWarning, string>> = {
  SAME_DAY: 'Två prövningar samma dag',
  LATE: 'Anmäld eller betald efter sista dag',
  UNPAID: 'Ej betald',
  UNDECIDED: 'Intresse, inget beslut',
  DENIED: 'Anmälan är nekad',
  OTHER_COURSE: 'Anmäld till en annan kurs',
  SUMMONS_OUTDATED: 'Kallelsen gäller en annan tid',
};

/** Warnings about an exam occasion. */
export const occasionWarningLabels: Readonly<Record<OccasionWarning, string>> = {
  FULL: 'Fullt',
  ROOM_TAKEN: 'Salen är upptagen',
  INVIGILATOR_BUSY: 'Vakten är upptagen',
};

/** Calendar layers beside exams. */
export const calendarLayerLabels: Readonly<Record<CalendarLayer, string>> = {
  COURSE_STARTS: 'Kursstart',
  COURSE_ENDS: 'Kursslut',
  GRADES_DUE: 'Betygsdeadline',
};
