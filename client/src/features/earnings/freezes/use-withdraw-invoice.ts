import { useMutation } from '@apollo/client/react';
import { takeBack } from '../../../apollo/take-back';
import { WithdrawInvoiceDocument, type FreezePartsFragment } from '../freezes.generated';
import { confirm } from '../../../ui/overlays/confirm-store';
import { notify } from '../../../ui/feedback/toast-store';
import { monthLabel } from '../earnings-texts';

/** Takes 'Fakturerad' back: the latest invoice of a customer's month. */
export function useWithdrawInvoice() {
  const [withdraw] = useMutation(WithdrawInvoiceDocument, { refetchQueries: ['EarningsOverview'] });
  return async (freeze: FreezePartsFragment, part: FreezePartsFragment['municipalities'][number]) => {
    const invoice = part.invoices.at(-1);
    if (!invoice) return;
    const sure = await confirm({
      title: 'Ångra fakturerad',
      question: `Fakturan ${invoice.reference ?? ''} till ${part.municipality} för ${monthLabel(freeze.month)} räknas inte längre som skickad.`,
      confirmLabel: 'Ångra fakturerad',
    });
    if (!sure) return;
    await takeBack('Kunde inte ångra fakturan', async () => {
      await withdraw({ variables: { input: { id: invoice.id } } });
      notify.success(`${part.municipality} är inte längre fakturerad för ${monthLabel(freeze.month)}.`);
    });
  };
}
