import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  CatalogueCourseNowDocument,
  CreateCourseDocument,
  UpdateCourseDocument,
  type CourseRowFragment,
} from '../../catalogue.generated';
import { toCourseInput, type CourseDraft } from './course-draft';

/** Adds a course or changes one, and reads what someone else has saved. */
export function useSaveCourse() {
  const [create] = useMutation(CreateCourseDocument);
  const [update] = useMutation(UpdateCourseDocument);
  const client = useApolloClient();
  return {
    save: async (draft: CourseDraft, course: CourseRowFragment | null) => {
      const input = toCourseInput(draft);
      return course
        ? update({ variables: { input: { id: course.id, version: course.version, course: input } } })
        : create({ variables: { input: { course: input } } });
    },
    read: async ({ id }: CourseRowFragment) => {
      const { data } = await client.query({
        query: CatalogueCourseNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data.catalogueCourse;
    },
  };
}
