import { counted } from '../../../../../domain/numbers';
import { useState } from 'react';
import { FailureDetails } from '../../../apollo/feedback/failure-details';
import { useJob } from '../../../entities/job/use-job';
import type { SafeMatchesQuery } from '../course-matching.generated';
import type { MatchFilter } from '../../../graphql/types.generated';
import { formatDate } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { CourseCode } from '../../../ui/course-code';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { Progress } from '../../../ui/feedback/progress';
import { Loading } from '../../../ui/feedback/skeleton';
import { studentsText } from '../match-texts';
import type { MatchActions } from '../use-match-actions';
import { useMatchSafeNeeds } from './use-match-safe-needs';
import { Grid, Row } from '../../../ui/layout';

interface SafeDialogProps {
  filter: MatchFilter;
  actions: MatchActions;
  onChanged: () => void;
  onClosed: () => void;
}

/** What would be matched, instance by instance, before anything is; many are a job that can be cancelled. */
export default function SafeDialog({ filter, actions, onChanged, onClosed }: SafeDialogProps) {
  const [opened, setOpened] = useState(true);
  const [jobId, setJobId] = useState<string | null>(null);
  const { safe, failure, match, loading, refusal } = useMatchSafeNeeds(filter);
  const close = () => setOpened(false);
  const end = (matched: number | null, batchId: string | null) => {
    if (matched !== null) actions.tellMatched(matched, batchId);
    onChanged();
    close();
  };
  const commit = async () => {
    try {
      const { job, matched, batchId } = await match();
      if (job) setJobId(job.id);
      else end(matched ?? 0, batchId ?? null);
    } catch (failed) {
      console.error('The safe ones were not matched.', failed);
      onChanged();
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={jobId === null}
      title="Matcha alla säkra"
      footer={
        jobId === null && (
          <>
            <Button
              variant="primary"
              busy={loading}
              disabled={!safe || safe.total === 0}
              onClick={() => void commit()}
            >
              {safe ? `Matcha ${studentsText(safe.total)}` : 'Matcha'}
            </Button>
            <Button onClick={close}>{buttons.cancel}</Button>
          </>
        )
      }
    >
      <div className="stack">
        {refusal && (
          <Message tone="error">
            <FailureDetails failure={refusal} />
          </Message>
        )}
        {failure && <Message tone="error">{failure}</Message>}
        {!safe && !failure && <Loading text="Räknar…" lines={4} />}
        {jobId && <RunningMatch id={jobId} onEnded={(matched) => end(matched, null)} />}
        {safe && !jobId && <Groups {...safe} />}
      </div>
    </Dialog>
  );
}

/** Who would be enrolled where. */
function Groups({ total, groups }: Pick<SafeMatchesQuery['safeMatches'], 'total' | 'groups'>) {
  return (
    <>
      <p>
        {total === 0
          ? 'Det finns inga säkra förslag.'
          : `${studentsText(total)} skrivs in på ${counted(groups.length, 'tillfälle', 'tillfällen')}. Du kan ångra det efteråt.`}
      </p>
      <Grid as="ul" gap="2" columns="minmax(0, 1fr)" className="matching-rows lined">
        {groups.map(({ instanceId, name, courseCode, equivalents, startDate, seatsLeft, students }) => (
          <li key={instanceId}>
            <Row as="span" gap="1 3" justify="space-between">
              <strong>
                {name}{' '}
                <span className="meta">
                  <CourseCode code={courseCode} equivalents={equivalents} />
                </span>
              </strong>
              <span className="tabular">
                {studentsText(students.length)}
                {seatsLeft !== null && ` av ${counted(seatsLeft, 'plats', 'platser')}`}
              </span>
            </Row>
            <span className="meta whole">{startDate && `Start ${formatDate(startDate)}`}</span>
            <details>
              <summary>Visa elever</summary>
              <p>{students.join(', ')}</p>
            </details>
          </li>
        ))}
      </Grid>
    </>
  );
}

function RunningMatch({ id, onEnded }: { id: string; onEnded: (matched: number | null) => void }) {
  const [failed, setFailed] = useState<string | null>(null);
  const { job, cancelling, cancel } = useJob(id, (ended) => {
    if (ended.state === 'FAILED') setFailed(ended.message ?? 'Matchningen misslyckades.');
    else onEnded(ended.state === 'DONE' ? ended.total : null);
  });
  if (failed) return <Message tone="error">{failed} Ingenting ändrades.</Message>;
  return (
    <>
      <Progress
        label={job?.state === 'QUEUED' ? 'Matchningen väntar på sin tur' : 'Matchar'}
        value={job ? job.done : null}
        max={job?.total ?? 1}
        valueText={job ? `${job.done} av ${studentsText(job.total)}` : ''}
      />
      <div>
        <Button busy={cancelling} onClick={() => void cancel()}>
          Avbryt matchningen
        </Button>
      </div>
    </>
  );
}
