import type { Placement } from '../../../platform/graphql/generated.js';

/** The courses in the student's history: 'Vård och omsorg, Psykologi'. */
export const coursesText = ({ courses }: Pick<Placement, 'courses'>): string | null =>
  courses.length > 0 ? courses.map(({ name }) => name).join(', ') : null;

/** The goals in the student's history. */
export const goalsText = ({ goals }: Pick<Placement, 'goals'>): string | null =>
  goals.length > 0 ? goals.map(({ text }) => text).join('; ') : null;
