import { useMutation } from '@apollo/client/react';
import { RevokeApiKeyDocument, type ApiKeyRowFragment } from './api-keys.generated';
import { notify } from '../../ui/feedback/toast-store';
import { confirm } from '../../ui/overlays/confirm-store';
import { attempt } from '../../apollo/feedback/notify-failure';

/** Revokes a key permanently after confirmation. */
export function useRevokeKey(onRevoked: () => void): (key: ApiKeyRowFragment) => Promise<void> {
  const [revoke] = useMutation(RevokeApiKeyDocument);
  return async ({ id, name }) => {
    const question = `${name} kan inte längre läsa eller ändra något, och nyckeln kan inte aktiveras igen. Vill du återkalla den?`;
    if (!(await confirm({ title: 'Återkalla nyckel', question, confirmLabel: 'Återkalla' }))) return;
    await attempt('Kunde inte återkalla nyckeln', async () => {
      await revoke({ variables: { input: { id } } });
      notify.success(`Nyckeln ${name} är återkallad.`);
      onRevoked();
    });
  };
}
