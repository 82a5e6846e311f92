import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useForm, useWatch, type DefaultValues, type FieldErrors, type Resolver } from 'react-hook-form';
import { rebase, type ChosenField, type FieldChange } from './field-changes';
import { same } from './form-faults';
import { keepForm, readKeptForm } from './kept-form';
import type { FormFaults, RecordFormOptions } from './record-form';

const versionOf = (record: object | null): number | null =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : null;

type DraftOptions<Draft extends object, Stored> = Pick<
  RecordFormOptions<Draft, Stored, never>,
  'record' | 'draftOf' | 'faultsOf' | 'conflict' | 'isSecret'
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
function openForm<Draft extends object, Stored extends object>(
  keptAs: string,
  { record, draftOf, conflict }: DraftOptions<Draft, Stored>,
): { begun: Draft; draft: Draft; met: Met<Draft> | null } {
  const begun = draftOf(record);
  const kept = readKeptForm(keptAs, begun);
  if (!kept) return { begun, draft: begun, met: null };
  if (!conflict || kept.version === versionOf(record)) return { begun, draft: kept.draft, met: null };
  const met = meetingOf(conflict.chosen, { base: kept.begun, mine: kept.draft, latest: begun });
  return { begun, draft: met.draft, met };
}

/** The form's own validation for react-hook-form; its errors keep their flat paths ('courses.0.startDate'). */
function resolverOf<Draft extends object>(
  faultsOf: ((draft: Draft) => FormFaults) | undefined,
): Resolver<Draft> {
  return (values) => {
    const faults = Object.entries(faultsOf?.(values) ?? {}).filter(([, message]) => message);
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(faults.map(([path, message]) => [path, { type: 'validate', message }]));
    return { values: {}, errors: errors as FieldErrors<Draft> };
  };
}

function faultsIn(errors: FieldErrors): FormFaults {
  return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, String(error?.message)]));
}

/** The new initial values of a form that goes on being filled and corrected. */
const GOES_ON = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true } as const;

/**
 * The values of a form (react-hook-form), its record, and its draft: it survives a reload under the name `keptAs`,
 * except while `sending`. Then the server has it, and the form next opens with the saved values.
 */
export function useFormDraft<Draft extends object, Stored extends object>(
  keptAs: string,
  options: DraftOptions<Draft, Stored>,
  sending: boolean,
) {
  const { record: told, draftOf, faultsOf, conflict, isSecret = false } = options;
  const [record, setRecord] = useState(told);
  const [opened] = useState(() => openForm(keptAs, options));
  const [met, setMet] = useState(opened.met);
  const [givenUp, setGivenUp] = useState(false);
  const form = useForm<Draft>({
    defaultValues: opened.begun as DefaultValues<Draft>,
    resolver: resolverOf(faultsOf),
  });
  const { isDirty, defaultValues, errors } = form.formState;
  const draft = useWatch({ control: form.control }) as Draft;
  const begun = defaultValues as Draft;

  useLayoutEffect(() => {
    if (opened.draft !== opened.begun) form.reset(opened.draft, { keepDefaultValues: true });
  }, [form, opened]);

  const dirty = !isSecret && !givenUp && isDirty;
  const version = versionOf(record);
  const keeps = dirty && !sending;
  useEffect(
    () => keepForm(keptAs, keeps ? { draft, begun, version } : null),
    [keptAs, keeps, draft, begun, version],
  );

  /** Saving once more is meant to hold, once the other's values have been seen. */
  const moveTo = (now: Stored) => {
    const mine = form.getValues();
    const moved = meetingOf(conflict?.chosen, { base: begun, mine, latest: draftOf(now) });
    setRecord(now);
    form.reset(moved.theirs, { ...GOES_ON, keepValues: true });
    if (moved.changes) form.reset(moved.draft, { ...GOES_ON, keepDefaultValues: true });
    setMet(moved);
    return moved;
  };

  /** Another user has saved: an untouched form takes the new values, an edited one shows the conflict. */
  const follow = useEffectEvent((now: Stored | null) => {
    if (!now || sending || (versionOf(now) ?? 0) <= (version ?? Infinity)) return;
    if (!isDirty) {
      setRecord(now);
      form.reset(draftOf(now));
    } else if (same(draftOf(now), begun)) setRecord(now);
    else if (conflict) moveTo(now);
  });
  useLayoutEffect(() => follow(told), [told, sending]);

  return {
    record,
    begun,
    draft,
    met: met && met.changes?.length !== 0 ? met : null,
    dirty,
    faults: faultsIn(errors),
    /** Validates the whole form; false shows its faults. */
    validate: () => form.trigger(),
    set: (change: Partial<Draft>) => form.setValues(change, { shouldDirty: true }),
    /** The draft is discarded at once: the page may be left before the next render. */
    giveUp: () => {
      keepForm(keptAs, null);
      setGivenUp(true);
    },
    begin: (from: Draft) => {
      form.reset(from);
      setMet(null);
      setGivenUp(false);
    },
    /** The server has saved it. With field-by-field merging, later input is still unsaved. */
    saved: (sent: Draft) => {
      form.reset(sent, { keepValues: conflict?.chosen !== undefined });
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
      form.reset(stored, { ...GOES_ON, keepDefaultValues: true });
      setMet(null);
    },
  };
}
