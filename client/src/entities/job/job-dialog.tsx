import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { Progress } from '../../ui/feedback/progress';
import { readFailure } from '../../apollo/failure';
import { useJob, type FollowedJob } from './use-job';

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
  const { job, error, cancelling, cancel } = useJob(jobId, onEnd);
  return (
    <Dialog
      opened={jobId !== null && closed !== jobId}
      onClose={onClose}
      title={title}
      size="sm"
      closeOnClickOutside={false}
      footer={
        <>
          <Button busy={cancelling} onClick={() => void cancel()}>
            Avbryt arbetet
          </Button>
          <Button variant="primary" data-autofocus onClick={onClose}>
            Stäng – fortsätt i bakgrunden
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && (
          <Message tone="warning">{readFailure(error).message} Arbetet fortsätter på servern.</Message>
        )}
        <Progress
          label={job?.state === 'QUEUED' ? 'Väntar på sin tur' : title}
          value={job ? job.done : null}
          max={job?.total ?? 1}
          valueText={job ? `${job.done} av ${job.total}` : ''}
        />
      </div>
    </Dialog>
  );
}
