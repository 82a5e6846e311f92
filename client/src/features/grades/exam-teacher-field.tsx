import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields/select';
import { notify } from '../../ui/feedback/toast-store';
import type { ShownRow } from './sheet/use-grade-sheet';
import { useSetExamTeacher } from './use-set-exam-teacher';

/** Whose exam it is: only its teacher, or an administrator, signs it (pages §10). The arrow keys alone change nothing. */
export function ExamTeacherField({ row }: { row: ShownRow }) {
  const teachers = useTeacherOptions();
  const { setTeacher, loading } = useSetExamTeacher();
  // Undefined: unchanged from the stored value.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const current = row.examTeacher;
  const stored = current?.id ?? null;
  const value = chosen === undefined ? stored : chosen;
  const other = current && !teachers.some(({ value }) => value === current.id);
  const options = other ? [{ value: current.id, label: current.name }, ...teachers] : teachers;
  const set = async () => {
    try {
      await setTeacher(row.id, value);
      setChosen(undefined);
      notify.success(value ? 'Prövningens lärare är ändrad.' : 'Prövningen har ingen lärare längre.');
    } catch (error) {
      notify.error(readFailure(error).message);
    }
  };
  return (
    <div className="stack">
      <Select
        label="Prövningens lärare"
        description="Den som sätter och signerar betyget."
        placeholder="Ingen: en administratör signerar"
        options={options}
        value={value}
        onChange={setChosen}
      />
      <Button busy={loading} disabled={value === stored} onClick={() => void set()}>
        Spara lärare
      </Button>
    </div>
  );
}
