import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { pupils, type Occasion } from '../calendar-texts';
import { comparedOccasion, draftOf, faultsOf, inputOf } from './occasion-draft';
import { OccasionFields } from './occasion-fields';
import { useReadOccasion, useUpdateOccasion } from './use-save-occasion';

interface EditOccasionDialogProps {
  occasion: Occasion;
  onDone: () => void;
  onClose: () => void;
}

/** 'Ändra': also the way to move an occasion without dragging it. */
export function EditOccasionDialog({ occasion, onDone, onClose }: EditOccasionDialogProps) {
  const update = useUpdateOccasion();
  const read = useReadOccasion();
  const form = useRecordForm({
    name: 'occasion',
    subject: occasion.id,
    record: occasion,
    draftOf: (stored) => draftOf(stored ?? occasion),
    faultsOf,
    save: (draft, stored) => {
      const { id, version } = stored ?? occasion;
      return update({ ...inputOf(draft), id, version });
    },
    conflict: { read, compared: comparedOccasion },
    onSaved: () => {
      notify.success('Tillfället är sparat');
      onDone();
    },
  });
  const called = occasion.bookings.filter(({ summonedAt }) => summonedAt).length;
  return (
    <FormDialog
      form={form}
      onClosed={onClose}
      size="lg"
      title="Ändra prövningstillfälle"
      failed="Kunde inte spara tillfället"
      submitLabel="Spara ändringar"
    >
      {called > 0 && (
        <Message tone="info" live={false}>
          {pupils(called)} är redan kallade. Skicka en ny kallelse om du flyttar tillfället.
        </Message>
      )}
      <OccasionFields form={form} />
    </FormDialog>
  );
}
