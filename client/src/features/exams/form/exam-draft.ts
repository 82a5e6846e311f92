import type { Month } from '../../../../../domain/generated';
import type { ExamStudentQuery } from '../exams.generated';
import type { RegisterExamInput } from '../../../graphql/types.generated';
import type { FormFaults } from '../../../ui/form/record-form';

export type ExamStudent = NonNullable<ExamStudentQuery['student']>;

/** Fields filled in by hand; the rest of a registration comes from the student's record. */
export interface ExamDraft {
  studentId: string | null;
  /** The label of the chosen student, for showing a kept draft. */
  studentLabel: string;
  /** The choice under 'Välj kurs'; null uses the course of the record. */
  course: string | null;
  requestedMonth: Month | null;
  /** An open occasion; null leaves the day to the school. */
  occasionId: string | null;
  paymentDate: string | null;
  /** When the student registered, where it was written down later; null: today. For staff alone. */
  registeredOn: string | null;
  materialReceived: boolean;
}

export const emptyDraft: ExamDraft = {
  studentId: null,
  studentLabel: '',
  course: null,
  requestedMonth: null,
  occasionId: null,
  paymentDate: null,
  registeredOn: null,
  materialReceived: false,
};

/** The titles of the student's courses, the running ones first, each once. */
export function coursesOf(student: ExamStudent): string[] {
  const courses = student.education.filter(({ type, removedAt }) => type === 'Course' && removedAt === null);
  const active = courses.filter(({ status }) => status === 'ACTIVE');
  return [...new Set([...active, ...courses].map(({ name }) => name))];
}

/** The course that fills 'Kurs' by itself: the title of the student's active course enrolment (contract §7). */
function activeCourseOf(student: ExamStudent): string | null {
  return (
    student.education.find(
      ({ type, removedAt, status }) => type === 'Course' && removedAt === null && status === 'ACTIVE',
    )?.name ?? null
  );
}

/**
 * With several courses, or none that runs, the course is chosen (contract §7: 'Välj kurs'). A student always chooses: an
 * exam in a course that one is studying is rarely meant (contract §8).
 */
export function needsChooser(student: ExamStudent, isOwn = false): boolean {
  return isOwn || coursesOf(student).length !== 1 || activeCourseOf(student) === null;
}

/** The course that would be registered; only staff get the student's active course without choosing. */
export function courseOf(draft: ExamDraft, student: ExamStudent | null, isOwn = false): string | null {
  return draft.course ?? (student && !isOwn ? activeCourseOf(student) : null);
}

/** The SVE box shows when the course's title contains 'sve', in either case (specification §2). */
export function asksForMaterial(course: string | null): boolean {
  return course !== null && course.toLowerCase().includes('sve');
}

/** Missing fields, before the server is called. */
export function faultsOf(draft: ExamDraft, student: ExamStudent | null, isOwn = false): FormFaults {
  const noCourse = student !== null && courseOf(draft, student, isOwn) === null;
  return {
    ...(draft.studentId === null ? { studentId: 'Välj en elev.' } : {}),
    ...(noCourse ? { course: 'Välj en kurs.' } : {}),
    ...(draft.requestedMonth === null ? { requestedMonth: 'Välj en månad.' } : {}),
  };
}

/** The payload; an empty teacher and payment date are left out (specification §5). Null while something is missing. */
export function toRegisterInput(
  draft: ExamDraft,
  student: ExamStudent,
  isOwn = false,
): RegisterExamInput | null {
  const course = courseOf(draft, student, isOwn);
  if (course === null || draft.requestedMonth === null) return null;
  return {
    studentId: student.id,
    course,
    requestedMonth: draft.requestedMonth,
    ...(student.teacher ? { teacherId: student.teacher.id } : {}),
    ...(draft.occasionId ? { occasionId: draft.occasionId } : {}),
    ...(draft.paymentDate ? { paymentDate: draft.paymentDate } : {}),
    ...(draft.registeredOn ? { registeredOn: draft.registeredOn } : {}),
    ...(asksForMaterial(course) ? { materialReceived: draft.materialReceived } : {}),
  };
}
