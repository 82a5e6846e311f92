import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  ExamListDocument,
  UnknownExamCoursesDocument,
  UpdateExamDocument,
  type ExamRowFragment,
} from '../exams.generated';

/** The corrections of a registration. */
export interface RightDraft {
  courseId: string | null;
  registeredOn: string | null;
}

/** Puts a registration right, and reads what someone else has made of it. */
export function usePutExamRight() {
  const [update] = useMutation(UpdateExamDocument, { refetchQueries: [UnknownExamCoursesDocument] });
  const client = useApolloClient();
  return {
    save: ({ courseId, registeredOn }: RightDraft, exam: ExamRowFragment | null) =>
      update({
        variables: {
          input: {
            ...{ id: exam!.id, version: exam!.version },
            ...(courseId && courseId !== exam?.catalogueCourse?.id && { courseId }),
            ...(registeredOn && registeredOn !== exam?.registeredOn && { registeredOn }),
          },
        },
      }),
    read: async ({ id, studentId }: ExamRowFragment) => {
      const { data } = await client.query({
        query: ExamListDocument,
        variables: { input: { filter: { studentId }, first: 50 } },
        fetchPolicy: 'network-only',
      });
      return data.exams.nodes.find((one) => one.id === id);
    },
  };
}
