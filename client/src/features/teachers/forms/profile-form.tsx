import { useMutation } from '@apollo/client/react';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { UpdateTeacherProfileDocument } from '../../../graphql/generated';
import { alerts, buttons } from '../../../lib/fixed-texts';
import { Button, IconButton } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormFailure, FormFoot } from './form-foot';
import type { TeacherFormProps } from './teacher-dialog';

interface Line {
  key: number;
  subject: string;
  isQualified: boolean;
}

const mostSubjects = 20;

/** What someone teaches, with or without formal qualification, and how much they work. */
export function ProfileForm({ teacher, onCancel, onDone }: TeacherFormProps) {
  const [lines, setLines] = useState<Line[]>(() =>
    teacher.subjects.map(({ subject, isQualified }, key) => ({ key, subject, isQualified })),
  );
  const [percent, setPercent] = useState(String(teacher.employmentPercent));
  const [update, { loading, error }] = useMutation(UpdateTeacherProfileDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const change = (key: number, changed: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const subjects = lines
      .filter(({ subject }) => subject.trim() !== '')
      .map(({ subject, isQualified }) => ({ subject, isQualified }));
    const input = {
      id: teacher.id,
      version: teacher.version,
      subjects,
      employmentPercent: Number.parseInt(percent, 10) || 0,
    };
    try {
      await update({ variables: { input }, refetchQueries: 'active' });
      notify.success(`Uppgifterna för ${teacher.user.name} är sparade.`);
      onDone();
    } catch (failed) {
      console.error('The profile was not saved.', failed);
    }
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {failure && !fieldMessage(failure, 'employmentPercent') && (
        <FormFailure title={alerts.saveStudentFailed} error={error} />
      )}
      <TextField
        label="Tjänstgöring i procent"
        description="Belastningen räknas mot den."
        inputMode="numeric"
        autoComplete="off"
        value={percent}
        error={fieldMessage(failure, 'employmentPercent')}
        onChange={(event) => setPercent(event.currentTarget.value)}
        data-autofocus=""
      />
      <fieldset className="stack">
        <legend>Ämnen</legend>
        {lines.map((line, index) => (
          <div key={line.key} className="teachers-subject">
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
              icon={<IconTrash className="icon" size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
            />
          </div>
        ))}
        {lines.length < mostSubjects && (
          <div>
            <Button
              size="sm"
              icon={<IconPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() =>
                setLines([
                  ...lines,
                  { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, subject: '', isQualified: false },
                ])
              }
            >
              Lägg till ämne
            </Button>
          </div>
        )}
      </fieldset>
      <FormFoot label={buttons.save} busy={loading} onCancel={onCancel} />
    </form>
  );
}
