import { useMutation } from '@apollo/client/react';
import { SetCoursesArchivedDocument, SetCoursesPriceCategoryDocument } from '../catalogue.generated';

/** Bulk mutations of courses: all or none. */
export function useSetCourses() {
  const [setArchived] = useMutation(SetCoursesArchivedDocument);
  const [setPriceCategory] = useMutation(SetCoursesPriceCategoryDocument);
  return { setArchived, setPriceCategory };
}
