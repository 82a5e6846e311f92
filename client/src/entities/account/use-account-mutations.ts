import { useMutation } from '@apollo/client/react';
import { useMemo } from 'react';
import { ActivateUserDocument, DeactivateUserDocument, SendResetLinkDocument } from './account.generated';

/** Mutations of an account by its id alone, for every kind of account. */
export function useAccountMutations() {
  const [activate] = useMutation(ActivateUserDocument);
  const [deactivate] = useMutation(DeactivateUserDocument);
  const [sendResetLink] = useMutation(SendResetLinkDocument);
  return useMemo(() => ({ activate, deactivate, sendResetLink }), [activate, deactivate, sendResetLink]);
}
