import { TextArea } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import type { ShownRow } from '../sheet/use-grade-sheet';
import { useUnlockGrade } from './use-unlock-grade';

/** An administrator opens a signed grade for correction, with a reason (pages §10: Rättelse). */
export function UnlockDialog({ row, onClosed }: { row: ShownRow; onClosed: () => void }) {
  const [unlock] = useUnlockGrade();
  const form = useRecordForm({
    name: 'grade-unlock',
    subject: row.id,
    record: null,
    draftOf: () => ({ reason: '' }),
    save: ({ reason }) => unlock({ variables: { input: { gradeId: row.gradeId!, reason } } }),
    onSaved: () => {},
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={`Rättelse för ${row.name}`}
      failed="Kunde inte låsa upp betyget"
      submitLabel="Lås upp"
      disabled={form.draft.reason.trim() === ''}
      onClosed={onClosed}
    >
      <p>
        Betyget {row.grade} är signerat. Det gäller, och syns för eleven, tills rättelsen är signerad. Det
        gamla betyget och båda skälen sparas i ändringshistoriken.
      </p>
      <TextArea label="Skäl till rättelsen" required rows={3} maxLength={1000} {...form.text('reason')} />
    </FormDialog>
  );
}
