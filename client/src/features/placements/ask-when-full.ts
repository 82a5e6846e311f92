import { readFailure } from '../../apollo/failure';
import { confirm } from '../../ui/overlays/confirm-store';

/** Sends a change of a placement. When the workplace is full, the user decides whether to go on. */
export async function askWhenFull<Result>(
  { question, confirmLabel }: { question: string; confirmLabel: string },
  send: (overCapacity: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(false);
  } catch (error) {
    const { reason, message } = readFailure(error);
    const goesOn =
      reason === 'FULL' &&
      (await confirm({
        title: 'Arbetsplatsen är full',
        question: `${message} ${question}`,
        confirmLabel,
        danger: false,
      }));
    if (!goesOn) throw error;
    return send(true);
  }
}
