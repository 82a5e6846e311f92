import { useEffect, useState } from 'react';
import { rebase, type ChosenField, type FieldChange } from './field-changes';
import { same } from './form-faults';
import { keepForm, readKeptForm } from './kept-form';
import type { RecordFormOptions } from './record-form';

const versionOf = (record: object | null): number | null =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : null;

type DraftOptions<Draft extends object, Stored> = Pick<
  RecordFormOptions<Draft, Stored, never>,
  'record' | 'draftOf' | 'conflict' | 'isSecret'
>;

/** The other user's version, and with field-by-field merging their changes. */
interface Met<Draft extends object> {
  theirs: Draft;
  changes: readonly FieldChange[] | null;
}

/** The other user's version compared with the `base` draft; `draft` is the form's new content. */
function meetingOf<Draft extends object>(
  chosen: readonly ChosenField<Draft>[] | undefined,
  drafts: { base: Draft; mine: Draft; latest: Draft },
): Met<Draft> & { draft: Draft } {
  if (!chosen) return { draft: drafts.mine, theirs: drafts.latest, changes: null };
  return { theirs: drafts.latest, ...rebase(chosen, drafts) };
}

/** The form's initial state: a kept draft may be based on an older version than the stored one. */
function useOpened<Draft extends object, Stored extends object>(
  keptAs: string,
  { record: stored, draftOf, conflict }: DraftOptions<Draft, Stored>,
) {
  const [record, setRecord] = useState(stored);
  const [begun, setBegun] = useState(() => draftOf(stored));
  const [kept] = useState(() => readKeptForm(keptAs, begun));
  const [first] = useState(() =>
    conflict && kept && kept.version !== versionOf(record)
      ? meetingOf(conflict.chosen, { base: kept.begun, mine: kept.draft, latest: begun })
      : null,
  );
  const [draft, setDraft] = useState(first?.draft ?? kept?.draft ?? begun);
  const [met, setMet] = useState<Met<Draft> | null>(first);

  /** Saving once more is meant to hold, once the other's values have been seen. */
  const moveTo = (now: Stored) => {
    const moved = meetingOf(conflict?.chosen, { base: begun, mine: draft, latest: draftOf(now) });
    setRecord(now);
    setBegun(moved.theirs);
    if (moved.changes) setDraft(moved.draft);
    setMet(moved);
    return moved;
  };
  return { record, setRecord, begun, setBegun, draft, setDraft, met, setMet, moveTo };
}

/**
 * The draft, its record, and its initial value. A draft survives a reload under the name `keptAs`, except while
 * `sending`: then the server has it, and the form next opens with the saved values.
 */
export function useFormDraft<Draft extends object, Stored extends object>(
  keptAs: string,
  options: DraftOptions<Draft, Stored>,
  sending: boolean,
) {
  const { draftOf, conflict, isSecret = false } = options;
  const opened = useOpened(keptAs, options);
  const { record, setRecord, begun, setBegun, draft, setDraft, met, setMet, moveTo } = opened;
  const [givenUp, setGivenUp] = useState(false);
  const touched = !same(draft, begun);
  const dirty = !isSecret && !givenUp && touched;
  const version = versionOf(record);
  const keeps = dirty && !sending;
  useEffect(
    () => keepForm(keptAs, keeps ? { draft, begun, version } : null),
    [keptAs, keeps, draft, begun, version],
  );
  // Another user has saved: an untouched form takes the new values, an edited one shows the conflict.
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
    /** The server has saved it. With field-by-field merging, later input is still unsaved. */
    saved: (sent: Draft) => {
      setBegun(sent);
      if (!conflict?.chosen) setDraft(sent);
      setMet(null);
    },
    /** Version conflict: reads the stored record and shows it beside the draft; null if it is gone. */
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
