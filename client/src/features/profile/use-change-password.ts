import { useMutation } from '@apollo/client/react';
import { ChangePasswordDocument, MySessionsDocument } from './profile.generated';

/** Changes one's own password; every other session of the account ends. */
export const useChangePassword = () =>
  useMutation(ChangePasswordDocument, { refetchQueries: [MySessionsDocument] });
