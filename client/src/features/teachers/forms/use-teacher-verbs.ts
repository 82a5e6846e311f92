import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import {
  AssignTeacherDocument,
  CancelTeacherReplacementDocument,
  EndTeacherEmploymentDocument,
  ReplaceTeacherDocument,
  TeacherDetailDocument,
  UndoTeacherReplacementDocument,
  UpdateTeacherProfileDocument,
} from '../teachers.generated';

/** Work moves between teachers, so all active queries are refetched. */
const options = { refetchQueries: 'active' as const };

/** Mutations of a teacher's work. */
export function useTeacherVerbs() {
  const readAnew = useReadAnew(TeacherDetailDocument);
  return {
    assign: useVerb(AssignTeacherDocument, options),
    end: useVerb(EndTeacherEmploymentDocument, options),
    replace: useVerb(ReplaceTeacherDocument, options),
    undoReplacement: useVerb(UndoTeacherReplacementDocument, options),
    cancelReplacement: useVerb(CancelTeacherReplacementDocument, options),
    updateProfile: useVerb(UpdateTeacherProfileDocument, options),
    read: async (id: string) => (await readAnew({ id }))?.teacherDetail?.work,
  };
}
