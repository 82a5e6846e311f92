import { useMutation } from '@apollo/client/react';
import { GradingGroupsDocument, UnlockGradeDocument } from '../grades.generated';

/** Opens a signed grade for correction. */
export const useUnlockGrade = () =>
  useMutation(UnlockGradeDocument, { refetchQueries: [GradingGroupsDocument] });
