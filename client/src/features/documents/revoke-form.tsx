import { useMutation } from '@apollo/client/react';
import { RevokeDocumentDocument } from './documents.generated';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/fields/text-field';
import { notify } from '../../ui/feedback/toast-store';
import { FormProblems } from '../../ui/form/form-problems';
import { useRecordForm } from '../../ui/form/use-record-form';
import { Grid } from '../../ui/layout';

/** Revoking cannot be taken back, so it asks why first. */
export function RevokeForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [revoke] = useMutation(RevokeDocumentDocument);
  const form = useRecordForm({
    name: 'revoke-document',
    subject: id,
    record: null,
    draftOf: () => ({ reason: '' }),
    faultsOf: ({ reason }): { reason?: string } =>
      reason.trim() ? {} : { reason: 'Skriv varför dokumentet återkallas.' },
    save: ({ reason }) => revoke({ variables: { input: { id, reason } } }),
    onSaved: () => {
      notify.success('Dokumentet är återkallat. Den som kontrollerar koden ser att det inte gäller.');
      onClose();
    },
    onClose,
  });
  return (
    <Grid noValidate as="form" gap="3" className="above-2" onSubmit={form.submit}>
      <FormProblems
        form={form}
        failed="Kunde inte återkalla dokumentet"
        faulty="Något behöver rättas innan dokumentet kan återkallas"
      />
      <TextField
        label="Varför återkallas dokumentet?"
        description="Skälet visas bara här. Det går inte att ångra."
        required
        maxLength={200}
        {...form.text('reason')}
      />
      <div className="row">
        <Button size="sm" onClick={form.close}>
          {buttons.cancel}
        </Button>
        <Button size="sm" type="submit" variant="danger" busy={form.busy}>
          Återkalla
        </Button>
      </div>
    </Grid>
  );
}
