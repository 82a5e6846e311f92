import { useMutation } from '@apollo/client/react';
import { MergeStudentsDocument } from '../student-records.generated';

/** Two records of one person become one. */
export const useMergeStudents = () =>
  useMutation(MergeStudentsDocument, { refetchQueries: ['FindStudents'] });
