import { useMutation } from '@apollo/client/react';
import { SetResponsibleTeacherDocument } from '../../../graphql/generated';

/** Sets who is responsible for a student, or nobody. */
export const useSetTeacher = () => useMutation(SetResponsibleTeacherDocument);
