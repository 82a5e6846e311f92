import { buttons } from '../lib/fixed-texts';
import { notify } from '../ui/feedback/toast-store';
import { openEnds } from './action-keys';
import { readFailure } from './failure';
import { FailureDetails } from './feedback/failure-details';

/**
 * Undoes an action ('Ångra'). A failure shows `failed` with its reason, and 'Försök igen' if a retry may succeed.
 * `onEnd` runs in both cases, since the data on screen may be stale.
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
