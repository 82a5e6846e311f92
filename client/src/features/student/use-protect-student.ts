import { useMutation } from '@apollo/client/react';
import { SetProtectedIdentityDocument } from '../../graphql/generated';

/** Protects a student's identity, or takes the protection away. */
export const useProtectStudent = () => useMutation(SetProtectedIdentityDocument);
