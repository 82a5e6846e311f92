import { useMutation } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { takeBack } from '../../apollo/take-back';
import { MatchNeedsDocument, SkipNeedsDocument, UndoMatchDocument } from './course-matching.generated';
import { buttons } from '../../lib/fixed-texts';
import { notify } from '../../ui/feedback/toast-store';
import { studentsText } from './match-texts';
import { notifyFailure } from '../../apollo/feedback/notify-failure';

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
  /** Reports the result, with undo. */
  tellMatched: (matched: number, batchId: string | null) => void;
}

/** The actions on needs, each with its undo. `onChanged`: the list is stale. */
export function useMatchActions(onChanged: () => void): MatchActions {
  const [matchNeeds] = useMutation(MatchNeedsDocument);
  const [undoMatch] = useMutation(UndoMatchDocument);
  const [busy, setBusy] = useState(false);
  const refuse = useCallback<Refuse>(
    (text, error) => {
      notifyFailure(text, error);
      onChanged();
    },
    [onChanged],
  );
  const undo = useCallback(
    (batchId: string) =>
      takeBack(
        'Kunde inte ångra matchningen',
        async () => {
          await undoMatch({ variables: { input: { batchId } } });
          notify.success('Matchningen är ångrad.');
        },
        onChanged,
      ),
    [undoMatch, onChanged],
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
        const { data } = await matchNeeds({ variables: { input: { picks: [...picks] } } });
        tellMatched(picks.length, data.matchNeeds.batchId ?? null);
        onChanged();
        return true;
      } catch (error) {
        refuse('Kunde inte matcha', error);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [matchNeeds, onChanged, refuse, tellMatched],
  );
  return { busy, match, skip: useSkip(onChanged, refuse), undo, tellMatched };
}

type Refuse = (text: string, error: unknown) => void;

function useSkip(onChanged: () => void, refuse: Refuse): MatchActions['skip'] {
  const [skipNeeds] = useMutation(SkipNeedsDocument);
  return useCallback(
    async (keys, skipped) => {
      const set = async (value: boolean) => {
        await skipNeeds({ variables: { input: { keys: [...keys], skipped: value } } });
        onChanged();
      };
      try {
        await set(skipped);
        const count = keys.length === 1 ? 'Behovet' : `${keys.length} behov`;
        notify.success(`${count} ${skipped ? 'hoppades över' : 'togs upp igen'}.`, {
          action: { label: buttons.undo, run: () => void takeBack('Kunde inte ångra', () => set(!skipped)) },
        });
      } catch (error) {
        refuse('Kunde inte hoppa över', error);
      }
    },
    [skipNeeds, onChanged, refuse],
  );
}
