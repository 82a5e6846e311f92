import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldMessage, readFailure, type Failure } from '../../apollo/failure';
import { differencesOf, type ComparedField, type Difference } from '../feedback/conflict-message';
import { confirm } from '../overlays/confirm-store';
import { useUnsavedGuard } from '../overlays/use-unsaved-guard';
import { keepForm, readKeptForm } from './kept-form';

/** What is wrong, by the name of the field. */
export type FormFaults = Readonly<Record<string, string | undefined>>;

type TextKey<Draft> = { [Key in keyof Draft]: Draft[Key] extends string ? Key : never }[keyof Draft] & string;

export interface RecordFormOptions<Draft extends object, Stored, Saved> {
  /** Names the form, the ids of its fields and its draft: 'course'. */
  name: string;
  /** Whose form it is, where there are several: the id of the record. */
  subject?: string;
  /** What is edited; null for a new one. */
  record: Stored | null;
  draftOf: (record: Stored | null) => Draft;
  /** What can be said before anything is sent; the server decides. */
  faultsOf?: (draft: Draft) => FormFaults;
  /** Sends it. What it throws is told in the form. */
  save: (draft: Draft, record: Stored | null) => Promise<Saved>;
  onSaved: (saved: Saved, draft: Draft) => void;
  /** Where saving checks the version: how the record is read anew, and what is compared. */
  conflict?: {
    read: (record: Stored) => Promise<Stored | null | undefined>;
    compared: readonly ComparedField<Draft>[];
  };
  /** Parameters of the address that name what is edited: another value is another record. */
  params?: readonly string[];
}

