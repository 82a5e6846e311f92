import { useMemo } from 'react';
import { useQuery } from '../../apollo/use-query';
import { CoursesDocument, type CoursesQuery } from './courses.generated';
import { courseCodeText } from '../../ui/course-code';
import type { SelectOption } from '../../ui/fields/select';

export interface CourseOption extends SelectOption {
  name: string;
  points: number | null;
  /** It gets no new instances. */
  isArchived: boolean;
}

/** The catalogue as a choice, archived courses among it; none while it is read. */
export function useCourses(): { courses: readonly CourseOption[]; read: boolean; error: Error | undefined } {
  const { data, error } = useQuery(CoursesDocument);
  const courses = useMemo(() => (data?.courses ?? []).map(courseOption), [data]);
  return { courses, read: data !== undefined, error };
}

/** 'Svenska 1 (SVESVE01, motsvarar SVEN1000X)' */
function courseOption({
  id,
  courseName,
  courseCode,
  equivalents,
  points,
  isArchived,
}: CoursesQuery['courses'][number]): CourseOption {
  const label = `${courseName} (${courseCodeText(courseCode, equivalents)})`;
  return { value: id, label, name: courseName, points, isArchived };
}
