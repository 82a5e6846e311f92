import type { TeacherInstanceFieldsFragment } from '../../graphql/generated';
import { formatDate } from '../../lib/dates';

export function periodOf({
  startDate,
  endDate,
}: Pick<TeacherInstanceFieldsFragment, 'startDate' | 'endDate'>): string {
  const [start, end] = [startDate, endDate].map((date) => (date ? formatDate(date) : '?'));
  return `${start} – ${end}`;
}
