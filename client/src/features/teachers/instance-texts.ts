import type { TeacherInstanceFieldsFragment } from '../../graphql/generated';
import { formatDate } from '../../lib/dates';

/** Where an instance stands, as people say it. */
export const instanceStatusLabels: Readonly<Record<string, string>> = {
  PLANNED: 'Planerat',
  OPEN: 'Öppet',
  ONGOING: 'Pågående',
  FINISHED: 'Avslutat',
  CANCELLED: 'Inställt',
};

export function periodOf({
  startDate,
  endDate,
}: Pick<TeacherInstanceFieldsFragment, 'startDate' | 'endDate'>): string {
  const [start, end] = [startDate, endDate].map((date) => (date ? formatDate(date) : '?'));
  return `${start} – ${end}`;
}
