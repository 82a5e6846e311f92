import { counted } from '../../../../../domain/numbers';
import { CourseCode } from '../../../ui/course-code';
import { Message } from '../../../ui/feedback/message';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { Grid, Row } from '../../../ui/layout';
import type { CourseChange, PreviewCourse } from './enroll-draft';

interface EnrollCoursesProps {
  courses: readonly PreviewCourse[];
  /** Number of chosen students. */
  students: number;
  onChange: (course: PreviewCourse, change: Partial<CourseChange>) => void;
}

/** The courses of the package, each with its days and instance to change, and what stands against it. */
export function EnrollCourses({ courses, students, onChange }: EnrollCoursesProps) {
  return (
    <Grid as="ol" gap="3" columns="minmax(0, 1fr)" className="packages-plan">
      {courses.map((one) => (
        <li key={one.course.id} className="framed">
          <fieldset className="packages-planned">
            <legend>
              {one.course.name}{' '}
              <span className="meta packages-code">
                <CourseCode {...one.course} />
              </span>
            </legend>
            {students > 0 && one.students === 0 ? null : (
              <CourseFields course={one} onChange={(change) => onChange(one, change)} />
            )}
            <Remarks course={one} students={students} />
          </fieldset>
        </li>
      ))}
    </Grid>
  );
}

interface CourseFieldsProps {
  course: PreviewCourse;
  onChange: (change: Partial<CourseChange>) => void;
}

function CourseFields({ course, onChange }: CourseFieldsProps) {
  const { startDate, endDate, instance, instances, problems } = course;
  const faultOf = (isOfDates: boolean) =>
    problems.find(({ code }) => (code === 'DATES') === isOfDates)?.message;
  // One that takes no more students is shown until another is chosen.
  const offered =
    instance && !instances.some(({ id }) => id === instance.id) ? [instance, ...instances] : instances;
  return (
    <div className="packages-terms">
      <DateField
        label="Start"
        description=""
        value={startDate}
        onChange={(day, valid) => valid && day && day !== startDate && onChange({ startDate: day })}
      />
      <DateField
        label="Slut"
        description=""
        value={endDate}
        error={faultOf(true)}
        onChange={(day, valid) => valid && day && day !== endDate && onChange({ endDate: day })}
      />
      <Select
        label="Kurstillfälle"
        placeholder={
          offered.length === 0 ? 'Inget öppet tillfälle, kursen planeras' : 'Utan tillfälle, kursen planeras'
        }
        options={offered.map((one) => ({ value: one.id, label: instanceText(one) }))}
        value={instance?.id ?? null}
        error={faultOf(false)}
        onChange={(id) => onChange({ instanceId: id })}
      />
    </div>
  );
}

/** 'Engelska 5 vt, 2027-02-15 – 2027-04-30, 12 platser kvar, Anna Lärare' */
function instanceText({
  name,
  startDate,
  endDate,
  seatsLeft,
  teacher,
}: PreviewCourse['instances'][number]): string {
  const days = startDate ? `${startDate} – ${endDate ?? ''}`.trim() : 'utan datum';
  const seats =
    seatsLeft === null
      ? 'obegränsat med platser'
      : `${counted(Math.max(seatsLeft, 0), 'plats', 'platser')} kvar`;
  return [name, days, seats, teacher ?? 'ingen lärare'].join(', ');
}

/** Who is left out, and what to think about; the names where there are several students. */
function Remarks({ course: { leftOut, warnings }, students }: { course: PreviewCourse; students: number }) {
  const named = (examples: readonly string[], count: number) =>
    students > 1
      ? ` (${examples.join(', ')}${count > examples.length ? ` och ${count - examples.length} till` : ''})`
      : '';
  return (
    <>
      {leftOut.map(({ message, examples, count }) => (
        <p key={message}>
          <strong>Skrivs inte in på kursen:</strong> {message}
          {named(examples, count)}
        </p>
      ))}
      {warnings.map(({ message, examples, count }) => (
        <Message key={message} tone="warning" live={false}>
          {message}
          {named(examples, count)}
        </Message>
      ))}
    </>
  );
}

interface ExtendedDatesProps {
  dates: readonly {
    studentId: string;
    studentName: string;
    startDate: string | null;
    startDateBefore: string | null;
    endDate: string | null;
    endDateBefore: string | null;
  }[];
  students: number;
}

/** Whose own dates are moved so that they cover the courses. */
export function ExtendedDates({ dates, students }: ExtendedDatesProps) {
  if (dates.length === 0) return null;
  const SHOWN = 5;
  return (
    <Message tone="info">
      {students === 1
        ? 'Kurserna går utanför elevens datum. De ändras med inskrivningen:'
        : `Kurserna går utanför datumen för ${counted(dates.length, 'elev', 'elever')}. De ändras med inskrivningen:`}
      <ul>
        {dates.slice(0, SHOWN).map((one) => (
          <Row as="li" key={one.studentId} gap="1 3">
            <span>{one.studentName}</span>
            {one.startDate !== one.startDateBefore && (
              <span className="tabular">
                start {one.startDateBefore} → {one.startDate}
              </span>
            )}
            {one.endDate !== one.endDateBefore && (
              <span className="tabular">
                slut {one.endDateBefore} → {one.endDate}
              </span>
            )}
          </Row>
        ))}
        {dates.length > SHOWN && <li>och {counted(dates.length - SHOWN, 'elev', 'elever')} till</li>}
      </ul>
    </Message>
  );
}
