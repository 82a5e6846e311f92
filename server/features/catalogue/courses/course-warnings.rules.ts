import { courseSystemInSentence } from '../../../../domain/labels/course.js';
import type { CatalogueWarning, CourseSystem } from '../../../platform/graphql/generated.js';

/**
 * Usual code formats per curriculum (domain, D3). There are exceptions (GYARHA), so an unusual code gets a warning
 * and is never rejected.
 */
export const CODE_PATTERNS: Partial<Record<CourseSystem, RegExp>> = {
  GY11: /^[A-ZÅÄÖ]{6}\d{1,2}([a-d]\d?)?S?$/,
  GY25: /^[A-ZÅÄÖ]{4}\d[A-D0]\d\dX([A-Z]{3})?$/,
  VUX_GRUND: /^GRN[A-ZÅÄÖ]{3}[A-Z0-9]$/,
};

/** Warnings of the course form; they never prevent saving (pages, section 4). */
export function courseWarnings(course: {
  code: string;
  system: CourseSystem;
  points: number | null;
}): CatalogueWarning[] {
  const { code, system, points } = course;
  const warnings: CatalogueWarning[] = [];
  const pattern = CODE_PATTERNS[system];
  if (pattern && !pattern.test(code)) {
    warnings.push({
      code: 'CODE_PATTERN',
      message: `Koden ${code} ser inte ut som koder för ${courseSystemInSentence[system]} brukar.`,
    });
  }
  if (points !== null && (points < 5 || points > 400 || points % 5 !== 0)) {
    warnings.push({ code: 'POINTS_STEP', message: 'Poäng brukar vara 5–400 i steg om 5.' });
  }
  return warnings;
}
