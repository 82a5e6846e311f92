import { useState } from 'react';
import { flushSync } from 'react-dom';
import { readFailure } from '../../apollo/failure';
import { differencesOf } from '../feedback/conflict-message';
import { confirm } from '../overlays/confirm-store';
import { discardText, keepEditing } from '../overlays/unsaved-labels';
import { formFaults, same, unreadable, type Refused } from './form-faults';
import type { FormError, RecordForm, RecordFormOptions } from './record-form';
import { useFormDraft } from './use-form-draft';

const askToLeave = (): Promise<boolean> =>
  confirm({
    title: 'Osparade ändringar',
    question: 'Det du har fyllt i är inte sparat. Vill du stänga ändå?',
    confirmLabel: discardText,
    cancelLabel: keepEditing,
  });

/**
 * The behaviour of every form: a draft that survives a reload, errors at the fields and above them, a question
 * before leaving, and a comparison after a version conflict.
 */
export function useRecordForm<Draft extends object, Stored extends object = never, Saved = unknown>(
  options: RecordFormOptions<Draft, Stored, Saved>,
): RecordForm<Draft, Stored> {
  const { name, subject = 'new', onClose, conflict, params, question } = options;
  const keptAs = `form:${name}:${subject}`;
  const [opened, setOpened] = useState(true);
  const sending = useSending(options);
  const { turn, busy, refused } = sending;
  const held = useFormDraft(keptAs, options, busy);
  const { record, draft, met, dirty } = held;
  const { faultOf, field, errors: faults } = formFaults(name, draft, held.faults, refused);
  const [unread, setUnread] = useState<readonly FormError[]>([]);
  const errors = [
    ...unread,
    ...faults.filter(({ fieldId }) => !unread.some((one) => one.fieldId === fieldId)),
  ];
  const set = (change: Partial<Draft>) => {
    // A blurred field reports its value again; nothing has changed.
    if (!same(held.draft, { ...held.draft, ...change }))
      setUnread(unread.filter(({ fieldId }) => !isOneOf(fieldId, name, Object.keys(change))));
    held.set(change);
    if (turn > 0) void held.validate();
  };

  const begin = (from: Draft) => {
    held.begin(from);
    setUnread([]);
    sending.forget();
  };
  const mayLeave = async () => {
    const leave = !dirty || (await askToLeave());
    // At once, as where one goes on to may be another page.
    if (leave) flushSync(held.giveUp);
    return leave;
  };
  const close = async () => {
    if (!(await mayLeave())) return;
    setOpened(false);
    onClose?.();
  };
  const stored = (sent: Draft) => {
    held.saved(sent);
    setUnread([]);
    sending.forget();
    setOpened(false);
  };

  return {
    id: `${name}-form`,
    record,
    draft,
    set,
    faultOf,
    field,
    input: (one) => ({
      ...field(one),
      value: draft[one],
      onChange: (value) => {
        const change: Partial<Draft> = {};
        change[one] = value;
        set(change);
      },
    }),
    text: (one) => ({
      ...field(one),
      value: String(draft[one]),
      autoComplete: 'off',
      onChange: ({ currentTarget: { value } }) => set({ [one]: value } as Partial<Draft>),
    }),
    dirty,
    busy,
    opened,
    submit: (event) => {
      event?.preventDefault();
      if (busy) return;
      const form = event?.currentTarget;
      const typed = form instanceof HTMLFormElement ? unreadable(form) : [];
      setUnread(typed);
      if (typed.length > 0) {
        sending.attempt();
        void held.validate();
      } else void sending.send({ draft, record }, held, stored);
    },
    close: () => void close(),
    mayLeave,
    begin: (from = held.begun) => begin(from),
    guard: dirty ? { params, question, onLeave: held.giveUp } : null,
    refusal:
      turn > 0 && !busy && errors.length > 0 ? { turn, failure: refused?.failure ?? null, errors } : null,
    changes: met?.changes ?? null,
    meeting:
      met && !met.changes
        ? {
            differences: differencesOf(conflict?.compared ?? [], met.theirs, draft),
            take: () => held.take(met.theirs),
          }
        : null,
  };
}

/** True if the field, or a part of it, is one of those of the draft. */
const isOneOf = (fieldId: string | undefined, form: string, fields: readonly string[]): boolean =>
  fields.some((field) => fieldId?.startsWith(`${form}-${field}`));

/** The submitted draft and its record. */
interface Attempt<Draft, Stored> {
  draft: Draft;
  record: Stored | null;
}

/** Reads what someone else saved first; null where there is nothing any more. */
type Meet<Draft, Stored> = (
  before: Stored,
) => Promise<(Attempt<Draft, Stored> & { isShown: boolean }) | null>;

async function metUpon<Draft, Stored>(record: Stored, meet: Meet<Draft, Stored>) {
  try {
    return await meet(record);
  } catch (unread) {
    console.error('The record could not be read again.', unread);
    return null;
  }
}

/** State of submissions: the number of attempts, whether one is running, and the server's errors. */
function useAttempts<Draft>() {
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused<Draft> | null>(null);
  const begin = (next: number) => {
    setTurn(next);
    setRefused(null);
  };
  return {
    turn,
    busy,
    setBusy,
    refused,
    setRefused,
    attempt: () => begin(turn + 1),
    forget: () => begin(0),
  };
}

/** Submits a draft and tracks the result: attempts, progress and refusal. */
function useSending<Draft extends object, Stored extends object, Saved>(
  options: RecordFormOptions<Draft, Stored, Saved>,
) {
  const { name, save, onSaved, onRefused } = options;
  const { setBusy, setRefused, attempt, ...attempts } = useAttempts<Draft>();
  /** The refused draft, rebased on the stored record; null if it must not be sent again automatically. */
  const refuse = async (
    error: unknown,
    { draft: sent, record }: Attempt<Draft, Stored>,
    meet: Meet<Draft, Stored>,
    mayRepeat: boolean,
  ) => {
    console.error(`The form was not saved: ${name}.`, error);
    const failure = readFailure(error);
    const met = record && failure.reason === 'VERSION' ? await metUpon(record, meet) : null;
    // The other user's changes are not in this form: nothing to compare.
    if (met && !met.isShown && mayRepeat) return met;
    onRefused?.(failure);
    // Otherwise the comparison reports the refusal.
    if (!met) setRefused({ failure, sent });
    return null;
  };
  const send = async (
    { draft, record }: Attempt<Draft, Stored>,
    { validate, meet }: { validate: () => Promise<boolean>; meet: Meet<Draft, Stored> },
    stored: (sent: Draft) => void,
    mayRepeat = true,
  ): Promise<void> => {
    attempt();
    setBusy(true);
    if (!(await validate())) {
      setBusy(false);
      return;
    }
    let saved: Saved;
    try {
      saved = await save(draft, record);
    } catch (error) {
      const moved = await refuse(error, { draft, record }, meet, mayRepeat);
      return moved ? await send(moved, { validate, meet }, stored, false) : undefined;
    } finally {
      setBusy(false);
    }
    // Synchronously: otherwise the guard would ask about saved input.
    flushSync(() => stored(draft));
    onSaved(saved, draft, record);
  };
  return { ...attempts, attempt, send };
}
