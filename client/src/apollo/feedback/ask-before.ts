import { confirm } from '../../ui/overlays/confirm-store';
import { readFailure } from '../failure';

/** How the user is asked about a refusal that they may overrule. */
export interface Refusal {
  title: string;
  /** Follows the server's message. */
  question: string;
  confirmLabel: string;
}

/**
 * Sends a change. If the server refuses it for one of these reasons, the user decides whether it is sent again with the
 * permission to go on; each reason is asked about once. Throws the refusal if they don't.
 */
export async function askBefore<Reason extends string, Result>(
  refusals: Readonly<Record<Reason, Refusal>>,
  send: (allows: (reason: Reason) => boolean) => Promise<Result>,
  allowed: readonly Reason[] = [],
): Promise<Result> {
  try {
    return await send((reason) => allowed.includes(reason));
  } catch (error) {
    const { reason, message } = readFailure(error);
    const asked = (Object.keys(refusals) as Reason[]).find((one) => one === reason);
    if (asked === undefined || allowed.includes(asked)) throw error;
    const { title, question, confirmLabel } = refusals[asked];
    const goesOn = await confirm({
      ...{ title, confirmLabel, danger: false },
      question: `${message} ${question}`,
    });
    if (!goesOn) throw error;
    return askBefore(refusals, send, [...allowed, asked]);
  }
}
