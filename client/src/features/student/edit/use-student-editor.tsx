import { useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/feedback/failure-details';
import type { StudentRecordFragment } from '../student.generated';
import { alerts } from '../../../lib/fixed-texts';
import { notify } from '../../../ui/feedback/toast-store';
import type { RecordForm } from '../../../ui/form/record-form';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { chosenFields, faultsOf, valuesOf, type FormValues } from './student-form';
import { useSaveStudent } from './use-save-student';

/** The student form as the page and the form use it. */
export interface StudentEditor {
  form: RecordForm<FormValues>;
  isEditing: boolean;
  /** Counts cancelled forms, so that a half-typed date does not remain in the next one. */
  turn: number;
  /** Names of the users who changed the record since, according to the change history. */
  changedBy: readonly string[];
  start: () => void;
  /** Resets the form to the stored values (specification §2). */
  cancel: () => void;
  submit: (event: FormEvent) => void;
}

interface EditorOptions {
  /** The question shown before unsaved changes are discarded, and the address parameters that identify the student. */
  question?: string;
  params?: readonly string[];
  onSaved?: () => void;
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

/** Editing a student's details (specification §2, contract §2). A form that was left with something typed is open again. */
export function useStudentEditor(
  student: StudentRecordFragment,
  { onSaved, ...leaving }: EditorOptions,
): StudentEditor {
  const { save, read } = useSaveStudent();
  const [opened, setOpened] = useState(false);
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<{ version: number; authors: readonly string[] } | null>(null);
  const alert = useRefusalAlert();
  const form = useRecordForm({
    ...leaving,
    name: 'student',
    subject: student.id,
    record: student,
    draftOf: (stored: StudentRecordFragment | null) => valuesOf(stored ?? student),
    faultsOf: (values) => faultsOf(values, valuesOf(student)),
    save: (values, stored) => save(stored ?? student, values),
    conflict: {
      read: async (before) => {
        const now = await read(before);
        setFound(now && { version: now.student.version, authors: now.authors });
        return now?.student;
      },
      chosen: chosenFields,
    },
    onRefused: alert.refuse,
    onSaved: (isChanged) => {
      setOpened(false);
      if (!isChanged) return;
      notify.success('Ändringarna är sparade.');
      onSaved?.();
    },
  });
  return {
    form,
    isEditing: student.viewerMay.edit && (opened || form.dirty),
    turn,
    changedBy: found?.version === form.record?.version ? (found?.authors ?? []) : [],
    start: () => setOpened(true),
    cancel: () => {
      if (form.busy) return;
      alert.dismiss();
      form.begin();
      setOpened(false);
      setTurn(turn + 1);
    },
    submit: (event) => {
      alert.dismiss();
      form.submit(event);
    },
  };
}
