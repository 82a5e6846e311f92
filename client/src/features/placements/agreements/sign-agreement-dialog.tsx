import { useSession } from '../../../lib/session/session-store';
import { TextField } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import type { PlacementRowFragment } from '../placements.generated';
import { AgreementContent } from './agreement-content';
import { useRereadPlacements } from '../use-reread-placements';
import { useAgreementActions } from './use-agreement-actions';

interface SignAgreementDialogProps {
  placement: PlacementRowFragment;
  /** The student signs; otherwise the school. */
  isOwn: boolean;
  onClosed: () => void;
}

/** What the agreement says, and the name that confirms it. */
export default function SignAgreementDialog({ placement, isOwn, onClosed }: SignAgreementDialogProps) {
  const { sign } = useAgreementActions(placement);
  const reread = useRereadPlacements();
  const name = useSession().user?.name ?? '';
  const { agreement, id } = placement;
  const form = useRecordForm({
    name: 'sign-agreement',
    subject: id,
    record: null,
    draftOf: () => ({ name: '' }),
    faultsOf: (draft) => (draft.name.trim() ? {} : { name: 'Skriv ditt namn.' }),
    save: (draft) => sign(draft.name, isOwn),
    onSaved: () => undefined,
    // Another version has been sent: the dialog shows it.
    onRefused: ({ code }) => code === 'CONFLICT' && void reread(),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={isOwn ? 'Skriv under ditt APL-avtal' : `Skriv under avtalet för ${placement.studentName}`}
      submitLabel="Skriv under"
      failed="Kunde inte skriva under"
    >
      {agreement && <AgreementContent agreement={agreement} />}
      <TextField
        label="Ditt namn"
        required
        data-autofocus
        description={`Skriv ”${name}” för att bekräfta. Tid och nätverksadress sparas.`}
        {...form.text('name')}
      />
    </FormDialog>
  );
}
