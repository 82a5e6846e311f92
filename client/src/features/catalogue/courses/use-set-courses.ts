import { useVerb } from '../../../apollo/use-verb';
import { SetCoursesArchivedDocument, SetCoursesPriceCategoryDocument } from '../catalogue.generated';

/** What is done with many courses at once: all of them or none. */
export function useSetCourses() {
  return {
    setArchived: useVerb(SetCoursesArchivedDocument),
    setPriceCategory: useVerb(SetCoursesPriceCategoryDocument),
  };
}
