import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { useJob } from '../../../entities/job/use-job';
import { MatchSafeNeedsDocument, SafeMatchesDocument, type MatchFilter } from '../../../graphql/generated';
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
  const safeFilter = { ...filter, state: null };
  const { data, error, refetch } = useQuery(SafeMatchesDocument, {
    variables: { filter: safeFilter },
    fetchPolicy: 'network-only',
  });
  const [matchSafe, { loading, error: refused }] = useMutation(MatchSafeNeedsDocument);
  const safe = data?.safeMatches;
  const commit = async () => {
    if (!safe) return;
    try {
      const { data: done } = await matchSafe({
        variables: { input: { filter: safeFilter, expected: safe.total } },
      });
      const outcome = done?.matchSafeNeeds;
      if (outcome?.job) return setJobId(outcome.job.id);
      actions.tellMatched(outcome?.matched ?? 0, outcome?.batchId ?? null);
      onChanged();
      setOpened(false);
    } catch (failed) {
      console.error('The safe ones were not matched.', failed);
      await refetch();
      onChanged();
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={onClosed}
      closeOnClickOutside={jobId === null}
      title="Matcha alla säkra"
      footer={
        jobId === null && (
          <>
            <Button onClick={() => setOpened(false)}>{buttons.cancel}</Button>
            <Button
              variant="primary"
              busy={loading}
              disabled={!safe || safe.total === 0}
              onClick={() => void commit()}
            >
              {safe ? `Matcha ${studentsText(safe.total)}` : 'Matcha'}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        {refused && !loading && (
          <Message tone="error">
            <FailureDetails failure={readFailure(refused)} />
          </Message>
        )}
        {error && <Message tone="error">{readFailure(error).message}</Message>}
        {!safe && !error && <Loading text="Räknar..." lines={4} />}
        {jobId && (
          <RunningMatch
            id={jobId}
            onEnded={(matched) => {
              if (matched !== null) actions.tellMatched(matched, null);
              onChanged();
              setOpened(false);
            }}
          />
        )}
        {safe && !jobId && (
          <>
            <p>
              {safe.total === 0
                ? 'Det finns inga säkra förslag.'
                : `${studentsText(safe.total)} skrivs in på ${safe.groups.length} tillfällen. Du kan ångra det efteråt.`}
            </p>
            <ul className="matching-groups">
              {safe.groups.map(
                ({ instanceId, name, courseCode, equivalents, startDate, seatsLeft, students }) => (
                  <li key={instanceId}>
                    <span className="matching-line">
                      <strong>
                        {name}{' '}
                        <span className="meta">
                          <CourseCode code={courseCode} equivalents={equivalents} />
                        </span>
                      </strong>
                      <span className="tabular">
                        {studentsText(students.length)}
                        {seatsLeft !== null && ` av ${seatsLeft} platser`}
                      </span>
                    </span>
                    <span className="meta">{startDate && `Start ${formatDate(startDate)}`}</span>
                    <details>
                      <summary>Visa elever</summary>
                      <p>{students.join(', ')}</p>
                    </details>
                  </li>
                ),
              )}
            </ul>
          </>
        )}
      </div>
    </Dialog>
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
