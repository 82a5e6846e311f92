import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { formatDate } from '../../../lib/dates';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loading } from '../../../ui/feedback/skeleton';
import { Select } from '../../../ui/fields/select';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import type { PlacementRowFragment } from '../placements.generated';
import { PlacementFilesDocument } from './agreements.generated';
import { useAgreementActions } from './use-agreement-actions';

interface AttachAgreementDialogProps {
  placement: PlacementRowFragment;
  onClosed: () => void;
}

/** Chooses the signed paper among the student's files. */
export default function AttachAgreementDialog({ placement, onClosed }: AttachAgreementDialogProps) {
  const { attach } = useAgreementActions(placement);
  const { data, error, loading, refetch } = useQuery(PlacementFilesDocument, {
    variables: { studentId: placement.studentId },
    fetchPolicy: 'network-only',
  });
  const files = data?.files ?? [];
  const form = useRecordForm({
    name: 'attach-agreement',
    subject: placement.id,
    record: null,
    draftOf: (): { fileId: string | null } => ({ fileId: null }),
    faultsOf: ({ fileId }) => (fileId ? {} : { fileId: 'Välj en fil.' }),
    save: ({ fileId }) => attach(fileId!),
    onSaved: () => undefined,
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title="Bifoga påskrivet avtal"
      submitLabel="Bifoga"
      failed="Kunde inte bifoga avtalet"
    >
      {!data && loading && <Loading text="Laddar elevens filer…" lines={2} />}
      {!data && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta elevens filer." />
      )}
      {data && files.length === 0 && (
        <EmptyState text="Eleven har inga filer. Ladda upp det påskrivna avtalet bland elevens filer först." />
      )}
      <Select
        label="Fil"
        required
        placeholder="Välj fil"
        disabled={files.length === 0}
        options={files.map(({ id, filename, uploadedAt }) => ({
          value: id,
          label: `${filename}, ${formatDate(uploadedAt)}`,
        }))}
        {...form.input('fileId')}
      />
    </FormDialog>
  );
}
