import { useApolloClient, useMutation } from '@apollo/client/react';
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
export function useTeacherMutations() {
  const [assign] = useMutation(AssignTeacherDocument, options);
  const [end] = useMutation(EndTeacherEmploymentDocument, options);
  const [replace] = useMutation(ReplaceTeacherDocument, options);
  const [undoReplacement] = useMutation(UndoTeacherReplacementDocument, options);
  const [cancelReplacement] = useMutation(CancelTeacherReplacementDocument, options);
  const [updateProfile] = useMutation(UpdateTeacherProfileDocument, options);
  const client = useApolloClient();
  return {
    assign,
    end,
    replace,
    undoReplacement,
    cancelReplacement,
    updateProfile,
    read: async (id: string) => {
      const { data } = await client.query({
        query: TeacherDetailDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data.teacherDetail?.work;
    },
  };
}
