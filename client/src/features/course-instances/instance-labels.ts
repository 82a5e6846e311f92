import { counted } from '../../../../domain/numbers';
import type { CourseInstanceStatus } from '../../../../domain/generated';
import { studyFormLabels } from '../../../../domain/labels/course-instance';
import { optionsOf } from '../../../../domain/options';
import type { BadgeProps } from '../../ui/badge';

export const statusTones: Record<CourseInstanceStatus, NonNullable<BadgeProps['tone']>> = {
  PLANNED: 'neutral',
  OPEN: 'info',
  ONGOING: 'ok',
  FINISHED: 'neutral',
  CANCELLED: 'danger',
};

export const formOptions = optionsOf(studyFormLabels);

/** '1 kurstillfälle', '14 kurstillfällen' */
export function instancesOf(count: number): string {
  return counted(count, 'kurstillfälle', 'kurstillfällen');
}

export function studentsOf(count: number): string {
  return counted(count, 'elev', 'elever');
}
