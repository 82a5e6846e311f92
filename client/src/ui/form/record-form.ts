import type { ChangeEvent, FormEvent } from 'react';
import type { Failure } from '../../apollo/failure';
import type { ComparedField, Difference } from '../feedback/conflict-message';
import type { ChosenField, FieldChange } from './field-changes';

/** Errors by field name. */
export type FormFaults = Readonly<Record<string, string | undefined>>;

export type TextKey<Draft> = { [Key in keyof Draft]: Draft[Key] extends string ? Key : never }[keyof Draft] &
  string;

export interface RecordFormOptions<Draft extends object, Stored, Saved> {
  /** Names the form, the ids of its fields and its draft: 'course'. */
  name: string;
  /** Whose form it is, where there are several: the id of the record. */
  subject?: string;
  /** The edited record; null for a new one. */
  record: Stored | null;
  draftOf: (record: Stored | null) => Draft;
  /** Client-side validation; the server has the final say. */
  faultsOf?: (draft: Draft) => FormFaults;
  /** Saves the draft. Errors are shown in the form. */
  save: (draft: Draft, record: Stored | null) => Promise<Saved>;
  /** `record` is the version that the draft was based on. */
  onSaved: (saved: Saved, draft: Draft, record: Stored | null) => void;
  /** After a refusal: data around the form may be stale. */
  onRefused?: (failure: Failure) => void;
  /** Closes a form on a page without saving. */
  onClose?: () => void;
  /**
   * For optimistic locking: how to refetch the record, unless it updates automatically, and the fields to compare.
   * `chosen` fields are merged one by one: changes made only by the other user are taken over.
   */
  conflict?: {
    read?: (record: Stored) => Promise<Stored | null | undefined>;
    compared?: readonly ComparedField<Draft>[];
    chosen?: readonly ChosenField<Draft>[];
  };
  /** Nothing but a password: it is not kept, nor asked about when it is left. */
  isSecret?: boolean;
  /** Address parameters that identify the edited record. */
  params?: readonly string[];
  /** The question before the page is left, if not the default one. */
  question?: string;
}

/** A form as its fields and buttons use it. */
export interface RecordForm<Draft extends object, Stored = unknown> {
  /** The id of the form element, which a submit button outside it names. */
  id: string;
  /** The edited record as last read; null for a new one. */
  record: Stored | null;
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  /** The error of a field, by its path in the input. */
  faultOf: (path: string) => string | undefined;
  /** What every field needs: its id, which the summary links to, and its fault. */
  field: (name: keyof Draft & string) => { id: string; error: string | undefined };
  /** The same with its value, for what tells the value itself when it changes. */
  input: <Key extends keyof Draft & string>(
    name: Key,
  ) => {
    id: string;
    error: string | undefined;
    value: Draft[Key];
    onChange: (value: Draft[Key]) => void;
  };
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
  /** The same question for a form on a page; resolves to whether it may be left. */
  mayLeave: () => Promise<boolean>;
  /** Resets the form, optionally to another draft. */
  begin(draft?: Draft): void;
  /** While something is typed: how the page is kept from being left. */
  guard: { params?: readonly string[]; question?: string; onLeave: () => void } | null;
  /** Content of the error summary. `turn` counts the attempts, so that it takes the focus each time. */
  refusal: { turn: number; failure: Failure | null; errors: readonly FormError[] } | null;
  /** Another user saved first; the user resolves the conflict field by field. */
  changes: readonly FieldChange[] | null;
  /** Someone else saved first. */
  meeting: { differences: readonly Difference[]; take: () => void } | null;
}

/** A line of the summary, and the field that it leads to. */
export interface FormError {
  fieldId?: string;
  message: string;
}
