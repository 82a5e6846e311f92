import type { GradeKind, GradingKind } from '../generated.js';

/** How a grade came about. */
export const gradeKindLabels: Readonly<Record<GradeKind, string>> = {
  COURSE: 'Kurs',
  EXAM: 'Prövning',
  EARLY: 'Tidigarelagt',
};

/** The same in the extract that a student takes out. */
export const gradeKindExtractLabels: Readonly<Record<GradeKind, string>> = {
  COURSE: 'Kurs',
  EXAM: 'Prövning',
  EARLY: 'I förtid',
};

/** Kinds of grading groups; null for a course instance. */
export const gradingKindLabels: Readonly<Record<GradingKind, string | null>> = {
  INSTANCE: null,
  EXAMS: 'Prövningar',
  UNPLACED: 'Utan kurstillfälle',
};
