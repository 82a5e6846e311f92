import { useVerb } from '../../../apollo/use-verb';
import { SetCoursesArchivedDocument, SetCoursesPriceCategoryDocument } from '../catalogue.generated';

/** Bulk mutations of courses: all or none. */
export function useSetCourses() {
  return {
    setArchived: useVerb(SetCoursesArchivedDocument),
    setPriceCategory: useVerb(SetCoursesPriceCategoryDocument),
  };
}
