import { useState } from 'react';
import type { EnrollmentStatus } from '../../../../../domain/generated';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../../../domain/labels/enrollment';
import { optionsOf } from '../../../../../domain/options';
import { useQuery } from '../../../apollo/use-query';
import { EnrollmentInstanceSearchDocument } from '../enrollments.generated';
import { today } from '../../../lib/dates';
import { formatPeriod } from '../../../lib/period';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextArea } from '../../../ui/fields/text-field';
import type { RecordForm } from '../../../ui/form/record-form';
import { mayHaveOwnDay, needsReason, type ActionDraft } from './action-draft';

interface ActionFormProps {
  form: RecordForm<ActionDraft>;
  /** The course that all the chosen are on, when it is one. */
  courseId: string | null;
}

type PartProps = Pick<ActionFormProps, 'form'>;

/** Meaning of a status's date when it is not the first day of the status. */
function dayMeaning(status: EnrollmentStatus | null): string | undefined {
  if (status === 'DROPPED_OUT' || status === 'ENDED_BY_PRINCIPAL' || status === 'PAUSED')
    return 'Första dagen utan studier.';
  return status === 'ACTIVE' ? 'Första dagen med studier.' : undefined;
}

/** The fields of one action (pages §8). */
export function ActionForm({ form, courseId }: ActionFormProps) {
  switch (form.draft.kind) {
    case 'status':
      return <StatusFields form={form} />;
    case 'move':
      return (
        <>
          <InstanceField form={form} courseId={courseId} />
          <DayField form={form} label="Flytten gäller från" />
        </>
      );
    case 'extend':
      return <DateField {...form.input('endDate')} label="Nytt slutdatum" required />;
    case 'remove':
      return (
        <TextArea
          label="Varför tas inskrivningen bort?"
          description="Inskrivningen finns kvar i registret med orsaken, men räknas inte."
          required
          rows={3}
          maxLength={500}
          {...form.text('why')}
        />
      );
  }
}

function StatusFields({ form }: PartProps) {
  const { draft, set, input, text } = form;
  return (
    <>
      <Select
        label="Ny status"
        required
        placeholder="Välj status"
        options={optionsOf(enrollmentStatusLabels)}
        {...input('status')}
      />
      {mayHaveOwnDay(draft) && (
        <Checkbox
          label="Varje elevs egen dag: dagen efter senaste aktivitet"
          checked={draft.ownDay}
          onChange={(ownDay) => set({ ownDay })}
        />
      )}
      {!(draft.ownDay && mayHaveOwnDay(draft)) && (
        <DayField form={form} label="Gäller från" description={dayMeaning(draft.status)} />
      )}
      <Select
        label={draft.status === 'DROPPED_OUT' ? 'Avbrottsorsak' : 'Orsak'}
        required={needsReason(draft)}
        placeholder={needsReason(draft) ? 'Välj orsak' : 'Ingen'}
        options={optionsOf(statusReasonLabels)}
        {...input('reason')}
      />
      <TextArea label="Anteckning" rows={2} maxLength={500} {...text('note')} />
    </>
  );
}

function DayField({ form, ...field }: PartProps & { label: string; description?: string }) {
  return <DateField {...form.input('effectiveOn')} {...field} required />;
}

/** The instances that are still to be held; of the course alone where there is only one. */
function InstanceField({ form: { input }, courseId }: ActionFormProps) {
  const [typed, setTyped] = useState('');
  const { data } = useQuery(EnrollmentInstanceSearchDocument, {
    variables: {
      input: {
        filter: { from: today(), ...(courseId ? { courseId } : typed.trim() ? { q: typed.trim() } : {}) },
        first: 50,
      },
    },
  });
  const options = (data?.courseInstances.nodes ?? [])
    .filter(({ status }) => status !== 'CANCELLED')
    .map(({ id, name, startDate, endDate, capacity, admitted }) => ({
      value: id,
      label: [
        name,
        formatPeriod(startDate, endDate),
        capacity === null ? null : `${Math.max(0, capacity - admitted)} platser kvar`,
      ]
        .filter(Boolean)
        .join(', '),
    }));
  return (
    <Combobox
      {...input('courseInstanceId')}
      label="Till tillfälle"
      required
      placeholder="Välj tillfälle"
      emptyText="Inga andra tillfällen"
      options={options}
      {...(courseId ? {} : { onSearch: setTyped })}
    />
  );
}
