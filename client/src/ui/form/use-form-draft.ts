import { useEffect, useState } from 'react';
import { rebase, type FieldChange } from './field-changes';
import { same } from './form-faults';
import { keepForm, readKeptForm } from './kept-form';
import type { RecordFormOptions } from './record-form';

const versionOf = (record: object | null): number | null =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : null;

type DraftOptions<Draft extends object, Stored> = Pick<
  RecordFormOptions<Draft, Stored, never>,
  'record' | 'draftOf' | 'conflict' | 'isSecret'
>;

/** What someone else saved first: all of it, and where fields are chosen one by one, what they changed. */
interface Met<Draft extends object> {
  theirs: Draft;
  changes: readonly FieldChange[] | null;
}

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
  const compare = (base: Draft, mine: Draft, latest: Draft): Met<Draft> & { draft: Draft } => {
    if (!conflict?.chosen) return { draft: mine, theirs: latest, changes: null };
    return { theirs: latest, ...rebase(conflict.chosen, { base, mine, latest }) };
  };
  // What was kept may have been typed upon another version than the one that is stored now.
  const [first] = useState(() =>
    conflict && kept && kept.version !== versionOf(record) ? compare(kept.begun, kept.draft, begun) : null,
  );
  const [draft, setDraft] = useState(first?.draft ?? kept?.draft ?? begun);
  const [met, setMet] = useState<Met<Draft> | null>(first);
  const [givenUp, setGivenUp] = useState(false);
  const touched = !same(draft, begun);
  const dirty = !isSecret && !givenUp && touched;
  const version = versionOf(record);
  const keeps = dirty && !sending;
  useEffect(
    () => keepForm(keptAs, keeps ? { draft, begun, version } : null),
    [keptAs, keeps, draft, begun, version],
  );

  /** Saving once more is meant to hold, once the other's values have been seen. */
  const moveTo = (now: Stored) => {
    const moved = compare(begun, draft, draftOf(now));
    setRecord(now);
    setBegun(moved.theirs);
    if (moved.changes) setDraft(moved.draft);
    setMet(moved);
    return moved;
  };
  // Told of what someone else has saved: an untouched form follows, any other one shows it.
  const told = options.record;
  if (told && !sending && (versionOf(told) ?? 0) > (version ?? Infinity)) {
    if (!touched || same(draftOf(told), begun)) {
      setRecord(told);
      setBegun(draftOf(told));
      if (!touched) setDraft(draftOf(told));
    } else if (conflict) moveTo(told);
  }

  return {
    record,
    begun,
    draft,
    met: met && met.changes?.length !== 0 ? met : null,
    dirty,
    set: (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change })),
    giveUp: () => setGivenUp(true),
    begin: (from: Draft) => {
      setBegun(from);
      setDraft(from);
      setMet(null);
      setGivenUp(false);
    },
    /** The server has it. Where fields are chosen one by one, what was typed meanwhile is still to be saved. */
    saved: (sent: Draft) => {
      setBegun(sent);
      if (!conflict?.chosen) setDraft(sent);
      setMet(null);
    },
    /** Someone else saved first: what is stored now is read and shown beside; null where there is nothing any more. */
    meet: async (before: Stored) => {
      const now = await conflict?.read?.(before);
      if (!now) return null;
      const { draft: moved, changes } = moveTo(now);
      return { record: now, draft: moved, isShown: changes?.length !== 0 };
    },
    take: (stored: Draft) => {
      setDraft(stored);
      setMet(null);
    },
  };
}
