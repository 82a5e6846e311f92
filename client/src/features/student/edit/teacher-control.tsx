import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { teacherOption, useTeachers } from '../../../entities/teacher/use-teachers';
import { SetResponsibleTeacherDocument, type StudentRecordFragment } from '../student.generated';
import { alerts, inlineTexts } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/fields/select';
import { notify } from '../../../ui/feedback/toast-store';
import { Row } from '../../../ui/layout';
import { attempt } from '../../../apollo/feedback/notify-failure';

interface TeacherControlProps {
  student: StudentRecordFragment;
  onChanged: () => void;
}

/** The responsible teacher, set by a call of its own (contract §5); the arrow keys alone must not change it. */
export function TeacherControl({ student, onChanged }: TeacherControlProps) {
  const read = useTeachers();
  const [setTeacher, { loading }] = useMutation(SetResponsibleTeacherDocument);
  // Undefined: unchanged from the stored value.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const value = chosen === undefined ? student.teacherId : chosen;
  const teachers = read ?? (student.teacher ? [student.teacher] : []);
  const changed = value !== student.teacherId;

  const save = async () => {
    await attempt(alerts.saveStudentFailed, async () => {
      await setTeacher({ variables: { input: { studentId: student.id, teacherId: value } } });
      setChosen(undefined);
      notify.success('Ansvarig lärare är sparad.');
      onChanged();
    });
  };

  return (
    <Row align="end" className="follow-up-teacher above-4">
      <Select
        label="Ansvarig lärare"
        placeholder={inlineTexts.missingValue}
        options={teachers.map(teacherOption)}
        value={value}
        onChange={(id) => setChosen(id)}
      />
      <Button className="no-print" busy={loading} disabled={!changed} onClick={() => void save()}>
        Spara lärare
      </Button>
    </Row>
  );
}
