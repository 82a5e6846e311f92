import { useState } from 'react';
import { onDemand } from '../../ui/on-demand';
import { notify } from '../../ui/feedback/toast-store';
import { useJob, type FollowedJob } from './use-job';

const JobBox = onDemand(
  async () => (await import('./job-box')).default,
  (error) => {
    console.error('The progress of a job could not be shown.', error);
    notify.info('Arbetet pågår på servern. Du får veta när det är klart.');
  },
);

interface JobDialogProps {
  /** What is under way: 'Skriver in elever'. */
  title: string;
  /** Null while there is none: the dialog is closed. */
  jobId: string | null;
  /** Called once, when it is done, has failed or was cancelled; keep it stable. */
  onEnd: (job: FollowedJob) => void;
}

/**
 * How far long work has come, with a way to cancel it. Closed while it goes on it is still followed: the
 * work continues on the server, and its end is told as if the dialog had stood open.
 */
export function JobDialog({ title, jobId, onEnd }: JobDialogProps) {
  const [closed, setClosed] = useState<string | null>(null);
  const onClose = () => setClosed(jobId);
  const followed = useJob(jobId, onEnd);
  return <JobBox {...followed} title={title} opened={jobId !== null && closed !== jobId} onClose={onClose} />;
}
