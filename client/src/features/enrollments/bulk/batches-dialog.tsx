import { useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { useUndoEnding } from '../../../entities/student/use-undo-ending';
import { EnrollmentBatchesDocument, type EnrollmentBatchesQuery } from '../enrollments.generated';
import { formatDateTime } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { confirm } from '../../../ui/overlays/confirm-store';
import { Dialog } from '../../../ui/overlays/dialog';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { contentOf } from '../enrollment-labels';
import { useReadAgain, useUndoBatch } from './use-action-job';
import { Grid, Row } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

type Batch = EnrollmentBatchesQuery['enrollmentBatches'][number];

interface BatchesDialogProps {
  onClosed: () => void;
  /** Shows exactly the enrolments of an action in the list. */
  onShow: (batchId: string) => void;
}

/** The latest actions on enrolments, each with its way back (pages §8). */
export default function BatchesDialog({ onClosed, onShow }: BatchesDialogProps) {
  const [opened, setOpened] = useState(true);
  const { data, error, refetch } = useQuery(EnrollmentBatchesDocument, { fetchPolicy: 'network-only' });
  const readAgain = useReadAgain();
  const onDone = () => {
    readAgain();
    void refetch();
  };
  const { undo, loading } = useUndoBatch(onDone);
  const undoEnding = useUndoEnding(onDone);
  const ask = async (batch: Batch) => {
    const { id, kind, title } = batch;
    const isEnding = kind === 'END_STUDENT';
    const besides = isEnding ? ' Slutdatumet också.' : '';
    const question = `Vill du ångra ”${title}”? ${contentOf(batch)} blir som innan.${besides}`;
    if (!(await confirm({ question, confirmLabel: buttons.undo }))) return;
    await (isEnding ? undoEnding({ batchId: id }) : undo(id));
  };
  const batches = data?.enrollmentBatches;
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title="Senaste åtgärder"
      size="lg"
    >
      <LoadFailed error={error} />
      {!batches && !error && <Skeleton lines={6} />}
      {batches?.length === 0 && <p>Inga åtgärder ännu.</p>}
      {batches && batches.length > 0 && (
        <Grid as="ul" className="enrollments-batches">
          {batches.map((batch) => (
            <Batch
              key={batch.id}
              batch={batch}
              busy={loading}
              onShow={() => {
                onShow(batch.id);
                setOpened(false);
              }}
              onUndo={() => void ask(batch)}
            />
          ))}
        </Grid>
      )}
    </Dialog>
  );
}

interface BatchProps {
  batch: Batch;
  busy: boolean;
  onShow: () => void;
  onUndo: () => void;
}

function Batch({ batch, busy, onShow, onUndo }: BatchProps) {
  const { title, createdAt, createdBy, undoneAt, undoneBy, mayUndo } = batch;
  return (
    <Row as="li" gap="2 4" justify="space-between">
      <div>
        <strong>{title}</strong>
        <p className="meta">
          {contentOf(batch)} · {formatDateTime(createdAt)} av {createdBy}
          {undoneAt && ` · Ångrad ${formatDateTime(undoneAt)}${undoneBy ? ` av ${undoneBy}` : ''}`}
          {!undoneAt && !mayUndo && ' · Senare ändringar bygger på åtgärden'}
        </p>
      </div>
      <div className="row">
        <Button size="sm" variant="quiet" aria-label={`Visa inskrivningarna: ${title}`} onClick={onShow}>
          Visa
        </Button>
        {mayUndo && (
          <Button size="sm" busy={busy} aria-label={`Ångra: ${title}`} onClick={onUndo}>
            {buttons.undo}
          </Button>
        )}
      </div>
    </Row>
  );
}
