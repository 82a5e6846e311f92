import { useMutation } from '@apollo/client/react';
import { CreateDocumentsDocument } from '../documents.generated';
import { counted } from '../../../../../domain/numbers';
import { IconFiles } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { JobDialog } from '../../../entities/job/job-dialog';
import type { FollowedJob } from '../../../entities/job/use-job';
import { downloadFile, transferPaths } from '../../../lib/file-transfer';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Message } from '../../../ui/feedback/message';
import { notify } from '../../../ui/feedback/toast-store';
import { isPersonal, subjectLabels, type DocumentKind } from '../document-kinds';
import { mannerInput, type Manner } from './wish';
import { Grid } from '../../../ui/layout';
import { attempt } from '../../../apollo/feedback/notify-failure';

interface BatchBarProps {
  kind: DocumentKind;
  manner: Manner;
  marked: ReadonlySet<string>;
  onDone: () => void;
}

/** The result of a finished job. */
interface Result {
  batchId: string;
  created: number;
  skipped: { name: string; reason: string }[];
}

/** One document for each that is marked, as one archive. */
export function BatchBar({ kind, manner, marked, onDone }: BatchBarProps) {
  const [create] = useMutation(CreateDocumentsDocument);
  const [starting, setStarting] = useState(false);
  const [saveToFiles, setSaveToFiles] = useState(false);
  const [jobId, setJobId] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const count = marked.size;
  const words = subjectLabels[kind.subject];
  const start = async () => {
    setResult(null);
    setStarting(true);
    await attempt('Kunde inte skapa dokumenten', async () => {
      const { data } = await create({
        variables: {
          input: {
            ...mannerInput(kind, manner),
            subjectIds: [...marked],
            saveToFiles: saveToFiles && isPersonal(kind),
          },
        },
      });
      setJobId(data.createDocuments.id);
    });
    setStarting(false);
  };
  const ended = useCallback(
    (job: FollowedJob) => {
      setJobId(null);
      onDone();
      if (job.state === 'DONE') setResult(readResult(job.result));
      else if (job.state === 'CANCELLED')
        notify.info('Arbetet avbröts. Det som hann skapas finns i historiken.');
      else notify.error('Kunde inte skapa dokumenten', { details: job.message ?? undefined });
    },
    [onDone],
  );
  return (
    <>
      {count > 0 && (
        <Grid gap="3" className="doc-batch shrinks">
          {isPersonal(kind) && (
            <Checkbox label="Spara också i elevernas filer" checked={saveToFiles} onChange={setSaveToFiles} />
          )}
          <Button
            variant="soft"
            fullWidth
            busy={starting || jobId !== null}
            icon={IconFiles}
            onClick={() => void start()}
          >
            Skapa för alla markerade ({count})
          </Button>
        </Grid>
      )}
      {result && <BatchResult result={result} words={words} />}
      <JobDialog title="Skapar dokument" jobId={jobId} onEnd={ended} />
    </>
  );
}

/** The job's result as the contract of `createDocuments` has it. */
function readResult(result: Record<string, unknown> | null): Result {
  const { batchId, created, skipped } = result ?? {};
  return {
    batchId: String(batchId),
    created: Number(created),
    skipped: Array.isArray(skipped)
      ? skipped.map((one: Record<string, unknown>) => ({
          name: String(one.name),
          reason: String(one.reason),
        }))
      : [],
  };
}

function BatchResult({ result, words }: { result: Result; words: { one: string; many: string } }) {
  const { batchId, created, skipped } = result;
  const fetchArchive = async () => {
    await attempt('Kunde inte ladda ner dokumenten', () =>
      downloadFile(transferPaths.documentArchive(batchId), 'dokument.zip'),
    );
  };
  return (
    <Message
      tone={skipped.length > 0 ? 'warning' : 'success'}
      actions={
        created > 0 && (
          <Button size="sm" onClick={() => void fetchArchive()}>
            Ladda ner alla (zip)
          </Button>
        )
      }
    >
      <p>
        {counted(created, 'dokument är skapat.', 'dokument är skapade.')}
        {skipped.length > 0 &&
          ` ${skipped.length} ${skipped.length === 1 ? words.one : words.many} hoppades över:`}
      </p>
      {skipped.length > 0 && (
        <ul className="doc-skipped">
          {skipped.map(({ name, reason }, index) => (
            <li key={index}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      )}
    </Message>
  );
}
