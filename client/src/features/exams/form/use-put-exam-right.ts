import { useReadAnew, useVerb } from '../../../apollo/use-verb';
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
  const update = useVerb(UpdateExamDocument, { refetchQueries: [UnknownExamCoursesDocument] });
  const readAnew = useReadAnew(ExamListDocument);
  return {
    save: ({ courseId, registeredOn }: RightDraft, exam: ExamRowFragment | null) =>
      update({
        ...{ id: exam!.id, version: exam!.version },
        ...(courseId && courseId !== exam?.catalogueCourse?.id && { courseId }),
        ...(registeredOn && registeredOn !== exam?.registeredOn && { registeredOn }),
      }),
    read: async ({ id, studentId }: ExamRowFragment) => {
      const found = await readAnew({ input: { filter: { studentId }, first: 50 } });
      return found?.exams.nodes.find((one) => one.id === id);
    },
  };
}
