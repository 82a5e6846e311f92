import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  studentFields,
  studentTextNames,
  type StudentFieldDescription,
} from '../../../../../domain/student-fields';
import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { buttons, headings, inlineTexts } from '../../../lib/fixed-texts';
import type { StudentRecordFragment } from '../student.generated';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { DateField } from '../../../ui/fields/date-field';
import { Select } from '../../../ui/fields/select';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import { FormProblems } from '../../../ui/form/form-problems';
import { ConflictPanel } from './conflict-panel';
import type { FormField } from './student-form';
import type { StudentEditor } from './use-student-editor';
import { Grid, Row } from '../../../ui/layout';

interface StudentEditFormProps {
  student: Pick<StudentRecordFragment, 'id' | 'previousNumbers'>;
  editor: StudentEditor;
  /** Whether the form takes focus when it opens; false beside a list. */
  takesFocus?: boolean;
  cancelLabel?: string;
}

type Form = StudentEditor['form'];

/** The same two cards as fields, for administrators (specification §2), with a bar that stays in sight. */
export function StudentEditForm(props: StudentEditFormProps) {
  const { student, editor, takesFocus = true, cancelLabel = buttons.cancel } = props;
  const { form, turn, changedBy, submit, cancel } = editor;
  const { busy, changes, draft, set } = form;
  const faults = form.refusal?.errors.filter(({ fieldId }) => fieldId).length;
  return (
    <Grid
      key={turn}
      noValidate
      as="form"
      gap="4"
      columns="minmax(0, 1fr)"
      className="student-column"
      onSubmit={submit}
      aria-label={headings.studentDetails}
    >
      <FormProblems
        form={form}
        faulty={faults === 1 ? 'Ett fält behöver rättas' : `${faults} fält behöver rättas`}
      />
      {changes && (
        <ConflictPanel
          {...{ changedBy, changes }}
          values={draft}
          onChoose={(name, value) => set({ [name]: value })}
        />
      )}
      <BasicCard student={student} takesFocus={takesFocus} form={form} />
      <StatusCard form={form} />
      <Row align="stretch" className="student-save box">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? buttons.saving : buttons.saveChanges}
        </Button>
        <Button onClick={cancel} aria-disabled={busy || undefined}>
          {cancelLabel}
        </Button>
      </Row>
    </Grid>
  );
}

/** What a field that one types in needs. */
function textOf(field: FormField, form: Form) {
  return { ...form.text(field), label: studentFields[field].label };
}

/** The texts that the description of a student puts on a card. */
function CardTexts({ card, form }: { form: Form } & Pick<StudentFieldDescription, 'card'>) {
  return studentTextNames
    .filter((name) => studentFields[name].card === card)
    .map((name) => {
      const Control = studentFields[name].hasLines ? TextArea : TextField;
      return <Control key={name} {...textOf(name, form)} />;
    });
}

function BasicCard({
  student,
  takesFocus,
  form,
}: { form: Form } & Required<Pick<StudentEditFormProps, 'student' | 'takesFocus'>>) {
  const { municipality } = form.draft;
  const places = useMunicipalities(municipality);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) firstField.current?.focus();
  }, [takesFocus]);
  const previousNumbers = student.previousNumbers ?? [];
  const numberOf = form.faultOf('personalNumber') && form.refusal?.failure?.studentId;
  return (
    <Card id="uppgifter" title={headings.basicInformation}>
      <div className="stack">
        <TextField {...textOf('name', form)} ref={firstField} required />
        <TextField
          {...textOf('personalNumber', form)}
          description="ÅÅÅÅMMDD-NNNN, eller T-nummer (ÅÅÅÅMMDD-TF01)"
        />
        {numberOf && (
          <div className="row">
            <Link to={`/student/${numberOf}`}>Öppna den andra eleven</Link>
            <Link to={`/editstudent?elev=${student.id}&dubblett=${numberOf}`}>Slå ihop</Link>
          </div>
        )}
        {previousNumbers.length > 0 && (
          <p className="meta">Tidigare personnummer: {previousNumbers.join(', ')}</p>
        )}
        <TextField {...textOf('phone', form)} type="tel" />
        <TextField {...textOf('email', form)} type="email" />
        <Select
          {...form.field('municipality')}
          label={studentFields.municipality.label}
          options={places}
          placeholder={inlineTexts.missingValue}
          value={municipality || null}
          onChange={(name) => form.set({ municipality: name ?? '' })}
        />
        <CardTexts card="BASIC" form={form} />
      </div>
    </Card>
  );
}

function StatusCard({ form }: { form: Form }) {
  const date = (field: 'startDate' | 'endDate') => ({
    ...form.field(field),
    label: studentFields[field].label,
    value: form.draft[field] || null,
    onChange: (day: string | null) => form.set({ [field]: day ?? '' }),
  });
  return (
    <Card title={headings.status}>
      <div className="stack">
        <DateField {...date('startDate')} />
        <DateField {...date('endDate')} />
        <CardTexts card="STATUS" form={form} />
      </div>
    </Card>
  );
}
