import { useState } from 'react';
import { useQuery } from '../../apollo/use-query';
import { MatchBatchesDocument } from './course-matching.generated';
import { formatDate, formatDateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import type { MatchActions } from './use-match-actions';
import { Grid, Row } from '../../ui/layout';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

/** The last actions, each with its students; newest first, so that 'Ångra senaste' is the first button. */
export default function RecentDialog({ actions, onClosed }: { actions: MatchActions; onClosed: () => void }) {
  const [opened, setOpened] = useState(true);
  const { data, error, refetch } = useQuery(MatchBatchesDocument, { fetchPolicy: 'network-only' });
  const batches = data?.matchBatches;
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      title="Senaste matchningarna"
    >
      <LoadFailed error={error} />
      {!batches && !error && <Loading text="Laddar matchningar…" lines={4} />}
      {batches?.length === 0 && <EmptyState text="Inget har matchats än." />}
      <Grid as="ul" gap="2" columns="minmax(0, 1fr)" className="matching-rows lined">
        {batches?.map(({ id, title, createdAt, createdBy, undoneAt, entries }) => (
          <li key={id}>
            <Row as="span" gap="1 3" justify="space-between">
              <strong>{title}</strong>
              {undoneAt ? (
                <Badge>Ångrad</Badge>
              ) : (
                <Button
                  size="sm"
                  onClick={() => {
                    void actions.undo(id).then(() => refetch());
                  }}
                >
                  Ångra
                </Button>
              )}
            </Row>
            <span className="meta tabular">
              {formatDateTime(createdAt)} · {createdBy}
            </span>
            {!undoneAt && entries.length > 0 && (
              <details>
                <summary>Visa elever</summary>
                <ul>
                  {entries.map(({ studentId, student, course, startDate }) => (
                    <li key={`${studentId}${course}`}>
                      {student}: {course}
                      {startDate && `, start ${formatDate(startDate)}`}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </Grid>
    </Dialog>
  );
}
