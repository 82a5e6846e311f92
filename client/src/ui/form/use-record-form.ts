import { useState } from 'react';
import { flushSync } from 'react-dom';
import { readFailure } from '../../apollo/failure';
import { differencesOf } from '../feedback/conflict-message';
import { confirm } from '../overlays/confirm-store';
import { formFaults, same, unreadable, type Refused } from './form-faults';
import { keepForm } from './kept-form';
import type { FormError, RecordForm, RecordFormOptions } from './record-form';
import { useFormDraft } from './use-form-draft';

const askToLeave = (): Promise<boolean> =>
  confirm({
    title: 'Osparade ändringar',
    question: 'Det du har fyllt i är inte sparat. Vill du stänga ändå?',
    confirmLabel: 'Stäng utan att spara',
  });

/**
 * The one way of a form: what is typed is a draft that outlives a reload, its faults stand under its fields and above
 * them, leaving is asked about, and what someone else saved first is shown before it is written over.
 */
export function useRecordForm<Draft extends object, Stored extends object = never, Saved = unknown>(
  options: RecordFormOptions<Draft, Stored, Saved>,
): RecordForm<Draft, Stored> {
  const { name, subject = 'new', faultsOf, onClose, conflict, params } = options;
  const keptAs = `form:${name}:${subject}`;
  const [opened, setOpened] = useState(true);
  const sending = useSending(options);
  const { turn, busy, refused } = sending;
  const held = useFormDraft(keptAs, options, busy);
  const { record, draft, theirs, dirty } = held;
  const own = turn > 0 ? (faultsOf?.(draft) ?? {}) : {};
  const { faultOf, field, errors: faults } = formFaults(name, draft, own, refused);
  const [unread, setUnread] = useState<readonly FormError[]>([]);
  const errors = [
    ...unread,
    ...faults.filter(({ fieldId }) => !unread.some((one) => one.fieldId === fieldId)),
  ];
  const set = (change: Partial<Draft>) => {
    // A field that is left says again what it is; nothing has changed.
    if (!same(held.draft, { ...held.draft, ...change })) setUnread([]);
    held.set(change);
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
    begin(sent);
    setOpened(false);
  };

  return {
    id: `${name}-form`,
    record,
    draft,
    set,
    faultOf,
    field,
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
      if (typed.length > 0) sending.refuse();
      else void sending.send(draft, record, held.meet, stored);
    },
    close: () => void close(),
    mayLeave,
    begin: (from = held.begun) => begin(from),
    guard: dirty ? { params, onLeave: () => keepForm(keptAs, null) } : null,
    refusal:
      turn > 0 && !busy && errors.length > 0 ? { turn, failure: refused?.failure ?? null, errors } : null,
    meeting: theirs && {
      differences: differencesOf(conflict?.compared ?? [], theirs, draft),
      take: () => held.take(theirs),
    },
  };
}

/** Sends a draft, and what came of it: the attempts, whether one is under way, what the server refused. */
function useSending<Draft extends object, Stored extends object, Saved>(
  options: RecordFormOptions<Draft, Stored, Saved>,
) {
  const { name, faultsOf, save, onSaved, onRefused, conflict } = options;
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused<Draft> | null>(null);
  type Meet = (before: Stored) => Promise<boolean>;

  const refuse = async (error: unknown, sent: Draft, record: Stored | null, meet: Meet) => {
    console.error(`The form was not saved: ${name}.`, error);
    const failure = readFailure(error);
    onRefused?.();
    try {
      // The refusal is told by the comparison.
      if (record && conflict && failure.reason === 'VERSION' && (await meet(record))) return;
    } catch (unread) {
      console.error(`The record could not be read anew: ${name}.`, unread);
    }
    setRefused({ failure, sent });
  };
  return {
    turn,
    busy,
    refused,
    /** An attempt that sends nothing. */
    refuse: () => {
      setTurn(turn + 1);
      setRefused(null);
    },
    forget: () => {
      setTurn(0);
      setRefused(null);
    },
    send: async (draft: Draft, record: Stored | null, meet: Meet, stored: (sent: Draft) => void) => {
      setTurn(turn + 1);
      setRefused(null);
      if (Object.values(faultsOf?.(draft) ?? {}).some(Boolean)) return;
      setBusy(true);
      let saved: Saved;
      try {
        saved = await save(draft, record);
      } catch (error) {
        return await refuse(error, draft, record, meet);
      } finally {
        setBusy(false);
      }
      // At once: the guard would ask about what has been saved.
      flushSync(() => stored(draft));
      onSaved(saved, draft, record);
    },
  };
}
