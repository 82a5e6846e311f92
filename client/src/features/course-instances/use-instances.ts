import { addDays, shiftMonth } from '../../../../domain/days';
import { useCallback } from 'react';
import { useListAnswer, type ListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { useCourses, type CourseOption } from '../../entities/course/use-courses';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import {
  InstanceAttentionDocument,
  InstanceListDocument,
  InstancePackageNameDocument,
  InstancePackagesDocument,
  type InstanceListQuery,
} from './course-instances.generated';
import { today } from '../../lib/dates';
import type { SelectOption } from '../../ui/fields/select';
import { outsideQuestion } from '../../ui/list/outside-hits';
import type { InstanceListState } from './instance-url';

/** The timeline and the calendar show a whole period at once. */
const mostAtOnce = 500;

/** The course instances that a search finds beside those that the list shows; undefined where that is not asked. */
export function useOutsideInstances(list: InstanceListState) {
  const outside = list.view.name === 'lista' ? outsideQuestion(list) : null;
  const { data } = useQuery(InstanceListDocument, {
    variables: { input: outside ?? {} },
    skip: !outside,
    fetchPolicy: 'network-only',
  });
  return outside ? data?.courseInstances : undefined;
}

/** One page of the list, or the whole period of a picture. */
export function useInstances({
  view,
  query,
}: InstanceListState): ListAnswer<InstanceListQuery['courseInstances']> {
  const { input } = query.variables;
  const asked = useQuery(InstanceListDocument, {
    ...query,
    variables: {
      input: {
        ...input,
        filter: { ...input.filter, ...(view.name === 'kalender' && shownDays(view.month)) },
        ...(view.name !== 'lista' && { first: mostAtOnce, page: 1 }),
      },
    },
  });
  const answer = useListAnswer(asked, (data) => data.courseInstances);
  const { readAgain } = answer;
  const { client } = asked;
  return {
    ...answer,
    readAgain: useCallback(() => {
      readAgain();
      client
        .refetchQueries({ include: [InstanceAttentionDocument] })
        .catch((failed: unknown) => console.error('What needs somebody could not be read again.', failed));
    }, [readAgain, client]),
  };
}

/** The calendar queries its month alone, so that distant instances never crowd it out. */
function shownDays(month: string | null) {
  const shown = month ?? today().slice(0, 7);
  return { eventsFrom: `${shown}-01`, eventsTo: addDays(`${shiftMonth(shown, 1)}-01`, -1) };
}

export interface InstanceChoices {
  courses: readonly CourseOption[];
  teachers: readonly SelectOption[];
  packages: SelectOption[];
}

/** The catalogue, and who teaches: for filters and forms. A package that is no longer offered is named when it is chosen. */
export function useInstanceChoices(packageId: string | null): InstanceChoices {
  const { courses } = useCourses();
  const teachers = useTeacherOptions();
  const { data: offered } = useQuery(InstancePackagesDocument);
  const packages = offered?.coursePackages.nodes ?? [];
  const isListed = packages.some(({ id }) => id === packageId);
  const { data: one } = useQuery(InstancePackageNameDocument, {
    variables: { id: packageId ?? '' },
    skip: packageId === null || !offered || isListed,
  });
  const other = packageId !== null && !isListed && one?.coursePackage;
  return {
    courses,
    teachers,
    packages: (other ? [other, ...packages] : packages).map(({ id, name }) => ({ value: id, label: name })),
  };
}
