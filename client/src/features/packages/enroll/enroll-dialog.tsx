import { counted } from '../../../../../domain/numbers';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../apollo/use-query';
import {
  PackageEnrollmentPreviewDocument,
  type EnrollOnPackageMutation,
  type PackageFieldsFragment,
} from '../packages.generated';
import type { PackagePlanInput } from '../../../graphql/types.generated';
import { today } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { Message } from '../../../ui/feedback/message';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { EnrollChoices } from './enroll-choices';
import { EnrollCourses, ExtendedDates } from './enroll-courses';
import { changed, enrollInput, previewInput, type CourseChanges, type Preview } from './enroll-draft';
import { EnrollStudents, type ChosenStudent } from './enroll-students';
import { noWishes, toPlanWishes, type EnrollWishes } from './enroll-wishes';
import { useEnrollOnPackage } from './use-enroll-on-package';
import { draftOfPackage } from '../form/package-draft';
import { Grid } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

/** Students who have been chosen elsewhere, and what the title calls them: 'Anna Ek', '3 elever'. */
export interface GivenStudents {
  ids: readonly string[];
  whom: string;
}

interface EnrollDialogProps {
  pack: PackageFieldsFragment;
  given?: GivenStudents;
  onDone: () => void;
  onClosed: () => void;
}

const paces = ['100', '75', '50', '25'].map((value) => ({ value, label: `${value} %` }));

interface EnrollDraft {
  students: readonly ChosenStudent[];
  startDate: string | null;
  pace: string;
  wishes: EnrollWishes;
  courses: CourseChanges;
}

/** 'Skriv in elev(er)' (pages §5): on the package now, and on its courses one after the other or as chosen for each. */
export default function EnrollDialog({ pack, given, onDone, onClosed }: EnrollDialogProps) {
  const { enroll, undo } = useEnrollOnPackage(onDone);
  const { steps } = draftOfPackage(pack);
  const planOf = ({ startDate, pace, wishes }: EnrollDraft): PackagePlanInput => ({
    packageId: pack.id,
    startDate: startDate ?? '',
    pacePercent: Number(pace),
    ...toPlanWishes(steps, wishes),
  });
  const idsOf = (draft: EnrollDraft): readonly string[] => given?.ids ?? draft.students.map(({ id }) => id);
  const form = useRecordForm({
    name: 'package-enroll',
    subject: [pack.id, ...(given?.ids ?? [])].join(),
    record: null,
    draftOf: (): EnrollDraft => ({
      ...{ students: [], startDate: today(), pace: '100', wishes: noWishes, courses: {} },
    }),
    save: (draft) => enroll({ variables: { input: enrollInput(planOf(draft), idsOf(draft), seen!) } }),
    onSaved: ({ data }) => {
      notify.success(doneText(data.enrollOnPackage, pack.name), {
        action: {
          label: buttons.undo,
          run: () => void undo(data.enrollOnPackage.batchId, pack.name),
        },
      });
      onDone();
    },
  });
  const { draft, set, field } = form;
  const { students, startDate, pace, wishes, courses } = draft;
  const ids = idsOf(draft);
  const { data, previousData, error, refetch } = useQuery(PackageEnrollmentPreviewDocument, {
    variables: { input: previewInput(planOf(draft), ids, courses) },
    skip: !startDate,
    fetchPolicy: 'network-only',
  });
  const seen: Preview | undefined = startDate ? data?.previewEnrollOnPackage : undefined;
  const shown = seen ?? previousData?.previewEnrollOnPackage;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (seen?.isPossible) form.submit(event);
  };
  return (
    <FormDialog
      form={{ ...form, submit }}
      onClosed={onClosed}
      size="lg"
      title={`Skriv in ${given?.whom ?? whom(students)} på ${pack.name}`}
      failed="Ingen är inskriven."
      submitLabel={ids.length > 1 ? `Skriv in ${ids.length} elever` : 'Skriv in'}
      disabled={!seen?.isPossible}
    >
      {!given && <EnrollStudents students={students} onChange={(chosen) => set({ students: chosen })} />}
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
      <LoadFailed error={error} refetch={() => void refetch()} />
      {!shown && !error && startDate && <Skeleton lines={4} />}
      {shown && (
        <section aria-label="Planering" className="stack" aria-busy={!seen}>
          {shown.problems.map(({ message, examples }) => (
            <Message key={message} tone="error">
              {message}
              {ids.length > 1 && ` (${examples.join(', ')})`}
            </Message>
          ))}
          <p role="status">
            {counted(shown.courses.length, 'kurs', 'kurser')}, {pointsIn(shown)}
            {shown.endDate && `, ${shown.startDate} till ${shown.endDate}`}
          </p>
          <EnrollCourses
            courses={shown.courses}
            students={ids.length}
            onChange={(course, change) => set({ courses: changed(courses, course, change) })}
          />
          <ExtendedDates dates={shown.extendedDates} students={ids.length} />
          {shown.courses.some(({ instance }) => instance === null) && (
            <p className="meta">
              Kurser utan tillfälle planeras. De placeras på kurstillfällen i{' '}
              <Link to="/course-matching">Kursmatchning</Link>.
            </p>
          )}
        </section>
      )}
    </FormDialog>
  );
}

/** 'Anna Ek', '3 elever'; 'elever' until someone is chosen. */
function whom(students: readonly ChosenStudent[]): string {
  if (students.length === 0) return 'elever';
  return students.length === 1 ? students[0]!.name : `${students.length} elever`;
}

/** '1 elev är inskriven på Barnskötare, 2 inskrivningar på kurstillfällen, 1 kurs är planerad' */
function doneText(
  { students, placed, courses }: EnrollOnPackageMutation['enrollOnPackage'],
  packageName: string,
): string {
  return [
    `${counted(students, 'elev är inskriven', 'elever är inskrivna')} på ${packageName}`,
    placed > 0 && counted(placed, 'inskrivning på kurstillfälle', 'inskrivningar på kurstillfällen'),
    (courses > 0 || placed === 0) && counted(courses, 'kurs är planerad', 'kurser är planerade'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** '300 p'; '100 p och 1 utan poäng'; 'utan poäng' where all of it is sfi. */
function pointsIn({ points, courses }: Preview): string {
  const without = courses.filter(({ course }) => course.points === null).length;
  if (without === 0) return `${points} p`;
  return without === courses.length ? 'utan poäng' : `${points} p och ${without} utan poäng`;
}
