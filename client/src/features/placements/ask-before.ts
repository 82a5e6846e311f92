import { readFailure } from '../../apollo/failure';
import { confirm } from '../../ui/overlays/confirm-store';

/** What the user may allow after the server has refused a change. */
export interface Allowed {
  overCapacity: boolean;
  newAgreement: boolean;
}

const refusals: Readonly<Record<string, { title: string; allows: keyof Allowed }>> = {
  FULL: { title: 'Arbetsplatsen är full', allows: 'overCapacity' },
  AGREEMENT_SIGNED: { title: 'Avtalet skrivs under på nytt', allows: 'newAgreement' },
};

/**
 * Sends a change of a placement. When the workplace is full, or the agreement has been signed, the user decides whether
 * to go on.
 */
export async function askBefore<Result>(
  { question, confirmLabel }: { question: string; confirmLabel: string },
  send: (allowed: Allowed) => Promise<Result>,
  allowed: Allowed = { overCapacity: false, newAgreement: false },
): Promise<Result> {
  try {
    return await send(allowed);
  } catch (error) {
    const { reason, message } = readFailure(error);
    const refusal = refusals[reason ?? ''];
    const goesOn =
      refusal !== undefined &&
      !allowed[refusal.allows] &&
      (await confirm({
        title: refusal.title,
        question: `${message} ${question}`,
        confirmLabel,
        danger: false,
      }));
    if (!goesOn) throw error;
    return askBefore({ question, confirmLabel }, send, { ...allowed, [refusal.allows]: true });
  }
}
