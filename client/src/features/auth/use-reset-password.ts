import { useMutation } from '@apollo/client/react';
import { ResetPasswordDocument } from '../../graphql/generated';

/** Sets a new password by the mailed link, and ends every session of the account. */
export const useResetPassword = () => useMutation(ResetPasswordDocument);
