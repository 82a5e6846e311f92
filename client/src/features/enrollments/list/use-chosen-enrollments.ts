import { useState } from 'react';
import type { EnrollmentListQuery } from '../enrollments.generated';
import type { EnrollmentFilter, EnrollmentSelection } from '../../../graphql/types.generated';
import { useSelectedRows } from '../../../ui/list/use-selected-rows';

/** A student of chosen enrolments. */
export interface NamedStudent {
  id: string;
  name: string;
}

export interface Chosen {
  selection: EnrollmentSelection;
  count: number;
  /** The students of the enrolments; null where some of them are not on the page. */
  students: readonly NamedStudent[] | null;
  courseId: string | null;
}

export type Choice = ReturnType<typeof useChosenEnrollments>;

/** Which enrolments are chosen: those that are ticked, or everything that the filter finds. */
export function useChosenEnrollments(
  filter: EnrollmentFilter,
  targetId: string | null,
  page: EnrollmentListQuery['enrollments'] | undefined,
) {
  const question = JSON.stringify(filter);
  const selected = useSelectedRows(question);
  const [everythingOf, setEverythingOf] = useState<string | null>(null);
  const everything = everythingOf === question;
  const clear = () => {
    selected.clear();
    setEverythingOf(null);
  };
  const chosen = (): Chosen => {
    const shown = page?.nodes.filter(({ id }) => selected.ids.has(id)) ?? [];
    const isComplete = !everything && shown.length === selected.ids.size;
    const students = isComplete
      ? [...new Map(shown.map((row) => [row.student.id, row.student])).values()]
      : null;
    const courses = new Set(shown.map((row) => (row.type === 'Course' ? row.targetId : null)));
    const one = isComplete && courses.size === 1 ? [...courses][0] : null;
    return everything
      ? { selection: { filter }, count: page?.totalCount ?? 0, students, courseId: targetId }
      : { selection: { ids: [...selected.ids] }, count: selected.ids.size, students, courseId: one ?? null };
  };
  const choose = (ids: ReadonlySet<string>) => {
    setEverythingOf(null);
    selected.choose(ids, page?.nodes.map(({ id }) => id) ?? []);
  };
  return {
    /** The rows of the page that are ticked. */
    rows: {
      ids: everything ? new Set(page?.nodes.map(({ id }) => id)) : selected.ids,
      choose,
      clear,
    },
    count: selected.ids.size,
    everything,
    chooseEverything: () => setEverythingOf(question),
    chosen,
  };
}
