import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { Progress } from '../../ui/feedback/progress';
import { readFailure } from '../../apollo/failure';
import type { useJob } from './use-job';

interface JobBoxProps extends Pick<ReturnType<typeof useJob>, 'job' | 'error' | 'cancelling' | 'cancel'> {
  title: string;
  opened: boolean;
  onClose: () => void;
}

/** The progress of a followed job. */
export default function JobBox({ title, opened, onClose, job, error, cancelling, cancel }: JobBoxProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      size="sm"
      closeOnClickOutside={false}
      footer={
        <>
          <Button variant="primary" data-autofocus onClick={onClose}>
            Stäng – fortsätt i bakgrunden
          </Button>
          <Button busy={cancelling} onClick={() => void cancel()}>
            Avbryt arbetet
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
