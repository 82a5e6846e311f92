import { useMutation } from '@apollo/client/react';
import { FillGradesDocument, GradingGroupsDocument } from '../grades.generated';

/** Sets '–' on several at once. */
export const useFillGrades = () =>
  useMutation(FillGradesDocument, { refetchQueries: [GradingGroupsDocument] });
