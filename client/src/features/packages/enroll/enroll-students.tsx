import { IconX } from '@tabler/icons-react';
import { StudentPicker } from '../../../entities/student/student-picker';
import { IconButton } from '../../../ui/button';
import { Grid, Row } from '../../../ui/layout';
import { sign } from '../../../ui/text/sign';

export interface ChosenStudent {
  id: string;
  name: string;
}

interface EnrollStudentsProps {
  students: readonly ChosenStudent[];
  onChange: (students: readonly ChosenStudent[]) => void;
}

/** The students who are enrolled, added one by one. */
export function EnrollStudents({ students, onChange }: EnrollStudentsProps) {
  return (
    <div className="stack">
      <StudentPicker
        label="Elever"
        accepts={({ id }) => !students.some((student) => student.id === id)}
        onChange={(student) => student && onChange([...students, { id: student.id, name: student.name }])}
      />
      {students.length > 0 && (
        <Grid as="ul" gap="2" columns="minmax(0, 1fr)" className="packages-chosen" aria-label="Valda elever">
          {students.map(({ id, name }) => (
            <Row as="li" key={id} gap="0 3" justify="space-between">
              {name}
              <IconButton
                size="sm"
                label={`Ta bort ${name}`}
                icon={sign(IconX, 16)}
                onClick={() => onChange(students.filter((one) => one.id !== id))}
              />
            </Row>
          ))}
        </Grid>
      )}
    </div>
  );
}
