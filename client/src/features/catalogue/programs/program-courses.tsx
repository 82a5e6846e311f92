import { IconX } from '@tabler/icons-react';
import { CoursePicker } from '../../../entities/course/course-picker';
import { programPartLabels } from '../../../../../domain/labels/education';
import { optionsOf } from '../../../../../domain/options';
import { IconButton } from '../../../ui/button';
import { CourseCode } from '../../../ui/course-code';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import type { ProgramDraft, ProgramDraftCourse } from './program-draft';
import { Grid } from '../../../ui/layout';
import { sign } from '../../../ui/text/sign';

interface ProgramCoursesProps {
  draft: ProgramDraft;
  onChange: (change: Pick<ProgramDraft, 'courses'>) => void;
}

/** The courses that the parts of a program name (domain D4). */
export function ProgramCourses({ draft, onChange }: ProgramCoursesProps) {
  return (
    <Grid as="fieldset" gap="3" className="framed">
      <legend>Kurser i regelverket</legend>
      {draft.courses.length > 0 && (
        <Grid as="ul" gap="1" className="catalogue-chosen">
          {draft.courses.map((course, index) => (
            <CourseLine
              key={course.id}
              course={course}
              onChange={(changed) =>
                onChange({ courses: draft.courses.map((one, place) => (place === index ? changed : one)) })
              }
              onRemove={() => onChange({ courses: draft.courses.filter((one) => one.id !== course.id) })}
            />
          ))}
        </Grid>
      )}
      <CoursePicker
        label="Lägg till kurs"
        accepts={({ id }) => !draft.courses.some((one) => one.id === id)}
        onPick={({ id, code, equivalents, name }) =>
          onChange({
            courses: [...draft.courses, { id, code, equivalents, name, part: 'REQUIRED', choiceGroup: '' }],
          })
        }
      />
    </Grid>
  );
}

interface CourseLineProps {
  course: ProgramDraftCourse;
  onChange: (course: ProgramDraftCourse) => void;
  onRemove: () => void;
}

const partOptions = optionsOf(programPartLabels);

function CourseLine({ course, onChange, onRemove }: CourseLineProps) {
  return (
    <li className="catalogue-line">
      <span>
        {course.name}{' '}
        <span className="meta whole tabular">
          <CourseCode {...course} />
        </span>
      </span>
      <Select
        label={`Del för ${course.name}`}
        hideLabel
        options={partOptions}
        value={course.part}
        onChange={(part) => onChange({ ...course, part })}
      />
      <TextField
        label={`En av, för ${course.name}`}
        hideLabel
        placeholder="En av: valets namn"
        autoComplete="off"
        maxLength={60}
        value={course.choiceGroup}
        onChange={(event) => onChange({ ...course, choiceGroup: event.currentTarget.value })}
      />
      <IconButton size="sm" label={`Ta bort ${course.name}`} icon={sign(IconX, 16)} onClick={onRemove} />
    </li>
  );
}
