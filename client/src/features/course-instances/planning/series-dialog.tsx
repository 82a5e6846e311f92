import { addDays, weekNumber } from '../../../../../domain/days';
import { useMutation, useQuery } from '@apollo/client/react';
import type { CourseOption } from '../../../entities/course/use-courses';
import { useState, type FormEvent } from 'react';
import { readFailure } from '../../../apollo/failure';
import {
  CreateInstanceSeriesDocument,
  InstanceSeriesDocument,
  type CourseInstanceSeriesInput,
} from '../../../graphql/generated';
import { buttons, monthNames } from '../../../lib/fixed-texts';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { DateField } from '../../../ui/fields/date-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import type { SelectOption } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { emptyDraft, faultsOf, toValues, type InstanceDraft } from './instance-draft';
import { servedFaults, summaryOf } from './instance-dialog';
import { InstanceFields } from './instance-fields';
import { instancesOf } from '../instance-words';
import { useFormBox } from './use-form-box';

interface SeriesDialogProps {
  courses: readonly CourseOption[];
  teachers: readonly SelectOption[];
  onChanged: () => void;
  onClosed: () => void;
}

/** The school year: September to June. */
const schoolMonths = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6];
const full = 100;

/** The same instance every so many weeks; its starts are seen before they are made (pages §6). */
export default function SeriesDialog({ courses, teachers, onChanged, onClosed }: SeriesDialogProps) {
  const [draft, setDraft] = useState<InstanceDraft>(emptyDraft);
  const [everyWeeks, setEveryWeeks] = useState('5');
  const [until, setUntil] = useState<string | null>(null);
  const [summer, setSummer] = useState(false);
  const [tries, setTries] = useState(0);
  const { opened, close, done, failure, setFailure } = useFormBox(draft !== emptyDraft);
  const [create, { loading }] = useMutation(CreateInstanceSeriesDocument);
  const last = until ?? (draft.startDate ? addDays(draft.startDate, 364) : null);
  const ready =
    Object.keys(faultsOf(draft)).length === 0 && last !== null && /^\d{1,2}$/.test(everyWeeks.trim());
  const input: CourseInstanceSeriesInput = {
    courseId: draft.courseId ?? '',
    values: toValues(draft),
    everyWeeks: Number(everyWeeks),
    until: last ?? '',
    months: summer ? [] : schoolMonths,
  };
  const preview = useQuery(InstanceSeriesDocument, {
    variables: { input },
    skip: !ready,
    fetchPolicy: 'network-only',
  });
  const occasions = ready ? (preview.data ?? preview.previousData)?.courseInstanceSeries : undefined;
  const refusal = ready && preview.error ? readFailure(preview.error) : null;
  const faults = { ...servedFaults(failure), ...(tries > 0 ? faultsOf(draft) : {}) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setFailure(null);
    if (!ready) return;
    try {
      const { data } = await create({
        variables: { input },
      });
      notify.success(`${instancesOf(data?.createCourseInstanceSeries.length ?? 0)} är skapade.`);
      done();
      onChanged();
    } catch (error) {
      console.error('The series was not made.', error);
      setFailure(readFailure(error));
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="lg"
      title="Skapa serie"
      footer={
        <>
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" form="series-form" variant="primary" busy={loading}>
            {loading ? buttons.saving : occasions ? `Skapa ${instancesOf(occasions.length)}` : 'Skapa serie'}
          </Button>
        </>
      }
    >
      <form id="series-form" noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {tries > 0 && !loading && (Object.keys(faults).length > 0 || failure) && (
          <ErrorSummary
            key={tries}
            title={
              failure ? 'Kunde inte skapa serien' : 'Något behöver rättas innan det går att skapa serien'
            }
            errors={summaryOf(faults, failure?.message)}
          />
        )}
        <InstanceFields {...{ draft, faults, courses, teachers }} instanceId={null} onDraft={setDraft} />
        <div className="instances-pair">
          <TextField
            label="Ny start var (veckor)"
            inputMode="numeric"
            value={everyWeeks}
            onChange={(event) => setEveryWeeks(event.currentTarget.value)}
          />
          <DateField
            label="Sista start"
            description="Tomt är ett år framåt"
            value={until}
            onChange={setUntil}
          />
        </div>
        <Checkbox
          label={`Starta också i ${monthNames[6]?.toLowerCase()} och ${monthNames[7]?.toLowerCase()}`}
          checked={summer}
          onChange={setSummer}
        />
        <section aria-label="Förhandsvisning" aria-live="polite" className="instances-preview">
          {refusal && <p className="instances-over">{refusal.message}</p>}
          {!ready && <p className="meta">Fyll i kurs, start och takt, så visas tillfällena här.</p>}
          {occasions && !refusal && (
            <ol>
              {occasions.map(({ startDate, endDate, weeks, teacherPeakPercent }) => (
                <li key={startDate}>
                  <span className="tabular">
                    v. {weekNumber(startDate)}: {startDate} – {endDate}
                  </span>{' '}
                  <span className="meta">{weeks} veckor</span>
                  {(teacherPeakPercent ?? 0) > full && (
                    <Badge tone="warn">Läraren får {teacherPeakPercent} %</Badge>
                  )}
                </li>
              ))}
            </ol>
          )}
        </section>
      </form>
    </Dialog>
  );
}
