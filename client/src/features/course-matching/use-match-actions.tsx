import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { MatchNeedsDocument, SkipNeedsDocument, UndoMatchDocument } from '../../graphql/generated';
import { notify } from '../../ui/feedback/toast-store';
import { studentsText } from './match-texts';

export interface Pick {
  key: string;
  courseInstanceId: string;
}

export interface MatchActions {
  busy: boolean;
  /** Answers whether it was done. */
  match: (picks: readonly Pick[]) => Promise<boolean>;
  skip: (keys: readonly string[], skipped: boolean) => Promise<void>;
  undo: (batchId: string) => Promise<boolean>;
  /** Says what was done, with its undo. */
  tellMatched: (matched: number, batchId: string | null) => void;
}

/** What is done with needs, each with its way back. `onChanged`: the list is not true any more. */
export function useMatchActions(onChanged: () => void): MatchActions {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const refuse = useCallback(
    (text: string, error: unknown) => {
      console.error(text, error);
      notify.error(text, { details: <FailureDetails failure={readFailure(error)} /> });
      onChanged();
    },
    [onChanged],
  );
  const undo = useCallback(
    async (batchId: string) => {
      try {
        await client.mutate({
          mutation: UndoMatchDocument,
          variables: { input: { batchId } },
        });
        notify.success('Matchningen är ångrad.');
        onChanged();
        return true;
      } catch (error) {
        refuse('Kunde inte ångra matchningen', error);
        return false;
      }
    },
    [client, onChanged, refuse],
  );
  const tellMatched = useCallback(
    (matched: number, batchId: string | null) => {
      const text = `${studentsText(matched)} matchade.`;
      if (batchId) notify.success(text, { action: { label: 'Ångra', run: () => void undo(batchId) } });
      else notify.success(text);
    },
    [undo],
  );
  const match = useCallback(
    async (picks: readonly Pick[]) => {
      setBusy(true);
      try {
        const { data } = await client.mutate({
          mutation: MatchNeedsDocument,
          variables: { input: { picks: [...picks] } },
        });
        tellMatched(picks.length, data?.matchNeeds.batchId ?? null);
        onChanged();
        return true;
      } catch (error) {
        refuse('Kunde inte matcha', error);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [client, onChanged, refuse, tellMatched],
  );
  const skip = useCallback(
    async (keys: readonly string[], skipped: boolean) => {
      const set = async (value: boolean) => {
        await client.mutate({
          mutation: SkipNeedsDocument,
          variables: { input: { keys: [...keys], skipped: value } },
        });
        onChanged();
      };
      try {
        await set(skipped);
        const count = keys.length === 1 ? 'Behovet' : `${keys.length} behov`;
        notify.success(`${count} ${skipped ? 'hoppades över' : 'togs upp igen'}.`, {
          action: {
            label: 'Ångra',
            run: () => {
              set(!skipped).catch((error: unknown) => refuse('Kunde inte ångra', error));
            },
          },
        });
      } catch (error) {
        refuse('Kunde inte hoppa över', error);
      }
    },
    [client, onChanged, refuse],
  );
  return { busy, match, skip, undo, tellMatched };
}
