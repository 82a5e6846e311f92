import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { TeacherWorkFieldsFragment } from '../teachers.generated';
import { alerts } from '../../../lib/fixed-texts';
import { Button, IconButton } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import type { RecordForm } from '../../../ui/form/record-form';
import { useRecordForm } from '../../../ui/form/use-record-form';
import type { TeacherFormProps } from './teacher-dialog';
import { useTeacherMutations } from './use-teacher-mutations';
import { Grid } from '../../../ui/layout';

interface Line {
  key: number;
  subject: string;
  isQualified: boolean;
}

interface ProfileDraft {
  employmentPercent: string;
  lines: readonly Line[];
}

const mostSubjects = 20;

const compared = [
  { label: 'Tjänstgöring i procent', text: ({ employmentPercent }: ProfileDraft) => employmentPercent },
  {
    label: 'Ämnen',
    text: ({ lines }: ProfileDraft) =>
      lines.map(({ subject, isQualified }) => (isQualified ? `${subject} (behörig)` : subject)).join(', '),
  },
];

function draftOf(teacher: TeacherWorkFieldsFragment | null): ProfileDraft {
  return {
    employmentPercent: String(teacher?.employmentPercent ?? ''),
    lines: (teacher?.subjects ?? []).map(({ subject, isQualified }, key) => ({ key, subject, isQualified })),
  };
}

/** What someone teaches, with or without formal qualification, and how much they work. */
export function ProfileDialog({ teacher, onClosed }: TeacherFormProps) {
  const { updateProfile, read } = useTeacherMutations();
  const form = useRecordForm({
    name: 'teacher-profile',
    subject: teacher.id,
    record: teacher,
    draftOf,
    save: ({ employmentPercent, lines }, stored) =>
      updateProfile({
        variables: {
          input: {
            id: teacher.id,
            version: stored?.version,
            subjects: lines
              .filter(({ subject }) => subject.trim() !== '')
              .map(({ subject, isQualified }) => ({ subject, isQualified })),
            employmentPercent: Number.parseInt(employmentPercent, 10) || 0,
          },
        },
      }),
    conflict: { read: ({ id }) => read(id), compared },
    onSaved: () => notify.success(`Uppgifterna för ${teacher.user.name} är sparade.`),
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="sm"
      title={`Ämnen och tjänstgöring: ${teacher.user.name}`}
      failed={alerts.saveStudentFailed}
    >
      <TextField
        label="Tjänstgöring i procent"
        description="Belastningen räknas mot den."
        inputMode="numeric"
        data-autofocus=""
        {...form.text('employmentPercent')}
      />
      <Subjects form={form} />
    </FormDialog>
  );
}

function Subjects({ form: { draft, set } }: { form: RecordForm<ProfileDraft> }) {
  const { lines } = draft;
  const change = (key: number, changed: Partial<Line>) =>
    set({ lines: lines.map((line) => (line.key === key ? { ...line, ...changed } : line)) });
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    set({ lines: [...lines, { key, subject: '', isQualified: false }] });
  };
  return (
    <fieldset className="stack">
      <legend>Ämnen</legend>
      {lines.map((line, index) => (
        <Grid key={line.key} gap="3" align="center" className="teachers-subject">
          <TextField
            label={`Ämne ${index + 1}`}
            hideLabel
            autoComplete="off"
            maxLength={80}
            value={line.subject}
            onChange={(event) => change(line.key, { subject: event.currentTarget.value })}
          />
          <Checkbox
            label="Behörig"
            checked={line.isQualified}
            onChange={(isQualified) => change(line.key, { isQualified })}
          />
          <IconButton
            size="sm"
            label={`Ta bort ${line.subject || `ämne ${index + 1}`}`}
            icon={IconTrash}
            onClick={() => set({ lines: lines.filter(({ key }) => key !== line.key) })}
          />
        </Grid>
      ))}
      {lines.length < mostSubjects && (
        <div>
          <Button size="sm" icon={IconPlus} onClick={add}>
            Lägg till ämne
          </Button>
        </div>
      )}
    </fieldset>
  );
}
