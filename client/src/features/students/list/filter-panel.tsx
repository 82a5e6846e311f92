import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import type { MissingField, StudentStatus } from '../../../../../domain/generated';
import { aplStatusLabels } from '../../../../../domain/labels/apl';
import { missingFieldLabels, studentStatusPlurals } from '../../../../../domain/labels/student';
import { aplStatuses, fieldLabels } from '../../../lib/fixed-texts';
import { useFollowedText } from '../../../lib/drafts/use-followed-text';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox, MultiCombobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { orderedRange } from '../../../ui/fields/date-rules';
import { Select, type SelectOption } from '../../../ui/fields/select';
import { TextField } from '../../../ui/fields/text-field';
import { missingFields, type ListFilter } from './list-address';

interface FilterPanelProps {
  filter: ListFilter;
  teachers: readonly SelectOption[];
  onFilter: (filter: ListFilter) => void;
}

const statuses = Object.keys(studentStatusPlurals) as StudentStatus[];

function toggled<Value>(values: readonly Value[], value: Value, on: boolean): Value[] {
  return on ? [...values, value] : values.filter((one) => one !== value);
}

/** All filters of pages §1 but the search; each acts at once. */
export default function FilterPanel({ filter, teachers, onFilter }: FilterPanelProps) {
  const places = useMunicipalities(filter.municipalities);
  const change = (changed: Partial<ListFilter>) => onFilter({ ...filter, ...changed });
  const setStart = (from: string | null, to: string | null) => {
    const [startFrom, startTo] = orderedRange(from, to);
    change({ startFrom, startTo });
  };
  return (
    <>
      <fieldset>
        <legend className="field-label">Status</legend>
        {statuses.map((status) => (
          <Checkbox
            key={status}
            label={studentStatusPlurals[status]}
            checked={filter.statuses.includes(status)}
            onChange={(on) => change({ statuses: toggled(filter.statuses, status, on) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="field-label">Uppgifter som saknas</legend>
        {missingFields.map((field: MissingField) => (
          <Checkbox
            key={field}
            label={missingFieldLabels[field]}
            checked={filter.missing.includes(field)}
            onChange={(on) => change({ missing: toggled(filter.missing, field, on) })}
          />
        ))}
      </fieldset>
      <div className="stack">
        <MultiCombobox
          label={fieldLabels.municipality}
          placeholder="Alla kommuner"
          options={places}
          value={filter.municipalities}
          onChange={(chosen) => change({ municipalities: chosen })}
        />
        <Combobox
          label="Lärare"
          placeholder="Alla lärare"
          options={teachers}
          value={filter.teacherId}
          onChange={(teacherId) => change({ teacherId })}
        />
      </div>
      <div className="stack">
        <EducationField value={filter.education} onChange={(education) => change({ education })} />
        <Select
          label="APL-status"
          placeholder="Alla"
          options={aplStatuses.map((value) => ({ value, label: aplStatusLabels[value] }))}
          value={filter.aplStatus}
          onChange={(aplStatus) => change({ aplStatus })}
        />
      </div>
      <div className="stack">
        <DateField
          label="Startdatum från"
          value={filter.startFrom}
          onChange={(day, valid) => valid && day !== filter.startFrom && setStart(day, filter.startTo)}
        />
        <DateField
          label="Startdatum till"
          value={filter.startTo}
          onChange={(day, valid) => valid && day !== filter.startTo && setStart(filter.startFrom, day)}
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
      label="Utbildning eller kurs"
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
