import './files.css';
import { useRef } from 'react';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { StudentFilesDocument, type StudentFilesQuery } from './files.generated';
import { downloadFile, transferPaths } from '../../lib/file-transfer';
import { alerts, buttons, emptyTexts, questions } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/overlays/confirm-store';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FileDrop } from '../../ui/fields/file-drop';
import { announce } from '../../ui/feedback/live-region';
import { Progress } from '../../ui/feedback/progress';
import { Loading } from '../../ui/feedback/skeleton';
import { FileItem } from './file-item';
import { acceptedFiles } from '../../entities/file/file-rules';
import { formatSize } from './file-size';
import { useDeleteFile } from './use-delete-file';
import { useUpload } from './use-upload';
import { Grid } from '../../ui/layout';
import { attempt } from '../../apollo/feedback/notify-failure';

export interface FilePanelProps {
  studentId: string;
  /** `viewerMay.changeFiles` of the student: a student's own has no upload (contract §7). */
  mayChange: boolean;
}

type FileEntry = StudentFilesQuery['files'][number];

interface FileOutcomes {
  onDeleted: () => void;
  onRefused: () => void;
}

/** Downloading and deleting a file; each tells when it was not done. */
function useFileActions(studentId: string, { onDeleted, onRefused }: FileOutcomes) {
  const deleteFile = useDeleteFile();
  const download = async ({ id, filename }: FileEntry) => {
    await attempt(alerts.downloadFailed, () => downloadFile(transferPaths.file(id), filename, studentId));
  };
  const remove = async ({ id, filename }: FileEntry) => {
    if (!(await confirm({ title: filename, question: questions.deleteFile, confirmLabel: buttons.remove })))
      return;
    const isDone = await attempt(alerts.deleteFileFailed, async () => {
      await deleteFile(id);
      announce(`${filename} är borttagen.`);
      onDeleted();
    });
    if (!isDone) onRefused();
  };
  return { download, remove };
}

/** The file panel of a student (specification §2): choose, see, download, delete. */
export function FilePanel({ studentId, mayChange }: FilePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(StudentFilesDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const { underWay, upload, cancel } = useUpload(studentId, () => void refetch());

  const { download, remove } = useFileActions(studentId, {
    onDeleted: () => panel.current?.focus(),
    onRefused: () => void refetch(),
  });

  return (
    <div ref={panel} className="files stack" tabIndex={-1} role="group" aria-label="Filer">
      {mayChange && (
        <div className="no-print">
          <FileDrop
            accept={acceptedFiles}
            busy={underWay !== null}
            onFile={(file) => void upload(file)}
            hint="Släpp en fil här, högst 20 MB. PDF, bilder, dokument och kalkylblad."
          >
            Ladda upp fil
          </FileDrop>
        </div>
      )}
      {underWay && <UploadUnderWay {...underWay} onCancel={cancel} />}
      <LoadFailed error={!data && error} refetch={refetch} text="Kunde inte hämta filerna" detailed />
      {!data && !error && <Loading text="Hämtar filer…" lines={2} />}
      {data?.files.length === 0 && <EmptyState text={emptyTexts.files} />}
      {data && data.files.length > 0 && (
        <ul className="divided">
          {data.files.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              mayDelete={mayChange && file.viewerMayDelete}
              onDownload={() => download(file)}
              onDelete={() => void remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface UploadUnderWayProps {
  filename: string;
  sent: number;
  total: number;
  onCancel: () => void;
}

function UploadUnderWay({ filename, sent, total, onCancel }: UploadUnderWayProps) {
  return (
    <Grid gap="3" columns="minmax(0, 1fr) auto" align="end">
      <Progress
        label={`Laddar upp ${filename}`}
        value={sent}
        max={total}
        valueText={`${formatSize(sent)} av ${formatSize(total)}`}
      />
      <Button size="sm" onClick={onCancel}>
        {buttons.cancel}
      </Button>
    </Grid>
  );
}
