import type { AttentionKind, EducationType, PackageKind, ProgramPart } from '../generated.js';

/** Types of education. */
export const educationTypeLabels: Readonly<Record<EducationType, string>> = {
  Course: 'Kurs',
  CoursePackage: 'Kurspaket',
  Program: 'Program',
};

/** Problems of the school's catalogue (pages §4). */
export const attentionKindLabels: Readonly<Record<AttentionKind, string>> = {
  WITHOUT_TEACHER: 'Kurser utan lärare',
  UNKNOWN_CODE: 'Kod att kontrollera',
  GY11_STARTED_LATE: 'Gy11-kurs med start efter 2025-06-30',
  POINTS_DIFFER: 'Paket vars poängsumma avviker',
};

/** The parts of a program. */
export const programPartLabels: Readonly<Record<ProgramPart, string>> = {
  REQUIRED: 'Obligatorisk',
  PROGRAMME: 'Programkurs',
};

/** Origins of course packages. */
export const packageKindLabels: Readonly<Record<PackageKind, string>> = {
  NATIONAL: 'Nationellt',
  REGIONAL: 'Regionalt',
  LOCAL: 'Lokalt',
};

/** The points that a program requires. */
export const programRuleLabels = {
  requiredPoints: 'Programgemensamma, obligatoriska',
  programmePoints: 'Programkurser, minst',
  freePoints: 'Fria kurser, högst',
  passedPoints: 'Godkända poäng för examen, minst',
} as const;
