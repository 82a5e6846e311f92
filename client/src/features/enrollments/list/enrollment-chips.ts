import { educationTypeLabels } from '../../../../../domain/labels/education';
import {
  enrollmentAttentionLabels,
  enrollmentStateLabels,
  enrollmentStatusLabels,
  statusReasonLabels,
} from '../../../../../domain/labels/enrollment';
import type { FilterChip } from '../../../ui/list/filter-bar';
import type { EnrollmentView } from './enrollment-address';

/** What a chip says of the things that the address names by their ids. */
export interface ChipNames {
  teacher: string | undefined;
  student: string | undefined;
  target: string | undefined;
  instance: string | undefined;
}

/** A chip for each filter in use, in the order of the filters (pages §0). */
export function chipsOf(
  view: EnrollmentView,
  names: ChipNames,
  change: (change: Partial<EnrollmentView>) => void,
): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (key: string, label: string, without: Partial<EnrollmentView>) =>
    chips.push({ key, label, remove: () => change(without) });
  const each = <Value extends string>(
    name: 'statuses' | 'types' | 'municipalities' | 'reasons' | 'attention',
    values: readonly Value[],
    label: (value: Value) => string,
  ) => {
    for (const value of values)
      add(`${name} ${value}`, label(value), { [name]: values.filter((one) => one !== value) });
  };
  if (view.q.trim()) add('q', `Sökning: ${view.q.trim()}`, { q: '' });
  if (view.batchId) add('batch', 'En åtgärd', { batchId: null });
  if (view.studentId) add('student', `Elev: ${names.student ?? 'vald'}`, { studentId: null });
  if (view.targetId) add('target', `Kurs: ${names.target ?? 'vald'}`, { targetId: null });
  if (view.courseInstanceId)
    add('instance', `Tillfälle: ${names.instance ?? 'valt'}`, { courseInstanceId: null });
  if (view.state !== 'ENROLLED') add('state', enrollmentStateLabels[view.state], { state: 'ENROLLED' });
  each('attention', view.attention, (value) =>
    value === 'INACTIVE' && view.inactiveDays
      ? `Inaktiva mer än ${view.inactiveDays} dagar`
      : enrollmentAttentionLabels[value],
  );
  each('statuses', view.statuses, (value) => `Status: ${enrollmentStatusLabels[value]}`);
  each('types', view.types, (value) => educationTypeLabels[value]);
  each('municipalities', view.municipalities, (value) => `Kommun: ${value}`);
  each('reasons', view.reasons, (value) => `Orsak: ${statusReasonLabels[value]}`);
  if (view.education.trim()) add('education', `Utbildning: ${view.education.trim()}`, { education: '' });
  if (view.teacherId) add('teacher', `Lärare: ${names.teacher ?? 'vald'}`, { teacherId: null });
  if (view.startFrom) add('startFrom', `Start från ${view.startFrom}`, { startFrom: null });
  if (view.startTo) add('startTo', `Start till ${view.startTo}`, { startTo: null });
  if (view.endFrom) add('endFrom', `Slut från ${view.endFrom}`, { endFrom: null });
  if (view.endTo) add('endTo', `Slut till ${view.endTo}`, { endTo: null });
  return chips;
}
