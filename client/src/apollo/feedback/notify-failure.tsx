import { notify } from '../../ui/feedback/toast-store';
import { readFailure } from '../failure';
import { FailureDetails } from './failure-details';

/** Says what could not be done ('Kunde inte ta bort tillfället'), and why not; the browser's console keeps
 * the error, and no name that the text may have. */
export function notifyFailure(text: string, error: unknown): void {
  console.error('It could not be done.', error);
  notify.error(text, { details: <FailureDetails failure={readFailure(error)} /> });
}

/** Does it, and says what could not be done where it fails; whether it was done. */
export async function attempt(text: string, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    notifyFailure(text, error);
    return false;
  }
}
