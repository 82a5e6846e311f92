import { useMutation } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { EnrollManyDocument, PreviewEnrollManyDocument } from '../enrollments.generated';
import type { EnrollStudentsSelection } from '../../../graphql/types.generated';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { PreviewBox } from '../bulk/preview-box';
import { TargetPicker, type Target } from '../bulk/target-picker';
import { ChosenStudents } from './chosen-students';
import { EnrollDates } from './enroll-dates';
import { InstanceChoice } from './instance-choice';
import {
  faultsOf,
  inputOf,
  instanceTarget,
  MOST_ON_PACKAGE,
  needsDates,
  newDraft,
  type EnrollDraft,
} from './enroll-draft';

export interface EnrollDialogProps {
  /** Students who have been chosen elsewhere; none: they are picked here. */
  from: { students: EnrollStudentsSelection; title: string } | null;
  /** A course instance that has been chosen elsewhere. */
  instance?: { id: string; name: string };
  /** Where the course has been chosen: its instances and the course without one; the first is chosen. */
  choices?: readonly Target[];
  /** A package is the first thing chosen: enrolment on it goes on by its courses. */
  onPackage?: (packageId: string, students: readonly { id: string; name: string }[]) => void;
  onClosed: () => void;
  onStarted: (job: { id: string; title: string }) => void;
}

/** 'Skriv in': many students on many courses and instances, with what would be refused and why (pages §8). */
export default function EnrollDialog({
  from,
  instance,
  choices = [],
  onPackage,
  onClosed,
  onStarted,
}: EnrollDialogProps) {
  const given = from?.students ?? null;
  const [enroll] = useMutation(EnrollManyDocument);
  const form = useRecordForm({
    name: 'enroll',
    subject: given ? JSON.stringify([given, ...choices.map(({ id }) => id)]) : instance?.id,
    record: null,
    draftOf: () => newDraft(instance ? instanceTarget(instance) : choices[0]),
    faultsOf: (draft) => faultsOf(draft, given),
    save: (draft) =>
      enroll({ variables: { input: { ...inputOf(draft, given)!, expected: preview!.accepted } } }),
    onSaved: ({ data }) => onStarted({ id: data.enrollMany.id, title: 'Skriver in' }),
  });
  const { draft, set } = form;
  const input = inputOf(draft, given);
  const { data, loading, error, refetch } = useQuery(PreviewEnrollManyDocument, {
    variables: { input: input ?? { students: {}, targets: [] } },
    skip: input === null,
    fetchPolicy: 'network-only',
  });
  const preview = input ? data?.previewEnrollMany : undefined;
  // A preview comes before the action; missing fields are reported at once.
  const isSeenFirst = input !== null && !preview;
  const choose = (targets: Target[]) => {
    const [first, ...others] = targets;
    const packageId = others.length === 0 ? first?.input.packageId : null;
    if (!packageId || !onPackage || draft.students.length > MOST_ON_PACKAGE) return set({ targets });
    const students = draft.students.map(({ id, label }) => ({ id, name: label }));
    // The students go on to the dialog of the package: this draft is discarded.
    form.guard?.onLeave();
    onPackage(packageId, students);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isSeenFirst) form.submit(event);
    else if (error) void refetch();
  };
  return (
    <FormDialog
      form={{ ...form, submit }}
      onClosed={onClosed}
      size="lg"
      title={[from?.title ?? 'Skriv in', targetsText(draft)].filter(Boolean).join(' ')}
      failed="Kunde inte skriva in"
      faulty="Något behöver rättas innan det går att skriva in"
      submitLabel={preview ? `Skriv in ${targetsText(draft)}` : 'Skriv in'}
      disabled={preview?.accepted === 0 || (isSeenFirst && loading)}
    >
      {!from && <ChosenStudents chosen={draft.students} onChoose={(students) => set({ students })} />}
      {choices.length > 0 && (
        <InstanceChoice {...{ choices }} chosen={draft.targets} onChoose={(targets) => set({ targets })} />
      )}
      <TargetPicker
        chosen={draft.targets}
        onChoose={choose}
        isFirst={from !== null && choices.length === 0}
      />
      {needsDates(draft) && <EnrollDates form={form} />}
      <PreviewBox
        preview={preview}
        loading={loading}
        error={input ? error : undefined}
        onRetry={() => void refetch()}
        words={{ one: 'inskrivning', many: 'inskrivningar' }}
      />
    </FormDialog>
  );
}

/** 'på Undersköterska', 'på 3 kurser'; empty without a target. */
function targetsText({ targets }: EnrollDraft): string {
  if (targets.length === 0) return '';
  return targets.length === 1 ? `på ${targets[0]!.label}` : `på ${targets.length} kurser`;
}
