import { useMutation } from '@apollo/client/react';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { notify } from '../../../ui/feedback/toast-store';
import { confirm } from '../../../ui/overlays/confirm-store';
import type { Supervisor } from './supervisor-dialog';
import { RemoveSupervisorCertificateDocument } from './supervisors.generated';

/** Removes the certificate of a supervisor once the user has confirmed it. */
export function useRemoveCertificate() {
  const [remove] = useMutation(RemoveSupervisorCertificateDocument);
  return async ({ id, name }: Supervisor) => {
    const question = `Vill du ta bort intyget för ${name}?`;
    if (!(await confirm({ question, confirmLabel: 'Ta bort' }))) return;
    await attempt('Kunde inte ta bort intyget', async () => {
      await remove({ variables: { input: { id } } });
      notify.success('Intyget är borttaget');
    });
  };
}
