import { useEffect, useRef, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  studentFields,
  studentTextNames,
  type StudentFieldDescription,
} from '../../../../../domain/student-fields';
import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { buttons, headings, inlineTexts } from '../../../lib/fixed-texts';
import type { StudentRecordFragment } from '../../../graphql/generated';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { DateField } from '../../../ui/fields/date-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { Select } from '../../../ui/fields/select';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { ConflictPanel } from './conflict-panel';
import { controlId, formFields, type FormField } from './student-form';
import type { StudentEditor } from './use-student-editor';
import { Grid, Row } from '../../../ui/layout';

interface StudentEditFormProps {
  student: Pick<StudentRecordFragment, 'id' | 'previousNumbers'>;
  editor: StudentEditor;
  /** False where the form stands beside a list that one works in. */
  takesFocus?: boolean;
  cancelLabel?: string;
}

type Editing = NonNullable<StudentEditor['editing']>;

interface FieldsProps extends Pick<StudentEditor, 'set'> {
  editing: Editing;
}

/** The same two cards as fields, for administrators (specification §2), with a bar that stays in sight. */
export function StudentEditForm(props: StudentEditFormProps) {
  const { student, editor, takesFocus = true, cancelLabel = buttons.cancel } = props;
  const { editing, saving, set, save, cancel } = editor;
  if (!editing) return null;
  const { values, errors, refusals, conflict } = editing;
  const faults = formFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ fieldId: controlId(field), message }] : [];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Grid
      noValidate
      as="form"
      gap="4"
      columns="minmax(0, 1fr)"
      className="student-column"
      onSubmit={submit}
      aria-label={headings.studentDetails}
    >
      {faults.length > 0 && (
        <ErrorSummary
          key={refusals}
          title={faults.length === 1 ? 'Ett fält behöver rättas' : `${faults.length} fält behöver rättas`}
          errors={faults}
        />
      )}
      {conflict && <ConflictPanel conflict={conflict} values={values} onChoose={set} />}
      <BasicCard student={student} takesFocus={takesFocus} editing={editing} set={set} />
      <StatusCard editing={editing} set={set} />
      <Row align="stretch" className="student-save">
        <Button type="submit" variant="primary" busy={saving}>
          {saving ? buttons.saving : buttons.saveChanges}
        </Button>
        <Button onClick={cancel} aria-disabled={saving || undefined}>
          {cancelLabel}
        </Button>
      </Row>
    </Grid>
  );
}

/** What every field of the form needs. */
function controlOf(field: FormField, { values, errors }: Editing) {
  return {
    id: controlId(field),
    label: studentFields[field].label,
    value: values[field],
    error: errors[field],
  };
}

function textOf(field: FormField, { editing, set }: FieldsProps) {
  return {
    ...controlOf(field, editing),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  };
}

/** The texts that the description of a student puts on a card. */
function CardTexts({ card, ...props }: FieldsProps & Pick<StudentFieldDescription, 'card'>) {
  return studentTextNames
    .filter((name) => studentFields[name].card === card)
    .map((name) => {
      const Control = studentFields[name].hasLines ? TextArea : TextField;
      return <Control key={name} {...textOf(name, props)} />;
    });
}

function BasicCard({
  student,
  takesFocus,
  ...props
}: FieldsProps & Required<Pick<StudentEditFormProps, 'student' | 'takesFocus'>>) {
  const { editing, set } = props;
  const places = useMunicipalities(editing.values.municipality);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) firstField.current?.focus();
  }, [takesFocus]);
  const previousNumbers = student.previousNumbers ?? [];
  const municipality = controlOf('municipality', editing);
  return (
    <Card title={headings.basicInformation}>
      <div className="stack">
        <TextField {...textOf('name', props)} ref={firstField} required />
        <TextField
          {...textOf('personalNumber', props)}
          description="ÅÅÅÅMMDD-NNNN, eller T-nummer (ÅÅÅÅMMDD-TF01)"
        />
        {editing.errors.personalNumber && editing.numberOf && (
          <div className="row">
            <Link to={`/student/${editing.numberOf}`}>Öppna den andra eleven</Link>
            <Link to={`/editstudent?elev=${student.id}&dubblett=${editing.numberOf}`}>Slå ihop</Link>
          </div>
        )}
        {previousNumbers.length > 0 && (
          <p className="meta">Tidigare personnummer: {previousNumbers.join(', ')}</p>
        )}
        <TextField {...textOf('phone', props)} type="tel" />
        <TextField {...textOf('email', props)} type="email" />
        <Select
          {...municipality}
          options={places}
          placeholder={inlineTexts.missingValue}
          value={municipality.value || null}
          onChange={(name) => set('municipality', name ?? '')}
        />
        <CardTexts card="BASIC" {...props} />
      </div>
    </Card>
  );
}

function StatusCard(props: FieldsProps) {
  const date = (field: 'startDate' | 'endDate') => ({
    ...controlOf(field, props.editing),
    value: props.editing.values[field] || null,
    onChange: (day: string | null, valid: boolean) => props.set(field, day ?? '', valid),
  });
  return (
    <Card title={headings.status}>
      <div className="stack">
        <DateField {...date('startDate')} />
        <DateField {...date('endDate')} />
        <CardTexts card="STATUS" {...props} />
      </div>
    </Card>
  );
}
