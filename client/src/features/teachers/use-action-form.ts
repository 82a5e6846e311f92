import { useCallback, useState } from 'react';
import type { TeacherWorkFieldsFragment } from './teachers.generated';
import type { TeacherAction, TeacherForm } from './teacher-actions';
import { useTeacherActions } from './use-teacher-actions';

/** Actions with a dialog open it; all others run at once. */
export function useActionForm(readAgain: () => void) {
  const [form, setForm] = useState<{ form: TeacherForm; teacher: TeacherWorkFieldsFragment } | null>(null);
  const doPlain = useTeacherActions(readAgain);
  const onAction = useCallback(
    (action: TeacherAction, teacher: TeacherWorkFieldsFragment) => {
      if (action === 'lock' || action === 'unlock' || action === 'resetLink') void doPlain(action, teacher);
      else setForm({ form: action, teacher });
    },
    [doPlain],
  );
  return { form, setForm, onAction };
}
