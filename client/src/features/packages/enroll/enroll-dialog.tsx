import { counted, formatNumber } from '../../../../../domain/numbers';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../apollo/use-query';
import { StudentPicker } from '../../../entities/student/student-picker';
import {
  PackagePlanDocument,
  type PackageFieldsFragment,
  type PackagePlanQuery,
} from '../packages.generated';
import type { PackagePlanInput } from '../../../graphql/types.generated';
import { today } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { IconButton } from '../../../ui/button';
import { CourseCode } from '../../../ui/course-code';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { EnrollChoices } from './enroll-choices';
import { noWishes, toPlanWishes, type EnrollWishes } from './enroll-wishes';
import { useEnrollOnPackage } from './use-enroll-on-package';
import { draftOfPackage } from '../form/package-draft';
import { Grid, Row } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { sign } from '../../../ui/text/sign';

interface EnrollDialogProps {
  pack: PackageFieldsFragment;
  onDone: () => void;
  onClosed: () => void;
}

const paces = ['100', '75', '50', '25'].map((value) => ({ value, label: `${value} %` }));

interface EnrollDraft {
  students: readonly { id: string; name: string }[];
  startDate: string | null;
  pace: string;
  wishes: EnrollWishes;
}

/** 'Skriv in elev(er)' (pages §5): the package now, its courses one after the other from points and pace. */
export default function EnrollDialog({ pack, onDone, onClosed }: EnrollDialogProps) {
  const { enroll, undo } = useEnrollOnPackage(onDone);
  const { steps } = draftOfPackage(pack);
  const planOf = ({ startDate, pace, wishes }: EnrollDraft): PackagePlanInput => ({
    packageId: pack.id,
    startDate: startDate ?? '',
    pacePercent: Number(pace),
    ...toPlanWishes(steps, wishes),
  });
  const form = useRecordForm({
    name: 'package-enroll',
    subject: pack.id,
    record: null,
    draftOf: (): EnrollDraft => ({ students: [], startDate: today(), pace: '100', wishes: noWishes }),
    save: (draft) =>
      enroll({
        variables: { input: { plan: planOf(draft), studentIds: draft.students.map(({ id }) => id) } },
      }),
    onSaved: ({ data }) => {
      const enrolled = data.enrollOnPackage;
      notify.success(
        `${counted(enrolled.students, 'elev är inskriven', 'elever är inskrivna')} på ${pack.name}, ` +
          counted(enrolled.courses, 'kurs är planerad', 'kurser är planerade'),
        { action: { label: buttons.undo, run: () => void undo(enrolled.batchId, pack.name) } },
      );
      onDone();
    },
  });
  const { draft, set, field } = form;
  const { students, startDate, pace, wishes } = draft;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="lg"
      title={`Skriv in elever: ${pack.name}`}
      failed="Ingen är inskriven."
      submitLabel={students.length > 1 ? `Skriv in ${students.length} elever` : 'Skriv in'}
      disabled={students.length === 0 || !startDate}
    >
      <StudentChoice students={students} onChange={(chosen) => set({ students: chosen })} />
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))" align="end">
        <DateField
          {...field('startDate')}
          label="Startdatum"
          required
          value={startDate}
          onChange={(day) => set({ startDate: day })}
        />
        <Select
          {...field('pace')}
          label="Takt"
          required
          options={paces}
          value={pace}
          onChange={(value) => set({ pace: value })}
        />
      </Grid>
      <EnrollChoices steps={steps} wishes={wishes} onChange={(chosen) => set({ wishes: chosen })} />
      {startDate && <PlanPreview plan={planOf(draft)} />}
    </FormDialog>
  );
}

/** The courses with their days, before anyone is enrolled. */
function PlanPreview({ plan }: { plan: PackagePlanInput }) {
  const { data, previousData, error } = useQuery(PackagePlanDocument, { variables: { input: plan } });
  const planned = (data ?? previousData)?.packagePlan;
  if (error) return <LoadFailed error={error} />;
  if (!planned) return null;
  return (
    <section aria-label="Planering">
      <p role="status">
        {counted(planned.courses.length, 'kurs', 'kurser')}, {pointsIn(planned)}
        {planned.endDate && `, ${plan.startDate} till ${planned.endDate}`}
      </p>
      <Grid as="ol" gap="2" columns="minmax(0, 1fr)" className="packages-plan">
        {planned.courses.map(({ course, startDate, endDate, weeks }) => (
          <Row as="li" key={course.id} gap="0 3" justify="space-between">
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
          </Row>
        ))}
      </Grid>
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
