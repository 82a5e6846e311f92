import type { CourseOption } from '../../../entities/course/use-courses';
import { takeBack } from '../../../apollo/take-back';
import type { InstanceRowFragment } from '../course-instances.generated';
import { buttons } from '../../../lib/fixed-texts';
import type { SelectOption } from '../../../ui/fields/select';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import {
  comparedInstance,
  copyOf,
  draftOf,
  emptyDraft,
  faultsOf,
  type InstanceDraft,
} from './instance-draft';
import { DatesFollow, hasNewDates } from './dates-follow';
import { InstanceFields } from './instance-fields';
import { useSaveInstance } from './use-save-instance';

interface InstanceDialogProps {
  /** Null for a new one. */
  instance: InstanceRowFragment | null;
  /** The course that a new one is of, where it is known already. */
  courseId?: string;
  /** Whether the instance is the template of a new one. */
  copy: boolean;
  courses: readonly CourseOption[];
  teachers: readonly SelectOption[];
  onChanged: () => void;
  /** There is a new one: the way to it. */
  onCreated?: (id: string) => void;
  onClosed: () => void;
}

const titleOf = (instance: InstanceRowFragment | null, copy: boolean) => {
  if (!instance) return 'Nytt kurstillfälle';
  return copy ? `Kopiera ${instance.name}` : `Redigera ${instance.name}`;
};

/** Plans an instance, copies one, or changes one without overwriting what somebody else has changed. */
export default function InstanceDialog(props: InstanceDialogProps) {
  const { instance, courseId = null, copy, courses, teachers, onChanged, onCreated, onClosed } = props;
  const { save, restoreDates, read } = useSaveInstance();
  const edited = copy ? null : instance;
  const undoOfDates = (before: InstanceRowFragment, draft: InstanceDraft) => {
    if (!before.startDate || !before.endDate || !hasNewDates(before, draft)) return {};
    const run = () =>
      takeBack(
        'Kunde inte ångra de nya datumen',
        async () => {
          await restoreDates(before);
          notify.success(`${before.name} har sina tidigare datum igen, med sina elever.`);
        },
        onChanged,
      );
    return { action: { label: buttons.undo, run: () => void run() } };
  };
  const form = useRecordForm({
    name: 'instance',
    subject: instance ? `${copy ? 'copy:' : ''}${instance.id}` : (courseId ?? undefined),
    record: edited,
    draftOf: (record) =>
      record ? draftOf(record) : instance ? copyOf(instance) : { ...emptyDraft, courseId },
    faultsOf,
    save,
    conflict: { read, compared: comparedInstance(teachers) },
    onSaved: (id, draft, before) => {
      if (before) notify.success(`${before.name} är ändrat.`, undoOfDates(before, draft));
      else
        notify.success(
          'Kurstillfället är skapat.',
          onCreated && { action: { label: 'Visa tillfället', run: () => onCreated(id) } },
        );
      onChanged();
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      title={titleOf(instance, copy)}
      failed="Kunde inte spara kurstillfället"
      submitLabel={edited ? buttons.saveChanges : 'Skapa tillfälle'}
    >
      <InstanceFields {...{ form, courses, teachers }} instanceId={edited?.id ?? null} />
      {form.record && <DatesFollow instance={form.record} draft={form.draft} />}
    </FormDialog>
  );
}
