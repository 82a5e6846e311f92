import type { Actor } from '../../platform/auth/actor.js';
import type { CalendarExam, ExamBooking, ExamOccasion } from '../../platform/graphql/generated.js';
import { maySeeContact } from '../students/students.policy.js';
import { maySeeExamDetails, occasionRights } from './calendar.policy.js';

/** A row of `CALENDAR_EXAM_JSON`, before field-level permissions. */
export type CalendarExamRow = CalendarExam & { isProtected: boolean };

/** A row of `occasionJson`, before field-level permissions. */
export type OccasionRow = Omit<ExamOccasion, 'bookings' | 'viewerMay'> & {
  bookings: (Omit<ExamBooking, 'exam'> & { exam: CalendarExamRow })[];
};

/** Specped and syv see month, course, status and name; teachers and above see all fields (permissions, section 5). */
export function toCalendarExam({ isProtected, ...exam }: CalendarExamRow, actor: Actor): CalendarExam {
  if (!maySeeExamDetails(actor)) {
    const { id, version, studentId, studentName, course, courseId, requestedMonth, requestedYear, status } =
      exam;
    return {
      ...{ id, version, studentId, studentName, course, courseId, requestedMonth, requestedYear, status },
      ...{ municipality: null, teacherId: null, teacherName: null, paymentDate: null, isFeeExempt: null },
      ...{ materialReceived: null, result: null },
    };
  }
  const contact = maySeeContact(actor, { id: exam.studentId, isProtected });
  return { ...exam, municipality: contact ? exam.municipality : null };
}

export function toOccasion(row: OccasionRow, actor: Actor): ExamOccasion {
  const viewerMay = occasionRights(actor, { teacherId: row.teacherId ?? null, isCancelled: row.isCancelled });
  const bookings = row.bookings.map((booking) => toBooking(booking, actor));
  if (maySeeExamDetails(actor)) return { ...row, bookings, viewerMay };
  const { id, version, heldOn, isCancelled, courses } = row;
  return {
    ...{ id, version, heldOn, isCancelled, courses, bookings, viewerMay, warnings: [] },
    ...{ startsAt: null, endsAt: null, room: null, part: null, capacity: null, invigilator: null },
    ...{ teacherId: null, teacherName: null, registrationOpensOn: null, registrationClosesOn: null },
    ...{ note: null, cancelledReason: null, waitingMails: 0 },
  };
}

function toBooking({ exam, ...booking }: OccasionRow['bookings'][number], actor: Actor): ExamBooking {
  const shown = toCalendarExam(exam, actor);
  if (maySeeExamDetails(actor)) return { ...booking, exam: shown };
  return {
    ...{ exam: shown, attendance: null, idChecked: null, bookedAt: null, summonedAt: null },
    ...{ hasEmail: null, warnings: [] },
  };
}
