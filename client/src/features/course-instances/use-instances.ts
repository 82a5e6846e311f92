import { addDays, shiftMonth } from '../../../../domain/days';
import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { useCourses, type CourseOption } from '../../entities/course/use-courses';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import {
  InstanceAttentionDocument,
  InstanceListDocument,
  InstancePackageNameDocument,
  InstancePackagesDocument,
} from '../../graphql/generated';
import { today } from '../../lib/dates';
import type { SelectOption } from '../../ui/fields/select';
import { toInstanceFilter, type InstanceView } from './instance-url';

/** The timeline and the calendar show a whole period at once. */
const mostAtOnce = 500;

/** One page of the list, or the whole period of a picture; while the next one is on its way the last one stays. */
export function useInstances(view: InstanceView, rows: number) {
  const picture = view.name !== 'lista';
  const { data, previousData, loading, error, refetch, client } = useQuery(InstanceListDocument, {
    variables: {
      input: {
        filter: { ...toInstanceFilter(view), ...(view.name === 'kalender' && shownDays(view.month)) },
        sort: view.sort,
        first: picture ? mostAtOnce : rows,
        page: picture ? 1 : view.page,
      },
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const readAgain = useCallback(() => {
    Promise.all([refetch(), client.refetchQueries({ include: [InstanceAttentionDocument] })]).catch(
      (failed: unknown) => console.error('The course instances could not be read anew.', failed),
    );
  }, [refetch, client]);
  return {
    page: (data ?? previousData)?.courseInstances,
    /** The rows on screen are those of an earlier question. */
    outdated: loading && data === undefined,
    error,
    readAgain,
  };
}

/** The calendar asks for its month alone, so that what is far away never crowds it out. */
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
