import type { CourseSystem, StudyForm } from '../../../../domain/generated';

export const formLabels: Record<StudyForm, string> = {
  CLASSROOM: 'Klassrum',
  DISTANCE: 'Distans',
  FLEX: 'Flex',
  APPRENTICESHIP: 'Lärling',
};
export const allForms = Object.keys(formLabels) as StudyForm[];

export const systemLabels: Record<CourseSystem, string> = {
  GY11: 'Gy11',
  GY25: 'Gy25',
  VUX_GRUND: 'Grundläggande nivå',
  SFI: 'Sfi',
  LOCAL: 'Lokala kurser',
};
export const allSystems = Object.keys(systemLabels) as CourseSystem[];

export const grades = ['A', 'B', 'C', 'D', 'E', 'F', '–', 'G', 'IG'] as const;

/** '87,5 %'; nothing to divide by is '–'. */
export function percentText(value: number | null): string {
  return value === null ? '–' : `${numberText(value)} %`;
}

export function numberText(value: number, digits = 1): string {
  return value.toLocaleString('sv-SE', { maximumFractionDigits: digits });
}
