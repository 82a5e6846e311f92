import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { acceptedFiles, refusalOf } from '../../../entities/file/file-rules';
import { formatDate } from '../../../lib/dates';
import { Loading } from '../../../ui/feedback/skeleton';
import { FieldError } from '../../../ui/fields/field';
import { FileDrop } from '../../../ui/fields/file-drop';
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

/** A new file, or the id of one of the student's files. */
interface PaperDraft {
  file: File | null;
  fileId: string | null;
}

/** Attaches the signed paper: a new file, or one of the student's files. */
export default function AttachAgreementDialog({ placement, onClosed }: AttachAgreementDialogProps) {
  const { attach, upload } = useAgreementActions(placement);
  const { data, error, loading, refetch } = useQuery(PlacementFilesDocument, {
    variables: { studentId: placement.studentId },
    fetchPolicy: 'network-only',
  });
  const files = data?.files ?? [];
  const form = useRecordForm({
    name: 'attach-agreement',
    subject: placement.id,
    record: null,
    // A file is not kept over a reload.
    isSecret: true,
    draftOf: (): PaperDraft => ({ file: null, fileId: null }),
    faultsOf: faultsOfPaper,
    save: ({ file, fileId }) => (file ? upload(file) : attach(fileId!)),
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
      <SignedPaper
        {...form.field('file')}
        file={form.draft.file}
        busy={form.busy}
        onFile={(file) => form.set({ file, fileId: null })}
      />
      {!data && loading && <Loading text="Laddar elevens filer…" lines={2} />}
      {!data && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta elevens filer." />
      )}
      {files.length > 0 && (
        <Select
          label="Eller välj bland elevens filer"
          placeholder="Välj fil"
          options={files.map(({ id, filename, uploadedAt }) => ({
            value: id,
            label: `${filename}, ${formatDate(uploadedAt)}`,
          }))}
          {...form.input('fileId')}
          onChange={(fileId) => form.set(fileId ? { file: null, fileId } : { fileId })}
        />
      )}
    </FormDialog>
  );
}

function faultsOfPaper({ file, fileId }: PaperDraft) {
  if (file) return { file: refusalOf(file) ?? undefined };
  return fileId ? {} : { file: 'Välj det påskrivna avtalet.' };
}

interface SignedPaperProps {
  id: string;
  error: string | undefined;
  /** The chosen file; null without one. */
  file: File | null;
  busy: boolean;
  onFile: (file: File) => void;
}

/** The file chooser with the name of the chosen file, or why it cannot be sent. */
function SignedPaper({ id, error, file, busy, onFile }: SignedPaperProps) {
  const refusal = file && refusalOf(file);
  const fault = refusal ?? error;
  return (
    <div id={id} className="stack" tabIndex={-1}>
      {fault && <FieldError>{fault}</FieldError>}
      <FileDrop
        accept={acceptedFiles}
        busy={busy}
        onFile={onFile}
        hint={
          <span aria-live="polite">
            {file && !refusal
              ? file.name
              : 'Släpp det skannade avtalet här, högst 20 MB. Det sparas bland elevens filer.'}
          </span>
        }
      >
        {file ? 'Välj en annan fil' : 'Ladda upp fil'}
      </FileDrop>
    </div>
  );
}
