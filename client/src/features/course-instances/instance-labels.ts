import { counted } from '../../../../domain/numbers';
import { studyFormLabels } from '../../../../domain/labels/course-instance';
import { optionsOf } from '../../../../domain/options';

export const formOptions = optionsOf(studyFormLabels);

/** '1 kurstillfälle', '14 kurstillfällen' */
export function instancesOf(count: number): string {
  return counted(count, 'kurstillfälle', 'kurstillfällen');
}

export function studentsOf(count: number): string {
  return counted(count, 'elev', 'elever');
}
