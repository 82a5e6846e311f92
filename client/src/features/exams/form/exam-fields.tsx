import { useState } from 'react';
import type { StudentPickerProps } from '../../../entities/student/student-picker';
import { studentLabel } from '../../../entities/student/student-label';
import { today } from '../../../lib/dates';
import { examFormLabels, inlineTexts, monthNames } from '../../../lib/fixed-texts';
import { Checkbox } from '../../../ui/fields/checkbox';
import { comboboxToCome } from '../../../ui/fields/combobox-later';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { deferred } from '../../../ui/on-demand';
import type { RecordForm } from '../../../ui/form/record-form';
import { Fact, factOf, StudentFacts } from '../exam-facts';
import { CourseChoice } from './course-choice';
import {
  asksForMaterial,
  courseOf,
  coursesOf,
  needsChooser,
  type ExamDraft,
  type ExamStudent,
} from './exam-draft';
import { NearMonths } from './near-months';
import { OccasionPicker } from './occasion-picker';
import { OwnExamTerms } from './own-exam-terms';

const StudentPicker = deferred<StudentPickerProps>(
  async () => (await import('../../../entities/student/student-picker')).StudentPicker,
  {
    quiet: true,
    late: true,
    waiting: ({ chosenLabel = '', ...field }, hasFailed) =>
      comboboxToCome({ ...field, value: chosenLabel }, hasFailed),
  },
);

interface ExamFieldsProps {
  form: RecordForm<ExamDraft>;
  /** The student at the screen, who registers nobody else; null where the student is chosen. */
  own: { id: string; name: string } | null;
  student: ExamStudent | null;
}

/** Of another course, or another student, nothing of this is known any more. */
const otherCourse = { occasionId: null, materialReceived: false };

/**
 * The fields of 'Anmälan till prövning', with the specification's labels (§2): for staff in the specification's
 * order; for a student the choices first, then the fee, then the school's data in a block below.
 */
export function ExamFields({ form, own, student }: ExamFieldsProps) {
  if (own === null)
    return (
      <div className="exam-fields">
        <StudentField {...{ form, own, student }} />
        <StudentFacts student={student} />
        <CourseFields form={form} student={student} />
        <MunicipalityAndTeacher student={student} />
        <ChoiceFields {...{ form, own, student }} />
      </div>
    );
  return (
    <>
      <div className="exam-fields">
        <CourseFields form={form} student={student} isOwn />
        <ChoiceFields {...{ form, own, student }} />
      </div>
      <OwnExamTerms course={courseOf(form.draft, student, true)} month={form.draft.requestedMonth} />
      <fieldset className="exam-own">
        <legend>Dina uppgifter</legend>
        <div className="exam-fields">
          <StudentField {...{ form, own, student }} />
          <StudentFacts student={student} />
          <MunicipalityAndTeacher student={student} />
        </div>
      </fieldset>
    </>
  );
}

function MunicipalityAndTeacher({ student }: Pick<ExamFieldsProps, 'student'>) {
  return (
    <>
      <Fact
        label={examFormLabels.municipality}
        value={factOf(student, student?.municipality?.type, 'municipality')}
      />
      <TeacherField student={student} />
    </>
  );
}

/** Month, occasion and further details. */
function ChoiceFields({ form, own, student }: ExamFieldsProps) {
  const { draft, set, input } = form;
  const course = courseOf(draft, student, own !== null);
  return (
    <>
      <Select
        {...input('requestedMonth')}
        label={examFormLabels.requestedMonth}
        required
        options={monthNames.map((name) => ({ value: name, label: name }))}
        placeholder="Välj månad"
      />
      <NearMonths value={draft.requestedMonth} onChange={(requestedMonth) => set({ requestedMonth })} />
      <OccasionPicker
        course={course}
        value={draft.occasionId}
        onChange={(occasionId, month) => set({ occasionId, ...(month ? { requestedMonth: month } : {}) })}
      />
      <ExamDates {...{ form, own }} />
      {asksForMaterial(course) && (
        <Checkbox
          label={examFormLabels.materialReceived}
          checked={draft.materialReceived}
          onChange={(materialReceived) => set({ materialReceived })}
        />
      )}
    </>
  );
}

/** Who is registered; another student has other courses. */
function StudentField({ form: { draft, set, field }, own, student }: ExamFieldsProps) {
  // A link from a student's page has an id only: the field remounts once the name is known.
  const [isNamed, setNamed] = useState(draft.studentId === null || draft.studentLabel !== '');
  if (!isNamed && student) setNamed(true);
  if (own)
    return <TextField {...field('studentId')} label={examFormLabels.student} value={own.name} readOnly />;
  return (
    <StudentPicker
      key={isNamed ? 'named' : 'unnamed'}
      {...field('studentId')}
      label={examFormLabels.student}
      required
      value={draft.studentId}
      chosenLabel={draft.studentLabel || (student ? studentLabel(student) : undefined)}
      onChange={(student) =>
        set({
          studentId: student?.id ?? null,
          studentLabel: student ? studentLabel(student) : '',
          course: null,
          ...otherCourse,
        })
      }
    />
  );
}

/** The course to register; if the record does not determine it, the user chooses it, and errors appear here. */
function CourseFields({
  form: { draft, set, field },
  student,
  isOwn = false,
}: Pick<ExamFieldsProps, 'form' | 'student'> & { isOwn?: boolean }) {
  const chooser = student !== null && needsChooser(student, isOwn);
  return (
    <>
      <TextField
        {...(chooser ? {} : field('course'))}
        label={examFormLabels.course}
        value={courseOf(draft, student, isOwn) ?? (student ? inlineTexts.missingValue : '')}
        readOnly
      />
      {chooser && (
        <CourseChoice
          {...field('course')}
          own={coursesOf(student)}
          value={draft.course}
          onChange={(course) => set({ course, ...otherCourse })}
        />
      )}
    </>
  );
}

function ExamDates({ form: { draft, set, field }, own }: Omit<ExamFieldsProps, 'student'>) {
  const day = (name: 'paymentDate' | 'registeredOn') => ({
    ...field(name),
    value: draft[name],
    onChange: (value: string | null) => set({ [name]: value }),
  });
  return (
    <>
      <DateField label={examFormLabels.paymentDate} {...day('paymentDate')} />
      {!own && (
        <DateField
          label="Anmälningsdatum"
          description="Fyll bara i om anmälan kom tidigare än i dag."
          max={today()}
          {...day('registeredOn')}
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
