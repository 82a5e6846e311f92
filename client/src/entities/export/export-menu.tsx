import { IconFileExport } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { CreateExportDocument } from './export.generated';
import type { ExportFormat } from '../../../../domain/generated';
import { downloadFile, transferPaths } from '../../lib/file-transfer';
import { exportTexts } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/overlays/menu';
import { JobDialog } from '../job/job-dialog';
import type { FollowedJob } from '../job/use-job';
import { notifyFailure } from '../../apollo/feedback/notify-failure';

interface ExportMenuProps {
  /** The list's name on the server: `course-instances`. */
  list: string;
  /** The address of the page: the file holds exactly the rows that it shows, on all its pages. */
  query: URLSearchParams;
  /** 'Exportera' by default; names the file if a page has several. */
  label?: string;
  /** Describes the file to screen readers if a page has several. */
  about?: string;
  /** Of a row, beside other buttons. */
  size?: 'sm';
  /** The list names students: those with protected data are in the file only when that is ticked. */
  students?: boolean;
}

/** 'Exportera': the filtered rows as a workbook or as CSV; long lists show their progress (pages §0). */
export function ExportMenu({ list, query, label = 'Exportera', about, size, students }: ExportMenuProps) {
  const [createExport, { loading }] = useMutation(CreateExportDocument);
  const [waiting, setWaiting] = useState<{ jobId: string; exportId: string; filename: string } | null>(null);
  const [withProtected, setWithProtected] = useState(false);
  const make = async (format: ExportFormat) => {
    // Must be ticked for each file: a choice for one does not apply to the next.
    setWithProtected(false);
    const url = students ? withChoice(query, withProtected) : query;
    try {
      const { data } = await createExport({ variables: { input: { list, query: url.toString(), format } } });
      const made = data.createExport;
      if (made.jobId) setWaiting({ jobId: made.jobId, exportId: made.id, filename: made.filename });
      else await save(made.id, made.filename);
    } catch (error) {
      failed(error);
    }
  };
  const ended = useCallback(
    (job: FollowedJob) => {
      setWaiting(null);
      if (job.state === 'DONE' && waiting) save(waiting.exportId, waiting.filename).catch(failed);
      else if (job.state === 'FAILED') failed(new Error(job.message ?? 'The job failed.'));
    },
    [waiting],
  );
  return (
    <>
      <Menu
        label={label}
        items={() => [
          { key: 'xlsx', label: 'Excel (xlsx)', onSelect: () => void make('XLSX') },
          { key: 'csv', label: 'Text (csv)', onSelect: () => void make('CSV') },
          ...(students
            ? [
                {
                  key: 'protected',
                  label: exportTexts.withProtected,
                  checked: withProtected,
                  onSelect: () => setWithProtected(!withProtected),
                },
              ]
            : []),
        ]}
        trigger={(attributes) => (
          <Button
            {...attributes}
            size={size}
            // One file at a time: the next would leave the one under way unfetched.
            busy={loading || waiting !== null}
            icon={IconFileExport}
          >
            {label}
            {about && <span className="sr-only"> {about}</span>}
          </Button>
        )}
      />
      <JobDialog title="Exporterar" jobId={waiting?.jobId ?? null} onEnd={ended} />
    </>
  );
}

/** The page's address with the choice in it, whatever stood there before. */
function withChoice(query: URLSearchParams, withProtected: boolean): URLSearchParams {
  const url = new URLSearchParams(query);
  url.delete('skyddade');
  if (withProtected) url.set('skyddade', 'ja');
  return url;
}

function save(id: string, filename: string): Promise<unknown> {
  return downloadFile(transferPaths.listExport(id), filename);
}

function failed(error: unknown): void {
  notifyFailure('Kunde inte exportera listan', error);
}
