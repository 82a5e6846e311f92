import type { CourseInstanceStatus, StudyForm } from '../../../../domain/generated';
import { studyFormLabels, studyFormOptions } from '../../lib/study-forms';
import type { BadgeProps } from '../../ui/badge';

export const statusLabels: Record<CourseInstanceStatus, string> = {
  PLANNED: 'Planerat',
  OPEN: 'Öppet',
  ONGOING: 'Pågående',
  FINISHED: 'Avslutat',
  CANCELLED: 'Inställt',
};

export const statusTones: Record<CourseInstanceStatus, NonNullable<BadgeProps['tone']>> = {
  PLANNED: 'neutral',
  OPEN: 'info',
  ONGOING: 'ok',
  FINISHED: 'neutral',
  CANCELLED: 'danger',
};

export const formLabels = studyFormLabels;

export const allStatuses = Object.keys(statusLabels) as CourseInstanceStatus[];
export const allForms = Object.keys(formLabels) as StudyForm[];
export const formOptions = studyFormOptions;

/** '1 kurstillfälle', '14 kurstillfällen' */
export function instancesOf(count: number): string {
  return count === 1 ? '1 kurstillfälle' : `${count} kurstillfällen`;
}

export function studentsOf(count: number): string {
  return count === 1 ? '1 elev' : `${count} elever`;
}
