import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { useVerb } from '../../apollo/use-verb';
import { RevokeApiKeyDocument, type ApiKeyRowFragment } from '../../graphql/generated';
import { notify } from '../../ui/feedback/toast-store';
import { confirm } from '../../ui/overlays/confirm-store';

/** Revokes a key for good, once one has said yes. */
export function useRevokeKey(onRevoked: () => void): (key: ApiKeyRowFragment) => Promise<void> {
  const revoke = useVerb(RevokeApiKeyDocument);
  return async ({ id, name }) => {
    const question = `${name} kan inte längre läsa eller ändra något, och nyckeln kan inte aktiveras igen. Vill du återkalla den?`;
    if (!(await confirm({ title: 'Återkalla nyckel', question, confirmLabel: 'Återkalla' }))) return;
    try {
      await revoke({ id });
      notify.success(`Nyckeln ${name} är återkallad.`);
      onRevoked();
    } catch (error) {
      console.error('The key was not revoked.', error);
      notify.error('Kunde inte återkalla nyckeln', {
        details: <FailureDetails failure={readFailure(error)} />,
      });
    }
  };
}
