import { aplStatusLabels } from '../../../../../domain/labels/apl';
import { missingFieldLabels, studentStatusPlurals } from '../../../../../domain/labels/student';
import type { ListFilter } from './list-address';

/** One filter in use, as a chip that can be taken away. */
export interface FilterChip {
  key: string;
  label: string;
  /** The filter without it. */
  without: ListFilter;
}

/** The chips of pages §0, in the order of the filters. */
export function chipsOf(filter: ListFilter, teacherName: (id: string) => string): FilterChip[] {
  const chips: FilterChip[] = [];
  const add = (key: string, label: string, change: Partial<ListFilter>) =>
    chips.push({ key, label, without: { ...filter, ...change } });
  if (filter.q.trim()) add('q', `Sökning: ${filter.q.trim()}`, { q: '' });
  if (filter.mine) add('mine', 'Mina elever', { mine: false });
  for (const status of filter.statuses) {
    add(`status ${status}`, `Status: ${studentStatusPlurals[status]}`, {
      statuses: filter.statuses.filter((one) => one !== status),
    });
  }
  for (const municipality of filter.municipalities) {
    add(`municipality ${municipality}`, `Kommun: ${municipality}`, {
      municipalities: filter.municipalities.filter((one) => one !== municipality),
    });
  }
  if (filter.teacherId) add('teacher', `Lärare: ${teacherName(filter.teacherId)}`, { teacherId: null });
  if (filter.education.trim()) add('education', `Utbildning: ${filter.education.trim()}`, { education: '' });
  if (filter.aplStatus) add('apl', `APL: ${aplStatusLabels[filter.aplStatus]}`, { aplStatus: null });
  if (filter.startFrom) add('startFrom', `Start från ${filter.startFrom}`, { startFrom: null });
  if (filter.startTo) add('startTo', `Start till ${filter.startTo}`, { startTo: null });
  for (const field of filter.missing) {
    add(`missing ${field}`, missingFieldLabels[field], {
      missing: filter.missing.filter((one) => one !== field),
    });
  }
  return chips;
}
