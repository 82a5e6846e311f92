import { counted, formatNumber } from '../../../../../domain/numbers';
import { useMutation, useQuery } from '@apollo/client/react';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { StudentPicker } from '../../../entities/student/student-picker';
import {
  EnrollOnPackageDocument,
  PackagePlanDocument,
  UndoPackageEnrolmentDocument,
  type PackageFieldsFragment,
  type PackagePlanInput,
  type PackagePlanQuery,
} from '../../../graphql/generated';
import { today } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Button, IconButton } from '../../../ui/button';
import { CourseCode } from '../../../ui/course-code';
import { DateField } from '../../../ui/fields/date-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { Select } from '../../../ui/fields/select';
import { notify } from '../../../ui/feedback/toast-store';
import { useFormBox } from '../../../ui/overlays/use-form-box';
import { EnrollChoices } from './enroll-choices';
import { noWishes, toPlanWishes } from './enroll-wishes';
import { draftOfPackage } from '../form/package-draft';

interface EnrollDialogProps {
  pack: PackageFieldsFragment;
  onDone: () => void;
  onClosed: () => void;
}

const paces = ['100', '75', '50', '25'].map((value) => ({ value, label: `${value} %` }));

/** 'Skriv in elev(er)' (pages §5): the package now, its courses one after the other from points and pace. */
export default function EnrollDialog({ pack, onDone, onClosed }: EnrollDialogProps) {
  const [students, setStudents] = useState<readonly { id: string; name: string }[]>([]);
  const [startDate, setStartDate] = useState<string | null>(() => today());
  const [pace, setPace] = useState('100');
  const [wishes, setWishes] = useState(noWishes);
  const { opened, close, done } = useFormBox(students.length > 0 || wishes !== noWishes);
  const [enroll, { loading, error }] = useMutation(EnrollOnPackageDocument);
  const [undoBatch] = useMutation(UndoPackageEnrolmentDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const { steps } = draftOfPackage(pack);
  const plan: PackagePlanInput | null = startDate
    ? {
        packageId: pack.id,
        startDate,
        pacePercent: Number(pace),
        ...toPlanWishes(steps, wishes),
      }
    : null;
  const undo = async (batchId: string) => {
    try {
      await undoBatch({
        variables: { input: { batchId } },
      });
      notify.success(`Inskrivningen på ${pack.name} är ångrad`);
    } catch (failed) {
      console.error('The enrolment was not undone.', failed);
      notify.error('Kunde inte ångra inskrivningen', { details: readFailure(failed).message });
    }
    onDone();
  };
  const run = async () => {
    if (!plan) return;
    try {
      const { data } = await enroll({
        variables: { input: { plan, studentIds: students.map(({ id }) => id) } },
      });
      const enrolled = data!.enrollOnPackage;
      notify.success(
        `${counted(enrolled.students, 'elev är inskriven', 'elever är inskrivna')} på ${pack.name}, ` +
          `${enrolled.courses} kurser är planerade`,
        { action: { label: buttons.undo, run: () => void undo(enrolled.batchId) } },
      );
      onDone();
      done();
    } catch (failed) {
      console.error('The students were not enrolled.', failed);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="lg"
      title={`Skriv in elever: ${pack.name}`}
      footer={
        <>
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button
            variant="primary"
            busy={loading}
            disabled={students.length === 0 || !plan}
            onClick={() => void run()}
          >
            {students.length > 1 ? `Skriv in ${students.length} elever` : 'Skriv in'}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && (
          <Message tone="error">
            <p>Ingen är inskriven.</p>
            <FailureDetails failure={failure} />
          </Message>
        )}
        <StudentChoice students={students} onChange={setStudents} />
        <div className="packages-pair">
          <DateField
            label="Startdatum"
            required
            value={startDate}
            error={fieldMessage(failure, 'plan.startDate')}
            onChange={setStartDate}
          />
          <Select
            label="Takt"
            required
            options={paces}
            value={pace}
            onChange={(value) => value && setPace(value)}
          />
        </div>
        <EnrollChoices steps={steps} wishes={wishes} onChange={setWishes} />
        {plan && <PlanPreview plan={plan} />}
      </div>
    </Dialog>
  );
}

/** The courses with their days, before anyone is enrolled. */
function PlanPreview({ plan }: { plan: PackagePlanInput }) {
  const { data, previousData, error } = useQuery(PackagePlanDocument, { variables: { input: plan } });
  const planned = (data ?? previousData)?.packagePlan;
  if (error) return <Message tone="error">{readFailure(error).message}</Message>;
  if (!planned) return null;
  return (
    <section aria-label="Planering">
      <p role="status">
        {planned.courses.length} kurser, {pointsIn(planned)}
        {planned.endDate && `, ${plan.startDate} till ${planned.endDate}`}
      </p>
      <ol className="packages-plan">
        {planned.courses.map(({ course, startDate, endDate, weeks }) => (
          <li key={course.id}>
            <span>
              {course.name}{' '}
              <span className="meta packages-code">
                <CourseCode {...course} />
              </span>
            </span>
            <span className="meta tabular">
              {endDate === null || weeks === null
                ? `från ${startDate}, utan poäng och slutdatum`
                : `${startDate} – ${endDate} (${formatNumber(weeks, 1)} v)`}
            </span>
          </li>
        ))}
      </ol>
      <p className="meta">
        Kurserna planeras. De placeras på kurstillfällen i <Link to="/course-matching">Kursmatchning</Link>.
      </p>
    </section>
  );
}

/** '300 p'; '100 p och 1 utan poäng'; 'utan poäng' where all of it is sfi. */
function pointsIn({ points, courses }: PackagePlanQuery['packagePlan']): string {
  const without = courses.filter(({ course }) => course.points === null).length;
  if (without === 0) return `${points} p`;
  return without === courses.length ? 'utan poäng' : `${points} p och ${without} utan poäng`;
}

interface StudentChoiceProps {
  students: readonly { id: string; name: string }[];
  onChange: (students: readonly { id: string; name: string }[]) => void;
}

function StudentChoice({ students, onChange }: StudentChoiceProps) {
  return (
    <div className="stack">
      <StudentPicker
        label="Elever"
        accepts={({ id }) => !students.some((student) => student.id === id)}
        onChange={(student) => student && onChange([...students, { id: student.id, name: student.name }])}
      />
      {students.length > 0 && (
        <ul className="packages-chosen" aria-label="Valda elever">
          {students.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                size="sm"
                label={`Ta bort ${name}`}
                icon={<IconX className="icon" size={16} stroke={1.8} aria-hidden="true" />}
                onClick={() => onChange(students.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
