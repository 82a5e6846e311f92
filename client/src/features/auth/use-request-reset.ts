import { useMutation } from '@apollo/client/react';
import { RequestPasswordResetDocument } from '../../graphql/generated';

/** Asks for a link by which a new password is chosen. */
export const useRequestReset = () => useMutation(RequestPasswordResetDocument);
