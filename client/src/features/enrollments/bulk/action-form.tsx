import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { EnrollmentStatus, StatusReason } from '../../../../../domain/generated';
import { enrollmentStatusLabels, statusReasonLabels } from '../../../../../domain/labels/enrollment';
import { optionsOf } from '../../../../../domain/options';
import { EnrollmentInstanceSearchDocument } from '../../../graphql/generated';
import { today } from '../../../lib/dates';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextArea } from '../../../ui/fields/text-field';
import { mayHaveOwnDay, needsReason, type ActionDraft, type ActionErrors } from './action-draft';

interface ActionFormProps {
  draft: ActionDraft;
  errors: ActionErrors;
  onChange: (change: Partial<ActionDraft>) => void;
  /** The course that all the chosen are on, when it is one. */
  courseId: string | null;
}

/** What the day of a status says, where it is not the status's own first day. */
function dayMeaning(status: EnrollmentStatus | null): string | undefined {
  if (status === 'DROPPED_OUT' || status === 'ENDED_BY_PRINCIPAL' || status === 'PAUSED')
    return 'Första dagen utan studier.';
  return status === 'ACTIVE' ? 'Första dagen med studier.' : undefined;
}

/** The fields of one action (pages §8). */
export function ActionForm({ draft, errors, onChange, courseId }: ActionFormProps) {
  const dayField = (label: string, description?: string) => (
    <DateField
      label={label}
      description={description}
      required
      value={draft.effectiveOn}
      error={errors.effectiveOn}
      onChange={(effectiveOn) => onChange({ effectiveOn })}
    />
  );
  switch (draft.kind) {
    case 'status':
      return (
        <>
          <Select
            label="Ny status"
            required
            placeholder="Välj status"
            options={optionsOf(enrollmentStatusLabels)}
            value={draft.status}
            error={errors.status}
            onChange={(status) => onChange({ status: status as EnrollmentStatus | null })}
          />
          {mayHaveOwnDay(draft) && (
            <Checkbox
              label="Varje elevs egen dag: dagen efter senaste aktivitet"
              checked={draft.ownDay}
              onChange={(ownDay) => onChange({ ownDay })}
            />
          )}
          {!(draft.ownDay && mayHaveOwnDay(draft)) && dayField('Gäller från', dayMeaning(draft.status))}
          <Select
            label={draft.status === 'DROPPED_OUT' ? 'Avbrottsorsak' : 'Orsak'}
            required={needsReason(draft)}
            placeholder={needsReason(draft) ? 'Välj orsak' : 'Ingen'}
            options={optionsOf(statusReasonLabels)}
            value={draft.reason}
            error={errors.reason}
            onChange={(reason) => onChange({ reason: reason as StatusReason | null })}
          />
          <TextArea
            label="Anteckning"
            rows={2}
            maxLength={500}
            value={draft.note}
            onChange={(event) => onChange({ note: event.currentTarget.value })}
          />
        </>
      );
    case 'move':
      return (
        <>
          <InstanceField
            courseId={courseId}
            value={draft.courseInstanceId}
            error={errors.courseInstanceId}
            onChange={(courseInstanceId) => onChange({ courseInstanceId })}
          />
          {dayField('Flytten gäller från')}
        </>
      );
    case 'extend':
      return (
        <DateField
          label="Nytt slutdatum"
          required
          value={draft.endDate}
          error={errors.endDate}
          onChange={(endDate) => onChange({ endDate })}
        />
      );
    case 'remove':
      return (
        <TextArea
          label="Varför tas inskrivningen bort?"
          description="Inskrivningen finns kvar i registret med orsaken, men räknas inte."
          required
          rows={3}
          maxLength={500}
          value={draft.why}
          error={errors.why}
          onChange={(event) => onChange({ why: event.currentTarget.value })}
        />
      );
  }
}

interface InstanceFieldProps {
  courseId: string | null;
  value: string | null;
  error: string | undefined;
  onChange: (id: string | null) => void;
}

/** The instances that are still to be held; of the course alone where there is only one. */
function InstanceField({ courseId, value, error, onChange }: InstanceFieldProps) {
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
        `${startDate ?? '?'} – ${endDate ?? '?'}`,
        capacity === null ? null : `${Math.max(0, capacity - admitted)} platser kvar`,
      ]
        .filter(Boolean)
        .join(', '),
    }));
  return (
    <Combobox
      label="Till tillfälle"
      required
      placeholder="Välj tillfälle"
      emptyText="Inga andra tillfällen"
      options={options}
      value={value}
      error={error}
      onChange={onChange}
      {...(courseId ? {} : { onSearch: setTyped })}
    />
  );
}
