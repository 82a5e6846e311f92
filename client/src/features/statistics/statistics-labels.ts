import { formatNumber } from '../../../../domain/numbers';
import { courseSystemLongLabels } from '../../../../domain/labels/course';
import { studyFormLabels } from '../../../../domain/labels/course-instance';
import { valuesOf } from '../../../../domain/options';

export const allForms = valuesOf(studyFormLabels);
export const allSystems = valuesOf(courseSystemLongLabels);

/** '87,5 %'; nothing to divide by is '–'. */
export function percentText(value: number | null): string {
  return value === null ? '–' : `${numberText(value)} %`;
}

export function numberText(value: number, digits = 1): string {
  return formatNumber(value, digits);
}
