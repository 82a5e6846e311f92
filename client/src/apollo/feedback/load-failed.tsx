import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { readFailure } from '../failure';
import { FailureDetails } from './failure-details';

interface LoadFailedProps {
  /** Renders nothing without an error. */
  error: unknown;
  /** Text before the reason: 'Kunde inte hämta listan.' */
  text?: string;
  /** Asks once more; left out where that is no use. */
  refetch?: () => unknown;
  /** Shows all details of the failure below the text. */
  detailed?: boolean;
}

/** Error message in place of the data, with the reason and a retry button. */
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

/** A repeated failure is reported by the message that remains. */
async function again(refetch: () => unknown): Promise<void> {
  try {
    await refetch();
  } catch (error) {
    console.error('It could not be read again.', error);
  }
}
