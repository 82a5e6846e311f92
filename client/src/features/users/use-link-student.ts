import { useMutation } from '@apollo/client/react';
import { LinkStudentAccountDocument } from './users.generated';

/** Says which student's record an account opens, or that it opens none. */
export const useLinkStudent = () => useMutation(LinkStudentAccountDocument);
