import { useEffect, useState } from 'react';
import { same } from './form-faults';
import { keepForm, readKeptForm } from './kept-form';
import type { RecordFormOptions } from './record-form';

const versionOf = (record: object | null): number | null =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : null;

type DraftOptions<Draft extends object, Stored> = Pick<
  RecordFormOptions<Draft, Stored, never>,
  'record' | 'draftOf' | 'conflict' | 'isSecret'
>;

/**
 * What is typed, upon which record, and what the draft began as. It outlives a reload under the name `keptAs`, but not
 * `sending`: then it is the server's, and whoever opens the form next finds what was saved.
 */
export function useFormDraft<Draft extends object, Stored extends object>(
  keptAs: string,
  options: DraftOptions<Draft, Stored>,
  sending: boolean,
) {
  const { draftOf, conflict, isSecret = false } = options;
  const [record, setRecord] = useState(options.record);
  const [begun, setBegun] = useState(() => draftOf(options.record));
  const [kept] = useState(() => readKeptForm(keptAs, begun));
  const [draft, setDraft] = useState(kept?.draft ?? begun);
  // What was kept may have been typed upon another version than the one that is stored now.
  const [theirs, setTheirs] = useState<Draft | null>(
    conflict && kept && kept.version !== versionOf(record) ? begun : null,
  );
  const [givenUp, setGivenUp] = useState(false);
  const dirty = !isSecret && !givenUp && !same(draft, begun);
  const version = versionOf(record);
  const keeps = dirty && !sending;
  useEffect(() => keepForm(keptAs, keeps ? { draft, version } : null), [keptAs, keeps, draft, version]);

  return {
    record,
    begun,
    draft,
    theirs,
    dirty,
    set: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    giveUp: () => setGivenUp(true),
    begin: (from: Draft) => {
      setBegun(from);
      setDraft(from);
      setTheirs(null);
      setGivenUp(false);
    },
    /** Someone else saved first: what is stored now is read and shown beside; whether there is any. */
    meet: async (before: Stored): Promise<boolean> => {
      const now = await conflict?.read(before);
      if (!now) return false;
      const stored = draftOf(now);
      setTheirs(stored);
      setBegun(stored);
      // Saving once more is meant to hold, now that the other's values have been seen.
      setRecord(now);
      return true;
    },
    take: (stored: Draft) => {
      setDraft(stored);
      setTheirs(null);
    },
  };
}