/** A form as its fields and buttons use it. */
export interface RecordForm<Draft extends object> {
  /** The id of the form element, which a submit button outside it names. */
  id: string;
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  /** What is wrong with a field, by its path in the input. */
  faultOf: (path: string) => string | undefined;
  /** What every field needs: its id, which the summary links to, and its fault. */
  field: (name: keyof Draft & string) => { id: string; error: string | undefined };
  /** The same for a text, with its value. */
  text: (name: TextKey<Draft>) => {
    id: string;
    error: string | undefined;
    value: string;
    autoComplete: 'off';
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  dirty: boolean;
  busy: boolean;
  /** Saved or given up: the dialog closes. */
  opened: boolean;
  submit: (event?: FormEvent) => void;
  /** Closes at once when nothing was typed, and asks first when something was. */
  close: () => void;
  /** What was typed is given up, and the form stands as it began. */
  reset: () => void;
  /** What the summary says. `turn` counts the attempts, so that it takes the focus each time. */
  refusal: { turn: number; failure: Failure | null; errors: readonly FormError[] } | null;
  /** Someone else saved first. */
  meeting: { differences: readonly Difference[]; take: () => void } | null;
}

interface FormError {
  fieldId?: string;
  message: string;
}

interface Refused<Draft> {
  failure: Failure;
  sent: Draft;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const versionOf = (record: object | null): number | null =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : null;

/**
 * The one way of a form: what is typed is a draft that outlives a reload, its faults stand under its fields and above
 * them, leaving is asked about, and what someone else saved first is shown before it is written over.
 */
export function useRecordForm<Draft extends object, Stored extends object = never, Saved = unknown>(
  options: RecordFormOptions<Draft, Stored, Saved>,
): RecordForm<Draft> {
  const { name, subject = 'new', draftOf, faultsOf, save, onSaved, conflict, params } = options;
  const keptAs = `form:${name}:${subject}`;
  const [record, setRecord] = useState(options.record);
  const [begun, setBegun] = useState(() => draftOf(options.record));
  const [kept] = useState(() => readKeptForm(keptAs, begun));
  const [draft, setDraft] = useState(kept?.draft ?? begun);
  // What was kept may have been typed upon another version than the one that is stored now.
  const [theirs, setTheirs] = useState<Draft | null>(
    conflict && kept && kept.version !== versionOf(record) ? begun : null,
  );
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState(true);
  const [refused, setRefused] = useState<Refused<Draft> | null>(null);
  const dirty = opened && !same(draft, begun);
  const version = versionOf(record);
  useEffect(() => keepForm(keptAs, dirty ? { draft, version } : null), [keptAs, dirty, draft, version]);
  useUnsavedGuard(dirty, { params, onLeave: () => keepForm(keptAs, null) });

  const own = turn > 0 ? (faultsOf?.(draft) ?? {}) : {};
  const fields = Object.keys(draft) as (keyof Draft & string)[];
  const faultOf = (path: string) => {
    // The server's word on a field holds until the field is changed.
    const field = fields.find((one) => path === one || path.startsWith(`${one}.`));
    const holds = refused && (!field || same(refused.sent[field], draft[field]));
    return own[path] ?? (holds ? fieldMessage(refused.failure, path) : undefined);
  };
  const field = (one: keyof Draft & string) => ({ id: `${name}-${one}`, error: faultOf(one) });

  const errors = errorsOf(
    fields.map((one) => ({ name: one, ...field(one) })),
    own,
    refused?.failure ?? null,
  );

  const meet = async (stored: Stored) => {
    const now = await conflict?.read(stored);
    if (!now) return false;
    setTheirs(draftOf(now));
    // Saving once more is meant to hold, now that the other's values have been seen.
    setRecord(now);
    setBegun(draftOf(now));
    return true;
  };
  const refuse = async (error: unknown) => {
    console.error(`The form was not saved: ${name}.`, error);
    const failure = readFailure(error);
    try {
      // The refusal is told by the comparison.
      if (record && conflict && failure.reason === 'VERSION' && (await meet(record))) return;
    } catch (unread) {
      console.error(`The record could not be read anew: ${name}.`, unread);
    }
    setRefused({ failure, sent: draft });
  };
  const send = async () => {
    setTurn(turn + 1);
    setRefused(null);
    if (Object.values(faultsOf?.(draft) ?? {}).some(Boolean)) return;
    setBusy(true);
    try {
      const saved = await save(draft, record);
      // At once: the guard would ask about what has been saved.
      flushSync(() => {
        begin(draft);
        setOpened(false);
      });
      onSaved(saved, draft);
    } catch (error) {
      await refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const begin = (from: Draft) => {
    setBegun(from);
    setDraft(from);
    setTurn(0);
    setTheirs(null);
    setRefused(null);
  };
  const close = async () => {
    const leave =
      !dirty ||
      (await confirm({
        title: 'Osparade ändringar',
        question: 'Det du har fyllt i är inte sparat. Vill du stänga ändå?',
        confirmLabel: 'Stäng utan att spara',
      }));
    if (leave) setOpened(false);
  };
  return {
    id: `${name}-form`,
    draft,
    set: (change) => setDraft((now) => ({ ...now, ...change })),
    faultOf,
    field,
    text: (one) => ({
      ...field(one),
      value: String(draft[one]),
      autoComplete: 'off',
      onChange: ({ currentTarget: { value } }) => setDraft((now) => ({ ...now, [one]: value })),
    }),
    dirty,
    busy,
    opened,
    submit: (event) => {
      event?.preventDefault();
      if (!busy) void send();
    },
    close: () => void close(),
    reset: () => begin(begun),
    refusal:
      turn > 0 && !busy && errors.length > 0 ? { turn, failure: refused?.failure ?? null, errors } : null,
    meeting: theirs && {
      differences: differencesOf(conflict?.compared ?? [], theirs, draft),
      take: () => {
        setDraft(theirs);
        setTheirs(null);
      },
    },
  };
}

/** Every fault once, those of fields with a link; a refusal of no field says what it is. */
function errorsOf(
  fields: readonly { name: string; id: string; error: string | undefined }[],
  own: FormFaults,
  failure: Failure | null,
): FormError[] {
  const listed = fields.flatMap(({ id, error }) => (error ? [{ fieldId: id, message: error }] : []));
  const isField = (path: string) => fields.some(({ name }) => path === name || path.endsWith(`.${name}`));
  const elsewhere = failure?.fields.filter(({ path }) => !isField(path)).map(({ message }) => message) ?? [];
  const others = [
    ...(failure && !failure.fields.some(({ path }) => isField(path)) ? [failure.message] : []),
    ...(failure?.code === 'INTERNAL' && failure.errorId ? [`Felnummer: ${failure.errorId}`] : []),
    ...Object.values(own).filter((message) => message !== undefined),
    ...elsewhere,
  ].filter((message) => !listed.some((one) => one.message === message));
  return [...listed, ...[...new Set(others)].map((message) => ({ message }))];
}
