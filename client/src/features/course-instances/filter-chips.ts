import { courseInstanceStatusLabels, studyFormLabels } from '../../../../domain/labels/course-instance';
import type { FilterChip } from '../../ui/list/filter-bar';
import type { Fault, InstanceView } from './instance-url';
import { allStatuses } from './instance-labels';

const faultLabels: Record<Fault, string> = {
  'utan-betyg': 'Har elever utan betyg',
  overfulla: 'Överfulla',
  overbelagda: 'Lärare över 100 %',
};

/** A chip for each filter in use (pages §0). */
export function chipsOf(
  view: InstanceView,
  names: Record<'course' | 'package' | 'teacher', (id: string) => string>,
  change: (change: Partial<InstanceView>) => void,
): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (key: string, label: string, without: Partial<InstanceView>) =>
    chips.push({ key, label, remove: () => change(without) });
  if (view.q.trim()) add('q', `Sökning: ${view.q.trim()}`, { q: '' });
  if (view.statuses.length < allStatuses.length)
    for (const status of view.statuses)
      add(`status ${status}`, `Status: ${courseInstanceStatusLabels[status]}`, {
        statuses: view.statuses.filter((one) => one !== status),
      });
  for (const fault of view.faults)
    add(fault, faultLabels[fault], { faults: view.faults.filter((one) => one !== fault) });
  if (view.courseId) add('course', `Kurs: ${names.course(view.courseId)}`, { courseId: null });
  if (view.packageId) add('package', `Kurspaket: ${names.package(view.packageId)}`, { packageId: null });
  if (view.teacher)
    add('teacher', view.teacher === 'saknas' ? 'Utan lärare' : `Lärare: ${names.teacher(view.teacher)}`, {
      teacher: null,
    });
  for (const form of view.forms)
    add(`form ${form}`, `Form: ${studyFormLabels[form]}`, {
      forms: view.forms.filter((one) => one !== form),
    });
  for (const name of view.municipalities)
    add(`municipality ${name}`, `Kommun: ${name}`, {
      municipalities: view.municipalities.filter((one) => one !== name),
    });
  if (view.from) add('from', `Pågår från ${view.from}`, { from: null });
  if (view.to) add('to', `Pågår till ${view.to}`, { to: null });
  if (view.seriesId) add('series', 'En serie', { seriesId: null });
  return chips;
}
