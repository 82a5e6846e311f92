import { buttons } from '../lib/fixed-texts';
import { notify } from '../ui/feedback/toast-store';
import { openEnds } from './action-keys';
import { readFailure } from './failure';
import { FailureDetails } from './feedback/failure-details';

/**
 * Does what 'Ångra' promises. Where it fails, `failed` is told with its reason, and where it may go well the next time
 * 'Försök igen' does the same once more. `onEnd` follows either way: what is shown may not be true any more.
 */
export async function takeBack(
  failed: string,
  undo: () => Promise<unknown>,
  onEnd?: () => void,
): Promise<boolean> {
  try {
    await undo();
    return true;
  } catch (error) {
    console.error(failed, error);
    const failure = readFailure(error);
    notify.error(failed, {
      details: <FailureDetails failure={failure} />,
      ...(openEnds.has(failure.code) && {
        action: { label: buttons.retry, run: () => void takeBack(failed, undo, onEnd) },
      }),
    });
    return false;
  } finally {
    onEnd?.();
  }
}
