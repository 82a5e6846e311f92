import { useEffect, useRef, useState } from 'react';
import { readFailure, type Failure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import type { StudentRecordFragment } from '../../../graphql/generated';
import { alerts } from '../../../lib/fixed-texts';
import { notify } from '../../../ui/feedback/toast-store';
import type { EditConflict } from './edit-conflict';
import { readFormDraft, writeFormDraft } from './form-draft';
import {
  differingFields,
  faultsOf,
  fieldErrorsOf,
  formBaseOf,
  type FieldErrors,
  type FormBase,
  type FormField,
  type FormValues,
} from './student-form';
import { useSaveStudent } from './use-save-student';

interface Editing {
  base: FormBase;
  values: FormValues;
  invalidDates: ReadonlySet<FormField>;
  errors: FieldErrors;
  /** Counts refused attempts, so that the summary takes the focus each time. */
  refusals: number;
  conflict: EditConflict | null;
  /** Who has the personal number that was typed. */
  numberOf: string | null;
}

/** The student form's state as the page and the form use it. */
export interface StudentEditor {
  editing: Editing | null;
  saving: boolean;
  /** Something is typed that would be lost. */
  dirty: boolean;
  start: () => void;
  /** Resets the form to the stored values (specification §2). */
  cancel: () => void;
  set: (field: FormField, value: string, valid?: boolean) => void;
  save: () => Promise<void>;
  /** What is typed is given up: the page is being left. */
  discard: () => void;
}

const untouched = {
  invalidDates: new Set<FormField>(),
  errors: {},
  refusals: 0,
  conflict: null,
  numberOf: null,
};

/** A form that a session took with it when it ran out comes back as it was. */
function restored({ id, viewerMay }: StudentRecordFragment): Editing | null {
  const draft = viewerMay.edit ? readFormDraft(id) : null;
  return draft && { ...draft, ...untouched };
}

/** The form as it is opened: with what is stored. */
function begun(student: StudentRecordFragment): Editing {
  const base = formBaseOf(student);
  return { base, values: base.values, ...untouched };
}

/** The form with another value in a field. */
function withValue(now: Editing, field: FormField, value: string, valid: boolean): Editing {
  const invalidDates = new Set(now.invalidDates);
  if (valid) invalidDates.delete(field);
  else invalidDates.add(field);
  const { [field]: mended, ...errors } = now.errors;
  const kept = mended !== undefined && value === now.values[field] ? now.errors : errors;
  return { ...now, values: { ...now.values, [field]: value }, invalidDates, errors: kept };
}

function isDirty(editing: Editing | null): boolean {
  if (!editing) return false;
  return editing.invalidDates.size > 0 || differingFields(editing.base.values, editing.values).length > 0;
}

/** What was typed while the answer was under way is still to be saved. */
function leftToSave(latest: Editing | null, base: FormBase, sent: FormValues): Editing | null {
  const isLeft = latest && latest.values !== sent && differingFields(latest.values, sent).length > 0;
  return isLeft ? { ...latest, base, errors: {}, conflict: null } : null;
}

/** The alert that a save was refused, until the next attempt. */
function useRefusalAlert() {
  const shown = useRef<number | null>(null);
  const dismiss = () => {
    if (shown.current !== null) notify.dismiss(shown.current);
    shown.current = null;
  };
  const refuse = (failure: Failure) => {
    shown.current = notify.error(alerts.saveStudentFailed, {
      details: <FailureDetails failure={failure} />,
    });
  };
  return { dismiss, refuse };
}

/**
 * Editing a student's details (specification §2, contract §2). The form keeps the version that it was filled
 * from; when someone else has saved meanwhile it moves to their version, and everything typed stays.
 */
export function useStudentEditor(student: StudentRecordFragment, onSaved: () => void): StudentEditor {
  const send = useSaveStudent(student.id);
  const [editing, setEditing] = useState<Editing | null>(() => restored(student));
  const [saving, setSaving] = useState(false);
  const alert = useRefusalAlert();

  const dirty = isDirty(editing);
  useEffect(() => {
    writeFormDraft(student.id, dirty ? editing : null);
  }, [student.id, dirty, editing]);

  const showErrors = (errors: FieldErrors, numberOf: string | null = null) => {
    setEditing((now) => now && { ...now, errors, numberOf, refusals: now.refusals + 1 });
  };
  const stored = (base: FormBase, sent: FormValues) => {
    setEditing((latest) => leftToSave(latest, base, sent));
    notify.success('Ändringarna är sparade.');
    onSaved();
  };

  const save = async () => {
    if (!editing || saving) return;
    alert.dismiss();
    const { base, values, invalidDates } = editing;
    const faults = faultsOf(values, invalidDates, base.values);
    if (Object.keys(faults).length > 0) return showErrors(faults);
    if (differingFields(base.values, values).length === 0) return setEditing(null);
    setSaving(true);
    try {
      const outcome = await send({ base, values });
      if ('saved' in outcome) return stored(outcome.saved, values);
      const { failure, moved } = outcome;
      if (moved) setEditing({ ...untouched, ...moved });
      else if (failure.reason !== 'VERSION') showErrors(fieldErrorsOf(failure.fields), failure.studentId);
      alert.refuse(failure);
    } catch (error) {
      // The newer version could not be read: the form stands as it was.
      alert.refuse(readFailure(error));
    } finally {
      setSaving(false);
    }
  };

  return {
    editing,
    saving,
    dirty,
    start: () => setEditing(begun(student)),
    cancel: () => {
      if (saving) return;
      alert.dismiss();
      setEditing(null);
    },
    set: (field, value, valid = true) => setEditing((now) => now && withValue(now, field, value, valid)),
    save,
    discard: () => writeFormDraft(student.id, null),
  };
}
