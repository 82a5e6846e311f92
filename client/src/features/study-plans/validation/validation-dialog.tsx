import { STUDY_PLAN_LIMITS } from '../../../../../domain/study-plans/limits';
import { useMutation } from '@apollo/client/react';
import type { ValidationScope } from '../../../graphql/types.generated';
import { validationScopeLabels } from '../../../../../domain/labels/study-plan';
import { optionsOf } from '../../../../../domain/options';
import { today } from '../../../lib/dates';
import { notify } from '../../../ui/feedback/toast-store';
import { CourseField } from '../course-field';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { DecideValidationDocument, type StudyValidationRecordFragment } from './validation.generated';

interface ValidationDialogProps {
  studentId: string;
  /** The decision to change; null for a new one. */
  validation: StudyValidationRecordFragment | null;
  onDecided: () => Promise<unknown>;
  onClosed: () => void;
}

interface Draft {
  courseId: string | null;
  scope: ValidationScope;
  points: string;
  basis: string;
  decidedOn: string | null;
}

const draftOf = (validation: StudyValidationRecordFragment | null): Draft => ({
  courseId: validation?.course.id ?? null,
  scope: validation?.scope ?? 'WHOLE',
  points: validation?.scope === 'PART' ? String(validation.points) : '',
  basis: validation?.basis ?? '',
  decidedOn: validation?.decidedOn ?? today(),
});

function faultsOf({ courseId, scope, points, basis }: Draft) {
  return {
    ...(!courseId && { courseId: 'Välj en kurs.' }),
    ...(scope === 'PART' && !/^\d{1,4}$/.test(points.trim()) && { points: 'Ange hur många poäng.' }),
    ...(!basis.trim() && { basis: 'Skriv vad beslutet bygger på.' }),
  };
}

/** A decision on validation of a course, new or changed. */
export default function ValidationDialog({
  studentId,
  validation,
  onDecided,
  onClosed,
}: ValidationDialogProps) {
  const [decide] = useMutation(DecideValidationDocument);
  const form = useRecordForm({
    name: 'study-validation',
    subject: [studentId, validation?.id].filter(Boolean).join(' '),
    record: validation,
    draftOf,
    faultsOf,
    save: async ({ courseId, scope, points, basis, decidedOn }, stored) => {
      const input = {
        ...{ studentId, scope, basis, decidedOn, courseId: courseId! },
        version: stored?.version ?? 0,
        points: scope === 'PART' ? Number(points) : null,
      };
      await decide({ variables: { input } });
      await onDecided();
    },
    onSaved: () => notify.success('Valideringen är sparad'),
    // Somebody else has decided: the card shows it.
    onRefused: ({ code }) => code === 'CONFLICT' && void onDecided(),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={validation ? `Validering av ${validation.course.name}` : 'Validera kurs'}
      failed="Kunde inte spara valideringen"
    >
      {!validation && <CourseField {...form.input('courseId')} />}
      <Select label="Omfattning" options={optionsOf(validationScopeLabels)} {...form.input('scope')} />
      {form.draft.scope === 'PART' && (
        <TextField label="Validerade poäng" required inputMode="numeric" {...form.text('points')} />
      )}
      <TextArea
        label="Underlag"
        required
        rows={3}
        maxLength={STUDY_PLAN_LIMITS.basis}
        {...form.text('basis')}
      />
      <DateField label="Beslutad" max={today()} {...form.input('decidedOn')} />
    </FormDialog>
  );
}
