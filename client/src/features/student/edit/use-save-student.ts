import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  SaveStudentDocument,
  StudentDetailsDocument,
  StudentHistoryDocument,
  type StudentRecordFragment,
} from '../student.generated';
import { differingFields, inputFor, valuesOf, type FormValues } from './student-form';

/** Saves the form's changes; on a conflict, reads the stored record and its author. */
export function useSaveStudent() {
  const [save] = useMutation(SaveStudentDocument);
  const client = useApolloClient();

  return {
    /** Whether there was anything to save. */
    save: async (before: StudentRecordFragment, values: FormValues): Promise<boolean> => {
      const stored = valuesOf(before);
      if (differingFields(stored, values).length === 0) return false;
      await save({ variables: { input: inputFor(before, stored, values) } });
      return true;
    },
    read: async (before: StudentRecordFragment) => {
      const { id } = before;
      const [details, history] = await Promise.all([
        client.query({ query: StudentDetailsDocument, variables: { id }, fetchPolicy: 'network-only' }),
        client.query({
          query: StudentHistoryDocument,
          variables: { studentId: id },
          fetchPolicy: 'network-only',
        }),
      ]);
      const { student } = details.data;
      if (!student) return null;
      const theirFields = new Set<string>(differingFields(valuesOf(before), valuesOf(student)));
      // One entry for each field of ours that they changed tells their names; the newest stand first.
      const authors = history.data.studentHistory
        .filter(({ changes }) => changes.some((name) => theirFields.has(name)))
        .slice(0, student.version - before.version)
        .flatMap(({ changedBy }) => changedBy?.name ?? []);
      return { student, authors: [...new Set(authors)] };
    },
  };
}
