import { notify } from '../../ui/feedback/toast-store';
import { readFailure } from '../failure';
import { FailureDetails } from './failure-details';

/** Shows a failed action ('Kunde inte ta bort tillfället') with its reason. Logs the error to the console without
 * the text, which may contain names. */
export function notifyFailure(text: string, error: unknown): void {
  console.error('It could not be done.', error);
  notify.error(text, { details: <FailureDetails failure={readFailure(error)} /> });
}

/** Runs the action and shows `text` if it fails. Resolves to whether it succeeded. */
export async function attempt(text: string, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    notifyFailure(text, error);
    return false;
  }
}
