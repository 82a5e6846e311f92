import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import type {
  EducationType,
  EnrollmentState,
  EnrollmentStatus,
  StatusReason,
} from '../../../../../domain/generated';
import { educationTypeLabels } from '../../../../../domain/labels/education';
import {
  enrollmentStateLabels,
  enrollmentStatusLabels,
  statusReasonLabels,
} from '../../../../../domain/labels/enrollment';
import { optionsOf } from '../../../../../domain/options';
import { fieldLabels } from '../../../lib/fixed-texts';
import { useFollowedText } from '../../../lib/drafts/use-followed-text';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox, MultiCombobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { orderedRange } from '../../../ui/fields/date-rules';
import { Select, type SelectOption } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import type { EnrollmentView } from './enrollment-address';

interface FilterPanelProps {
  view: EnrollmentView;
  teachers: readonly SelectOption[];
  onChange: (change: Partial<EnrollmentView>) => void;
}

/** All filters of pages §8 but the search; each acts at once. */
export default function FilterPanel({ view, teachers, onChange }: FilterPanelProps) {
  const places = useMunicipalities(view.municipalities);
  const toggled = (status: EnrollmentStatus, on: boolean) =>
    on ? [...view.statuses, status] : view.statuses.filter((one) => one !== status);
  const setStart = (from: string | null, to: string | null) => {
    const [startFrom, startTo] = orderedRange(from, to);
    onChange({ startFrom, startTo });
  };
  const setEnd = (from: string | null, to: string | null) => {
    const [endFrom, endTo] = orderedRange(from, to);
    onChange({ endFrom, endTo });
  };
  return (
    <>
      <fieldset>
        <legend className="field-label">Status</legend>
        {optionsOf(enrollmentStatusLabels).map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={view.statuses.includes(value)}
            onChange={(on) => onChange({ statuses: toggled(value, on) })}
          />
        ))}
      </fieldset>
      <div className="stack">
        <Select
          label="Visa"
          options={optionsOf(enrollmentStateLabels)}
          value={view.state}
          onChange={(state) => onChange({ state: (state ?? 'ENROLLED') as EnrollmentState })}
        />
        <Select
          label="Typ"
          placeholder="Alla"
          options={optionsOf(educationTypeLabels)}
          value={view.types[0] ?? null}
          onChange={(type) => onChange({ types: type ? [type as EducationType] : [] })}
        />
        <EducationField value={view.education} onChange={(education) => onChange({ education })} />
      </div>
      <div className="stack">
        <MultiCombobox
          label={fieldLabels.municipality}
          placeholder="Alla kommuner"
          options={places}
          value={view.municipalities}
          onChange={(chosen) => onChange({ municipalities: chosen })}
        />
        <Combobox
          label="Lärare"
          placeholder="Alla lärare"
          options={teachers}
          value={view.teacherId}
          onChange={(teacherId) => onChange({ teacherId })}
        />
        <Select
          label="Orsak"
          placeholder="Alla"
          options={optionsOf(statusReasonLabels)}
          value={view.reasons[0] ?? null}
          onChange={(reason) => onChange({ reasons: reason ? [reason as StatusReason] : [] })}
        />
      </div>
      <div className="stack">
        <DateField
          label="Start från"
          value={view.startFrom}
          onChange={(day, valid) => valid && day !== view.startFrom && setStart(day, view.startTo)}
        />
        <DateField
          label="Start till"
          value={view.startTo}
          onChange={(day, valid) => valid && day !== view.startTo && setStart(view.startFrom, day)}
        />
      </div>
      <div className="stack">
        <DateField
          label="Slut från"
          value={view.endFrom}
          onChange={(day, valid) => valid && day !== view.endFrom && setEnd(day, view.endTo)}
        />
        <DateField
          label="Slut till"
          value={view.endTo}
          onChange={(day, valid) => valid && day !== view.endTo && setEnd(view.endFrom, day)}
        />
      </div>
    </>
  );
}

/** Acts when one leaves it or presses Enter: each letter would be a search of all educations. */
function EducationField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { typed, type, tell } = useFollowedText(value, onChange, 'told');
  return (
    <TextField
      label="Kurs eller tillfälle"
      description="Del av namnet, eller en kurskod"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => tell()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell();
      }}
    />
  );
}
