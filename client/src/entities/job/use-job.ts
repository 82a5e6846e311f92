import { useEffect, useRef } from 'react';
import { useQuery } from '../../apollo/use-query';
import { JobProgressDocument, type JobProgressFieldsFragment } from './job.generated';
import { attempt } from '../../apollo/feedback/notify-failure';
import { useCancelJob } from './use-cancel-job';

export type FollowedJob = JobProgressFieldsFragment;

const pollMs = 500;

/** Long work while it goes on; `onEnd` is called once, when it is done, has failed or was cancelled. */
export function useJob(id: string | null, onEnd: (job: FollowedJob) => void) {
  const { data, error, stopPolling } = useQuery(JobProgressDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'network-only',
    pollInterval: pollMs,
  });
  const [cancel, { loading: cancelling }] = useCancelJob();
  const told = useRef<string | null>(null);
  const job = data?.job ?? null;
  useEffect(() => {
    if (!job || job.state === 'QUEUED' || job.state === 'RUNNING' || told.current === job.id) return;
    told.current = job.id;
    stopPolling();
    onEnd(job);
  }, [job, onEnd, stopPolling]);
  return {
    job,
    error,
    cancelling,
    cancel: async () => {
      if (id === null) return;
      await attempt('Kunde inte avbryta', () => cancel({ variables: { input: { id } } }));
    },
  };
}
