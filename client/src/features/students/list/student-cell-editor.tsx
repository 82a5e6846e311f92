import { useState } from 'react';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { alerts, buttons, fieldLabels } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import type { SelectOption } from '../../../ui/fields/select';
import { CellEditor } from '../../../ui/list/cell-edit/cell-editor';
import { labelFor, valueBefore, type BulkKind } from './bulk-change';
import type { Choice } from './selection';
import { useBulkChange } from './use-bulk-change';

interface StudentCellEditorProps {
  kind: BulkKind;
  student: Choice;
  anchor: HTMLElement;
  teachers: readonly SelectOption[];
  onClose: () => void;
  onChanged: () => void;
}

/** One value of one student, changed in the list by the same operation as that of many students. */
export default function StudentCellEditor(props: StudentCellEditorProps) {
  const { kind, student, anchor, teachers, onClose, onChanged } = props;
  const change = useBulkChange(onChanged);
  const before = valueBefore(kind, student);
  const save = async (value: string | null) => {
    const isSaved =
      value === before ||
      (await attempt(alerts.saveStudentFailed, async () => {
        await change(kind, [student], value);
        onChanged();
      }));
    if (!isSaved) return;
    onClose();
    anchor.focus();
  };
  return (
    <CellEditor label={labelFor(kind, student)} anchor={anchor} onClose={onClose}>
      {kind === 'endDate' ? (
        <EndDate before={before} onSave={save} />
      ) : (
        <Choose kind={kind} teachers={teachers} before={before} onSave={save} />
      )}
    </CellEditor>
  );
}

interface FieldProps {
  before: string | null;
  onSave: (value: string | null) => Promise<void>;
}

/** A picked value is saved at once; it can be undone. */
function Choose({
  kind,
  teachers,
  before,
  onSave,
}: FieldProps & { kind: BulkKind; teachers: readonly SelectOption[] }) {
  const places = useMunicipalities();
  const [value, setValue] = useState(before);
  const isTeacher = kind === 'teacher';
  return (
    <Combobox
      data-autofocus=""
      label={isTeacher ? 'Ny lärare' : 'Ny kommun'}
      options={isTeacher ? teachers : places}
      value={value}
      onChange={(picked) => {
        setValue(picked);
        void onSave(picked);
      }}
    />
  );
}

function EndDate({ before, onSave }: FieldProps) {
  const [{ value, valid }, set] = useState({ value: before, valid: true });
  const save = () => void (valid && onSave(value));
  return (
    <>
      <DateField
        label={fieldLabels.endDate}
        value={value}
        onChange={(typed, isValid) => set({ value: typed, valid: isValid })}
        control={{
          onKeyDown: ({ key }) => {
            if (key === 'Enter') save();
          },
        }}
      />
      <div className="row">
        <Button variant="primary" disabled={!valid} onClick={save}>
          {buttons.save}
        </Button>
      </div>
    </>
  );
}
