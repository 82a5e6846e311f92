import { useMutation } from '@apollo/client/react';
import { WithdrawCsnReportDocument } from '../enrollments.generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormProblems } from '../../../ui/form/form-problems';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { countOf } from '../enrollment-labels';

/** Takes a report back, with the reason that is kept beside it. */
export function CsnWithdrawForm({ id, onDone }: { id: string; onDone: (withdrawn: boolean) => void }) {
  const [withdraw] = useMutation(WithdrawCsnReportDocument);
  const form = useRecordForm({
    name: 'csn-withdraw',
    subject: id,
    record: null,
    draftOf: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({
      reason: reason.trim() ? undefined : 'Skriv varför rapporten dras tillbaka.',
    }),
    save: ({ reason }) => withdraw({ variables: { input: { id, reason } } }),
    onClose: () => onDone(false),
    onSaved: ({ data }) => {
      const reopened = countOf(data.withdrawCsnReport.withdrawal?.reopened ?? 0);
      notify.success(`Rapporten är tillbakadragen. ${reopened} väntar på rapport igen.`);
      onDone(true);
    },
  });
  return (
    <form id={form.id} noValidate className="stack" onSubmit={form.submit}>
      <FormProblems
        form={form}
        failed="Kunde inte dra tillbaka rapporten"
        faulty="Något behöver rättas innan det går att dra tillbaka rapporten"
      />
      <TextArea
        label="Skäl"
        description="Raderna väntar på rapport igen, utom de som en senare rapport har med. Rapporten och skälet finns kvar. Skriv inga elevnamn."
        required
        maxLength={500}
        data-autofocus
        {...form.text('reason')}
      />
      <div className="row">
        <Button variant="primary" type="submit" busy={form.busy}>
          Dra tillbaka rapporten
        </Button>
        <Button onClick={form.close}>{buttons.cancel}</Button>
      </div>
    </form>
  );
}
