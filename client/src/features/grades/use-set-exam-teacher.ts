import { useMutation } from '@apollo/client/react';
import { GradeSheetDocument, GradingGroupsDocument, SetExamTeacherDocument } from './grades.generated';

/** Gives an exam its teacher, or none; whether it is under way. */
export function useSetExamTeacher() {
  const [set, { loading }] = useMutation(SetExamTeacherDocument, {
    refetchQueries: [GradeSheetDocument, GradingGroupsDocument],
  });
  return {
    setTeacher: (examId: string, teacherId: string | null) =>
      set({ variables: { input: { examId, teacherId } } }),
    loading,
  };
}
