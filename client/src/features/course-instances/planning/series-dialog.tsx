import { useMutation } from '@apollo/client/react';
import { FULL_LOAD, LOAD_DEFINITION } from '../../../../../domain/teacher-load';
import { counted } from '../../../../../domain/numbers';
import { addDays, weekNumber } from '../../../../../domain/days';
import { useQuery } from '../../../apollo/use-query';
import type { CourseOption } from '../../../entities/course/use-courses';
import { readFailure } from '../../../apollo/failure';
import {
  CreateInstanceSeriesDocument,
  InstanceSeriesDocument,
  type InstanceSeriesQuery,
} from '../course-instances.generated';
import type { CourseInstanceSeriesInput } from '../../../graphql/types.generated';
import { monthNames } from '../../../lib/fixed-texts';
import { Badge } from '../../../ui/badge';
import { Checkbox } from '../../../ui/fields/checkbox';
import { DateField } from '../../../ui/fields/date-field';
import type { SelectOption } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { emptyDraft, faultsOf, toValues, type InstanceDraft } from './instance-draft';
import { InstanceFields } from './instance-fields';
import { instancesOf } from '../instance-labels';
import { Grid } from '../../../ui/layout';

interface SeriesDialogProps {
  courses: readonly CourseOption[];
  teachers: readonly SelectOption[];
  onChanged: () => void;
  onClosed: () => void;
}

/** The school year: September to June. */
const schoolMonths = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6];

interface SeriesDraft extends InstanceDraft {
  everyWeeks: string;
  until: string | null;
  /** Starts in the summer months as well. */
  summer: boolean;
}

/** Until when instances start: as chosen, else a year on. */
const lastOf = ({ until, startDate }: SeriesDraft) => until ?? (startDate ? addDays(startDate, 364) : null);

function inputOf(draft: SeriesDraft): CourseInstanceSeriesInput {
  return {
    courseId: draft.courseId ?? '',
    values: toValues(draft),
    everyWeeks: Number(draft.everyWeeks),
    until: lastOf(draft) ?? '',
    months: draft.summer ? [] : schoolMonths,
  };
}

function seriesFaults(draft: SeriesDraft) {
  const weekly = /^\d{1,2}$/.test(draft.everyWeeks.trim());
  return { ...faultsOf(draft), ...(weekly ? {} : { everyWeeks: 'Ange antalet veckor.' }) };
}

/** The same instance every so many weeks; its starts are seen before they are made (pages §6). */
export default function SeriesDialog({ courses, teachers, onChanged, onClosed }: SeriesDialogProps) {
  const [create] = useMutation(CreateInstanceSeriesDocument);
  const form = useRecordForm({
    name: 'series',
    record: null,
    draftOf: (): SeriesDraft => ({ ...emptyDraft, everyWeeks: '5', until: null, summer: false }),
    faultsOf: seriesFaults,
    save: (draft) => create({ variables: { input: inputOf(draft) } }),
    onSaved: ({ data }) => {
      notify.success(`${instancesOf(data.createCourseInstanceSeries.length)} är skapade.`);
      onChanged();
    },
  });
  const { draft, set, input, text } = form;
  const ready = Object.keys(seriesFaults(draft)).length === 0;
  const preview = useQuery(InstanceSeriesDocument, {
    variables: { input: inputOf(draft) },
    skip: !ready,
    fetchPolicy: 'network-only',
  });
  const occasions = ready ? (preview.data ?? preview.previousData)?.courseInstanceSeries : undefined;
  const refusal = ready && preview.error ? readFailure(preview.error) : null;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="lg"
      title="Skapa serie"
      failed="Kunde inte skapa serien"
      faulty="Något behöver rättas innan det går att skapa serien"
      submitLabel={occasions ? `Skapa ${instancesOf(occasions.length)}` : 'Skapa serie'}
    >
      <InstanceFields {...{ form, courses, teachers }} instanceId={null} />
      <Grid gap="4" columns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" align="start">
        <TextField label="Ny start var (veckor)" inputMode="numeric" {...text('everyWeeks')} />
        <DateField label="Sista start" description="Lämna tomt för ett år framåt" {...input('until')} />
      </Grid>
      <Checkbox
        label={`Starta också i ${monthNames[6]?.toLowerCase()} och ${monthNames[7]?.toLowerCase()}`}
        checked={draft.summer}
        onChange={(summer) => set({ summer })}
      />
      <section aria-label="Förhandsvisning" aria-live="polite" className="instances-preview">
        {refusal && <p className="instances-over">{refusal.message}</p>}
        {!ready && <p className="meta">Fyll i kurs, start och takt, så visas tillfällena här.</p>}
        {occasions && !refusal && <Occasions occasions={occasions} />}
      </section>
    </FormDialog>
  );
}

/** The starts that would be made. */
function Occasions({ occasions }: { occasions: InstanceSeriesQuery['courseInstanceSeries'] }) {
  return (
    <>
      <ol>
        {occasions.map(({ startDate, endDate, weeks, teacherPeakPercent }) => (
          <li key={startDate}>
            <span className="tabular">
              v. {weekNumber(startDate)}: {startDate} – {endDate}
            </span>{' '}
            <span className="meta">{counted(weeks, 'vecka', 'veckor')}</span>
            {(teacherPeakPercent ?? 0) > FULL_LOAD && (
              <Badge tone="warn">Läraren får {teacherPeakPercent} %</Badge>
            )}
          </li>
        ))}
      </ol>
      {occasions.some(({ teacherPeakPercent }) => (teacherPeakPercent ?? 0) > FULL_LOAD) && (
        <details>
          <summary>Så räknas lärarens belastning</summary>
          <p className="meta">{LOAD_DEFINITION}</p>
        </details>
      )}
    </>
  );
}
