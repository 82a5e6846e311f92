import { useReadAnew, useVerb } from '../../../../apollo/use-verb';
import {
  CatalogueCourseNowDocument,
  CreateCourseDocument,
  UpdateCourseDocument,
  type CourseRowFragment,
} from '../../catalogue.generated';
import { toCourseInput, type CourseDraft } from './course-draft';

/** Adds a course or changes one, and reads what someone else has saved. */
export function useSaveCourse() {
  const create = useVerb(CreateCourseDocument);
  const update = useVerb(UpdateCourseDocument);
  const readAnew = useReadAnew(CatalogueCourseNowDocument);
  return {
    save: async (draft: CourseDraft, course: CourseRowFragment | null) => {
      const input = toCourseInput(draft);
      return course
        ? update({ id: course.id, version: course.version, course: input })
        : create({ course: input });
    },
    read: async ({ id }: CourseRowFragment) => (await readAnew({ id }))?.catalogueCourse,
  };
}
