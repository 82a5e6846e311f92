import { StudentPicker } from '../../../entities/student/student-picker';
import { today } from '../../../lib/dates';
import { examFormLabels, inlineTexts, monthNames } from '../../../lib/fixed-texts';
import { Checkbox } from '../../../ui/fields/checkbox';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { CourseChoice } from './course-choice';
import {
  asksForMaterial,
  coursesOf,
  needsChooser,
  type ExamDateField,
  type ExamDraft,
  type ExamFaults,
  type ExamField,
  type ExamStudent,
} from './exam-draft';
import { Fact, factOf, StudentFacts } from '../exam-facts';
import { OccasionPicker } from './occasion-picker';

interface ExamFieldsProps {
  draft: ExamDraft;
  /** The student at the screen, who registers nobody else; null where the student is chosen. */
  own: { id: string; name: string } | null;
  student: ExamStudent | null;
  course: string | null;
  faults: ExamFaults;
  onDraft: (change: Partial<ExamDraft>) => void;
  onDateValid: (field: ExamDateField, valid: boolean) => void;
}

/** The id of a field's control, for the links of the error summary: without a chooser a course has its read-only field only. */
export function fieldId(field: ExamField, student: ExamStudent | null): string {
  return field === 'course' && student && needsChooser(student) ? 'exam-chooser' : `exam-${field}`;
}

/** The fields of 'Anmälan till prövning', labels to the letter, in the specification's order (§2). */
export function ExamFields({ draft, own, student, course, faults, onDraft, onDateValid }: ExamFieldsProps) {
  const chooser = student !== null && needsChooser(student);
  return (
    <div className="exam-fields">
      <StudentField {...{ draft, own, faults, onDraft }} />
      <StudentFacts student={student} />
      <TextField
        id="exam-course"
        label={examFormLabels.course}
        value={course ?? (student ? inlineTexts.missingValue : '')}
        error={chooser ? undefined : faults.course}
        readOnly
      />
      {chooser && (
        <CourseChoice
          id="exam-chooser"
          own={coursesOf(student)}
          value={draft.chosenCourse}
          onChange={(chosenCourse) => onDraft({ chosenCourse, occasionId: null, materialReceived: false })}
          error={faults.course}
        />
      )}
      <Fact
        label={examFormLabels.municipality}
        value={factOf(student, student?.municipality?.type, 'municipality')}
      />
      <TeacherField student={student} />
      <Select
        id="exam-requestedMonth"
        label={examFormLabels.requestedMonth}
        required
        options={monthNames.map((name) => ({ value: name, label: name }))}
        value={draft.requestedMonth}
        placeholder="Välj månad"
        onChange={(requestedMonth) => onDraft({ requestedMonth })}
        error={faults.requestedMonth}
      />
      <OccasionPicker
        course={course}
        value={draft.occasionId}
        onChange={(occasionId, month) => onDraft({ occasionId, ...(month ? { requestedMonth: month } : {}) })}
      />
      <ExamDates {...{ draft, own, faults, onDraft, onDateValid }} />
      {asksForMaterial(course) && (
        <Checkbox
          label={examFormLabels.materialReceived}
          checked={draft.materialReceived}
          onChange={(materialReceived) => onDraft({ materialReceived })}
        />
      )}
    </div>
  );
}

/** Who is registered; another student has other courses. */
function StudentField({
  draft,
  own,
  faults,
  onDraft,
}: Pick<ExamFieldsProps, 'draft' | 'own' | 'faults' | 'onDraft'>) {
  return own ? (
    <TextField
      id="exam-studentId"
      label={examFormLabels.student}
      value={own.name}
      readOnly
      error={faults.studentId}
    />
  ) : (
    <StudentPicker
      id="exam-studentId"
      label={examFormLabels.student}
      required
      value={draft.studentId}
      onChange={(student) =>
        onDraft({
          studentId: student?.id ?? null,
          chosenCourse: null,
          occasionId: null,
          materialReceived: false,
        })
      }
      error={faults.studentId}
    />
  );
}

function ExamDates({
  draft,
  own,
  faults,
  onDraft,
  onDateValid,
}: Omit<ExamFieldsProps, 'student' | 'course'>) {
  return (
    <>
      <DateField
        id="exam-paymentDate"
        label={examFormLabels.paymentDate}
        value={draft.paymentDate}
        onChange={(paymentDate, valid) => {
          onDateValid('paymentDate', valid);
          // Leaving the field reports the same day again.
          if (paymentDate !== draft.paymentDate) onDraft({ paymentDate });
        }}
        error={faults.paymentDate}
      />
      {!own && (
        <DateField
          id="exam-registeredOn"
          label="Anmälningsdatum"
          description="Tomt betyder i dag. Fyll i dagen då eleven anmälde sig om prövningen hölls innan den registrerades."
          value={draft.registeredOn}
          max={today()}
          onChange={(registeredOn, valid) => {
            onDateValid('registeredOn', valid);
            if (registeredOn !== draft.registeredOn) onDraft({ registeredOn });
          }}
          error={faults.registeredOn}
        />
      )}
    </>
  );
}

/** The student's teacher, who is not chosen here. */
function TeacherField({ student }: Pick<ExamFieldsProps, 'student'>) {
  return (
    <Select
      label={examFormLabels.teacher}
      disabled
      options={
        student?.teacher ? [{ value: student.teacher.id, label: student.teacher.userId.username }] : []
      }
      value={student?.teacher?.id ?? null}
      placeholder={inlineTexts.missingValue}
      onChange={() => undefined}
    />
  );
}
