import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { AplStatus } from '../../../../domain/generated';
import { aplStatusLabels } from '../../../../domain/labels/apl';
import { SetAplStatusDocument, SetAplStatusesDocument, type SetAplStatusMutation } from './apl.generated';
import { boardTexts } from '../../lib/fixed-texts';
import { notify } from '../../ui/feedback/toast-store';

/** Long enough to read who moved the card where. */
const conflictMs = 20_000;

/** A student's way from one column of the board to another. */
export interface Move {
  id: string;
  name: string;
  from: AplStatus;
  to: AplStatus;
  /** Since when the card had stood where it was taken from. */
  since: string;
  /** Set where this takes a move back: since when the card stood there before. */
  stoodSince?: string;
  /** The user moves the card although the agreement is not signed. */
  withoutAgreement?: boolean;
}

/** Sends a move exactly once despite connection errors: the idempotency key identifies a retry. */
export function useSendMove() {
  const client = useApolloClient();
  return useCallback(
    async ({ id, from, to, stoodSince, withoutAgreement }: Move, idempotencyKey: string) => {
      const { data } = await client.mutate({
        mutation: SetAplStatusDocument,
        variables: {
          input: {
            ...{ studentId: id, aplStatus: to, from },
            ...(stoodSince !== undefined && { undo: true }),
            ...(withoutAgreement && { withoutAgreement }),
          },
        },
        context: { idempotencyKey },
        fetchPolicy: 'no-cache',
      });
      return data?.setAplStatus ?? null;
    },
    [client],
  );
}

/** Sends moves together, in one transaction; answers with a result per card. */
export function useSendMoves() {
  const sendOne = useSendMove();
  const client = useApolloClient();
  return useCallback(
    async (
      moves: readonly Move[],
      idempotencyKey: string,
    ): Promise<SetAplStatusMutation['setAplStatus'][]> => {
      const [first] = moves;
      if (moves.length === 1) {
        const result = await sendOne(first!, idempotencyKey);
        return result ? [result] : [];
      }
      const { data } = await client.mutate({
        mutation: SetAplStatusesDocument,
        variables: {
          input: {
            moves: moves.map(({ id, from, to, withoutAgreement }) => ({
              ...{ studentId: id, aplStatus: to, from },
              ...(withoutAgreement && { withoutAgreement }),
            })),
            ...(first?.stoodSince !== undefined && { undo: true }),
          },
        },
        context: { idempotencyKey },
        fetchPolicy: 'no-cache',
      });
      return data?.setAplStatuses ?? [];
    },
    [client, sendOne],
  );
}

type Conflict = Extract<SetAplStatusMutation['setAplStatus'], { __typename: 'AplMoveConflict' }>;

/** Somebody else was first with some of the cards that were moved together. */
export function tellConflicts(results: readonly Conflict[]): void {
  const [first] = results;
  if (results.length > 1)
    notify.info(boardTexts.manyAlreadyMoved(results.length), {
      details: results.map(({ card }) => card.name).join(', '),
      lifeMs: conflictMs,
    });
  else if (first) tellConflict(first);
}

/** Somebody else was first: who, and where the card is. */
export function tellConflict(result: Conflict): void {
  const { card, movedBy } = result;
  notify.info(boardTexts.alreadyMoved(movedBy ?? 'någon annan'), {
    details: `${card.name} är nu i ${aplStatusLabels[card.aplStatus]}.`,
    lifeMs: conflictMs,
  });
}
