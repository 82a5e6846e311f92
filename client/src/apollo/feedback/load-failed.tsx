import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { readFailure } from '../failure';
import { FailureDetails } from './failure-details';

interface LoadFailedProps {
  /** Nothing stands here while there is none. */
  error: unknown;
  /** 'Kunde inte hämta listan.', before why. */
  text?: string;
  /** Asks once more; left out where that is no use. */
  refetch?: () => unknown;
  /** Below the text stands all that is told of why. */
  detailed?: boolean;
}

/** Says in the place of what was asked for that it could not be read, and why; with the way to ask again. */
export function LoadFailed({ error, text, refetch, detailed }: LoadFailedProps) {
  if (!error) return null;
  const failure = readFailure(error);
  const retry = refetch && <Button onClick={() => void again(refetch)}>{buttons.retry}</Button>;
  return (
    <Message tone="error" actions={retry}>
      {detailed ? (
        <>
          <p>{text}</p>
          <FailureDetails failure={failure} />
        </>
      ) : (
        [text, failure.message].filter(Boolean).join(' ')
      )}
    </Message>
  );
}

/** A call that fails again is told by the message that stays. */
async function again(refetch: () => unknown): Promise<void> {
  try {
    await refetch();
  } catch (error) {
    console.error('It could not be read anew.', error);
  }
}
