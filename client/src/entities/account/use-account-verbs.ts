import { useMemo } from 'react';
import { useVerb } from '../../apollo/use-verb';
import { ActivateUserDocument, DeactivateUserDocument, SendResetLinkDocument } from './account.generated';

/** Mutations of an account by its id alone, for every kind of account. */
export function useAccountVerbs() {
  const activate = useVerb(ActivateUserDocument);
  const deactivate = useVerb(DeactivateUserDocument);
  const sendResetLink = useVerb(SendResetLinkDocument);
  return useMemo(() => ({ activate, deactivate, sendResetLink }), [activate, deactivate, sendResetLink]);
}
