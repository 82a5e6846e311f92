import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { readFailure, type Failure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import {
  SaveStudentDocument,
  StudentDetailsDocument,
  StudentHistoryDocument,
  type StudentRecordFragment,
} from '../../../graphql/generated';
import { alerts } from '../../../lib/fixed-texts';
import { notify } from '../../../ui/feedback/toast-store';
import { rebase, type EditConflict } from './edit-conflict';
import { readFormDraft, writeFormDraft } from './form-draft';
import {
  differingFields,
  faultsOf,
  fieldErrorsOf,
  formBaseOf,
  inputFor,
  type FieldErrors,
  type FormBase,
  type FormField,
  type FormValues,
} from './student-form';

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

/** Reads what the others have saved and moves the form there. Answers it, or null when it could not be read. */
async function catchUp(
  client: ApolloClient,
  id: string,
  from: FormBase,
  values: FormValues,
): Promise<Editing | null> {
  const [details, history] = await Promise.all([
    client.query({ query: StudentDetailsDocument, variables: { id }, fetchPolicy: 'network-only' }),
    client.query({
      query: StudentHistoryDocument,
      variables: { studentId: id },
      fetchPolicy: 'network-only',
    }),
  ]);
  const latest = details.data?.student;
  if (!latest) return null;
  const base = formBaseOf(latest);
  const merged = rebase(from, values, base);
  const theirFields = new Set<string>(merged.fields.map(({ field }) => field));
  // One entry for each field of ours that they changed tells their names; the newest stand first.
  const authors = (history.data?.studentHistory ?? [])
    .filter(({ changes }) => changes.some((name) => theirFields.has(name)))
    .slice(0, base.version - from.version)
    .flatMap(({ changedBy }) => changedBy?.name ?? []);
  const conflict =
    merged.fields.length > 0 ? { changedBy: [...new Set(authors)], fields: merged.fields } : null;
  return { base, values: merged.values, ...untouched, conflict };
}

/**
 * Editing a student's details (specification §2, contract §2). The form keeps the version that it was filled
 * from; when someone else has saved meanwhile it moves to their version, and everything typed stays.
 */
export function useStudentEditor(student: StudentRecordFragment, onSaved: () => void): StudentEditor {
  const client = useApolloClient();
  const [saveStudent] = useMutation(SaveStudentDocument);
  const [editing, setEditing] = useState<Editing | null>(() => restored(student));
  const [saving, setSaving] = useState(false);
  const alertShown = useRef<number | null>(null);

  const dirty =
    editing !== null &&
    (editing.invalidDates.size > 0 || differingFields(editing.base.values, editing.values).length > 0);
  useEffect(() => {
    writeFormDraft(student.id, dirty ? editing : null);
  }, [student.id, dirty, editing]);

  const dismissAlert = () => {
    if (alertShown.current !== null) notify.dismiss(alertShown.current);
    alertShown.current = null;
  };
  const refuse = (failure: Failure) => {
    alertShown.current = notify.error(alerts.saveStudentFailed, {
      details: <FailureDetails failure={failure} />,
    });
  };
  const showErrors = (errors: FieldErrors, numberOf: string | null = null) => {
    setEditing((now) => now && { ...now, errors, numberOf, refusals: now.refusals + 1 });
  };

  const send = async (now: Editing, mayRepeat: boolean): Promise<void> => {
    try {
      const { data } = await saveStudent({
        variables: { input: inputFor(student.id, now.base, now.values) },
      });
      const base = data ? formBaseOf(data.updateStudent) : now.base;
      // What was typed while the answer was under way is still to be saved.
      setEditing((latest) =>
        latest && latest.values !== now.values && differingFields(latest.values, now.values).length > 0
          ? { ...latest, base, errors: {}, conflict: null }
          : null,
      );
      notify.success('Ändringarna är sparade.');
      onSaved();
    } catch (error) {
      console.error(alerts.saveStudentFailed, error);
      const failure = readFailure(error);
      if (failure.code === 'CONFLICT' && failure.reason === 'VERSION') {
        const moved = await catchUp(client, student.id, now.base, now.values);
        // What they changed is not in this form (the responsible teacher): nothing to compare, so save again.
        if (moved && !moved.conflict && mayRepeat) return send(moved, false);
        if (moved) setEditing(moved);
      } else showErrors(fieldErrorsOf(failure.fields), failure.studentId);
      refuse(failure);
    }
  };

  const save = async () => {
    if (!editing || saving) return;
    dismissAlert();
    const faults = faultsOf(editing.values, editing.invalidDates, editing.base.values);
    if (Object.keys(faults).length > 0) return showErrors(faults);
    if (differingFields(editing.base.values, editing.values).length === 0) return setEditing(null);
    setSaving(true);
    try {
      await send({ ...editing, errors: {}, refusals: 0 }, true);
    } catch (error) {
      // The newer version could not be read: the form stands as it was.
      refuse(readFailure(error));
    } finally {
      setSaving(false);
    }
  };

  return {
    editing,
    saving,
    dirty,
    start: () => {
      const base = formBaseOf(student);
      setEditing({ base, values: base.values, ...untouched });
    },
    cancel: () => {
      if (saving) return;
      dismissAlert();
      setEditing(null);
    },
    set: (field, value, valid = true) => {
      setEditing((now) => {
        if (!now) return now;
        const invalidDates = new Set(now.invalidDates);
        if (valid) invalidDates.delete(field);
        else invalidDates.add(field);
        const { [field]: mended, ...errors } = now.errors;
        const kept = mended !== undefined && value === now.values[field] ? now.errors : errors;
        return { ...now, values: { ...now.values, [field]: value }, invalidDates, errors: kept };
      });
    },
    save,
    discard: () => writeFormDraft(student.id, null),
  };
}
