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

/** The same two cards as fields, for administrators (specification §2), with a bar that stays in sight. */
export function StudentEditForm({
  student,
  editor,
  takesFocus = true,
  cancelLabel = buttons.cancel,
}: {
  student: Pick<StudentRecordFragment, 'id' | 'previousNumbers'>;
  editor: StudentEditor;
  /** False where the form stands beside a list that one works in. */
  takesFocus?: boolean;
  cancelLabel?: string;
}) {
  const { editing, saving, set, save, cancel } = editor;
  const places = useMunicipalities(editing?.values.municipality);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) firstField.current?.focus();
  }, [takesFocus]);
  if (!editing) return null;
  const { values, errors, refusals, conflict } = editing;
  const studentId = student.id;
  const previousNumbers = student.previousNumbers ?? [];
  const faults = formFields.flatMap((field) => {
    const message = errors[field];
    return message ? [{ fieldId: controlId(field), message }] : [];
  });
  const text = (field: FormField) => ({
    id: controlId(field),
    label: studentFields[field].label,
    value: values[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  });
  const textsOn = (card: StudentFieldDescription['card']) =>
    studentTextNames
      .filter((name) => studentFields[name].card === card)
      .map((name) => {
        const Control = studentFields[name].hasLines ? TextArea : TextField;
        return <Control key={name} {...text(name)} />;
      });
  const date = (field: 'startDate' | 'endDate') => ({
    id: controlId(field),
    label: studentFields[field].label,
    value: values[field] || null,
    error: errors[field],
    onChange: (day: string | null, valid: boolean) => set(field, day ?? '', valid),
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
      <Card title={headings.basicInformation}>
        <div className="stack">
          <TextField {...text('name')} ref={firstField} required />
          <TextField
            {...text('personalNumber')}
            description="ÅÅÅÅMMDD-NNNN, eller T-nummer (ÅÅÅÅMMDD-TF01)"
          />
          {errors.personalNumber && editing.numberOf && (
            <div className="row">
              <Link to={`/student/${editing.numberOf}`}>Öppna den andra eleven</Link>
              <Link to={`/editstudent?elev=${studentId}&dubblett=${editing.numberOf}`}>Slå ihop</Link>
            </div>
          )}
          {previousNumbers.length > 0 && (
            <p className="meta">Tidigare personnummer: {previousNumbers.join(', ')}</p>
          )}
          <TextField {...text('phone')} type="tel" />
          <TextField {...text('email')} type="email" />
          <Select
            id={controlId('municipality')}
            label={studentFields.municipality.label}
            options={places}
            placeholder={inlineTexts.missingValue}
            value={values.municipality || null}
            error={errors.municipality}
            onChange={(name) => set('municipality', name ?? '')}
          />
          {textsOn('BASIC')}
        </div>
      </Card>
      <Card title={headings.status}>
        <div className="stack">
          <DateField {...date('startDate')} />
          <DateField {...date('endDate')} />
          {textsOn('STATUS')}
        </div>
      </Card>
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
