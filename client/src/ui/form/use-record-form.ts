import { useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldMessage, readFailure, type Failure } from '../../apollo/failure';
import { differencesOf, type ComparedField, type Difference } from '../feedback/conflict-message';
import { confirm } from '../overlays/confirm-store';
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
  /** `record` is what it was saved upon. */
  onSaved: (saved: Saved, draft: Draft, record: Stored | null) => void;
  /** Refused: what is shown around the form may tell of yesterday. */
  onRefused?: () => void;
  /** Closed without saving, of a form that stands on a page. */
  onClose?: () => void;
  /** Where saving checks the version: how the record is read anew, and what is compared. */
  conflict?: {
    read: (record: Stored) => Promise<Stored | null | undefined>;
    compared: readonly ComparedField<Draft>[];
  };
  /** Parameters of the address that name what is edited: another value is another record. */
  params?: readonly string[];
}

/** A form as its fields and buttons use it. */
export interface RecordForm<Draft extends object, Stored = unknown> {
  /** The id of the form element, which a submit button outside it names. */
  id: string;
  /** What is edited as it was read last; null for a new one. */
  record: Stored | null;
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
  /** The same question of a form that stands on a page; whether it may be left. */
  mayLeave: () => Promise<boolean>;
  /** The form stands as it began, or begins anew with another draft. */
  begin(draft?: Draft): void;
  /** While something is typed: how the page is kept from being left. */
  guard: { params?: readonly string[]; onLeave: () => void } | null;
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
): RecordForm<Draft, Stored> {
  const { name, subject = 'new', draftOf, faultsOf, save, onSaved, onClose, conflict, params } = options;
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
  const [givenUp, setGivenUp] = useState(false);
  const dirty = !givenUp && !same(draft, begun);
  const version = versionOf(record);
  // While it is sent it is the server's: whoever opens it next finds what was saved.
  const keeps = dirty && !busy;
  useEffect(() => keepForm(keptAs, keeps ? { draft, version } : null), [keptAs, keeps, draft, version]);

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

  const meet = async (before: Stored) => {
    const now = await conflict?.read(before);
    if (!now) return false;
    const stored = draftOf(now);
    setTheirs(stored);
    setBegun(stored);
    // Saving once more is meant to hold, now that the other's values have been seen.
    setRecord(now);
    return true;
  };
  const refuse = async (error: unknown) => {
    console.error(`The form was not saved: ${name}.`, error);
    const failure = readFailure(error);
    options.onRefused?.();
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
    let saved: Saved;
    try {
      saved = await save(draft, record);
    } catch (error) {
      return await refuse(error);
    } finally {
      setBusy(false);
    }
    // At once: the guard would ask about what has been saved.
    flushSync(() => {
      begin(draft);
      setOpened(false);
    });
    onSaved(saved, draft, record);
  };
  const begin = (from: Draft) => {
    setBegun(from);
    setDraft(from);
    setTurn(0);
    setTheirs(null);
    setRefused(null);
    setGivenUp(false);
  };
  const mayLeave = async () => {
    const leave =
      !dirty ||
      (await confirm({
        title: 'Osparade ändringar',
        question: 'Det du har fyllt i är inte sparat. Vill du stänga ändå?',
        confirmLabel: 'Stäng utan att spara',
      }));
    // At once, as where one goes on to may be another page.
    if (leave) flushSync(() => setGivenUp(true));
    return leave;
  };
  const close = async () => {
    if (!(await mayLeave())) return;
    setOpened(false);
    onClose?.();
  };

  return {
    id: `${name}-form`,
    record,
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
    mayLeave,
    begin: (from = begun) => begin(from),
    guard: dirty ? { params, onLeave: () => keepForm(keptAs, null) } : null,
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
