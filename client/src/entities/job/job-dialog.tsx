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
  /** The job in progress: 'Skriver in elever'. */
  title: string;
  /** Null while there is none: the dialog is closed. */
  jobId: string | null;
  /** Called once, when it is done, has failed or was cancelled; keep it stable. */
  onEnd: (job: FollowedJob) => void;
}

/**
 * Progress of a long job, with a cancel button. A closed dialog still follows the job: it continues on the server,
 * and its end is reported in the same way.
 */
export function JobDialog({ title, jobId, onEnd }: JobDialogProps) {
  const [closed, setClosed] = useState<string | null>(null);
  const onClose = () => setClosed(jobId);
  const followed = useJob(jobId, onEnd);
  return <JobBox {...followed} title={title} opened={jobId !== null && closed !== jobId} onClose={onClose} />;
}
