import type { CourseKind, CourseLevel, CourseStatus, CourseSystem } from '../generated.js';

/** The systems of courses (domain D3). */
export const courseSystemLabels: Readonly<Record<CourseSystem, string>> = {
  GY11: 'Gy11',
  GY25: 'Gy25',
  VUX_GRUND: 'Grund',
  SFI: 'Sfi',
  LOCAL: 'Lokal',
};

/** Long labels, for use without a heading. */
export const courseSystemLongLabels: Readonly<Record<CourseSystem, string>> = {
  GY11: 'Gy11',
  GY25: 'Gy25',
  VUX_GRUND: 'Grundläggande nivå',
  SFI: 'Sfi',
  LOCAL: 'Lokala kurser',
};

/** The same within a sentence: ‘koder för grundläggande nivå’. */
export const courseSystemInSentence: Readonly<Record<CourseSystem, string>> = {
  GY11: 'Gy11',
  GY25: 'Gy25',
  VUX_GRUND: 'grundläggande nivå',
  SFI: 'sfi',
  LOCAL: 'lokala kurser',
};

/** The levels (domain D4). */
export const courseLevelLabels: Readonly<Record<CourseLevel, string>> = {
  BASIC: 'Grundläggande',
  UPPER_SECONDARY: 'Gymnasial',
  SFI: 'Sfi',
  ADAPTED_BASIC: 'Anpassad grundläggande',
  ADAPTED_UPPER_SECONDARY: 'Anpassad gymnasial',
};

/** Kinds of courses. */
export const courseKindLabels: Readonly<Record<CourseKind, string>> = {
  COURSE: 'Kurs',
  ORIENTATION: 'Orienteringskurs',
  FINAL_PROJECT: 'Komvuxarbete',
};

/** Whether a course is still given. */
export const courseStatusLabels: Readonly<Record<CourseStatus, string>> = {
  ACTIVE: 'Aktiv',
  ENDING: 'Upphör',
  ARCHIVED: 'Arkiverad',
};
