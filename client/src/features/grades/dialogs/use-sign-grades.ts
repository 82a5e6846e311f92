import { useMutation } from '@apollo/client/react';
import { GradingGroupsDocument, SignGradesDocument } from '../grades.generated';

/** Signs and publishes a sheet's grades, or those of some rows. */
export const useSignGrades = () =>
  useMutation(SignGradesDocument, { refetchQueries: [GradingGroupsDocument] });
