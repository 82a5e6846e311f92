import { useMunicipalities } from '../../entities/municipality/use-municipalities';
import { courseInstanceStatusLabels, studyFormLabels } from '../../../../domain/labels/course-instance';
import { Checkbox } from '../../ui/fields/checkbox';
import { Combobox, MultiCombobox } from '../../ui/fields/combobox';
import { DateField } from '../../ui/fields/date-field';
import type { SelectOption } from '../../ui/fields/select';
import type { InstanceView } from './instance-url';
import { allForms, allStatuses } from './instance-labels';

interface FilterPanelProps {
  view: InstanceView;
  courses: readonly SelectOption[];
  teachers: readonly SelectOption[];
  packages: readonly SelectOption[];
  onChange: (change: Partial<InstanceView>) => void;
}

function toggled<Value>(list: readonly Value[], value: Value, on: boolean): Value[] {
  return on ? [...list, value] : list.filter((one) => one !== value);
}

/** The filters of pages §6 behind the button. */
export default function FilterPanel({ view, courses, teachers, packages, onChange }: FilterPanelProps) {
  const places = useMunicipalities(view.municipalities);
  return (
    <>
      <fieldset className="instances-choices">
        <legend>Status</legend>
        {allStatuses.map((status) => (
          <Checkbox
            key={status}
            label={courseInstanceStatusLabels[status]}
            checked={view.statuses.includes(status)}
            onChange={(on) =>
              onChange({
                statuses: allStatuses.filter((one) => toggled(view.statuses, status, on).includes(one)),
              })
            }
          />
        ))}
      </fieldset>
      <fieldset className="instances-choices">
        <legend>Form</legend>
        {allForms.map((form) => (
          <Checkbox
            key={form}
            label={studyFormLabels[form]}
            checked={view.forms.includes(form)}
            onChange={(on) => onChange({ forms: toggled(view.forms, form, on) })}
          />
        ))}
      </fieldset>
      <div className="stack">
        <Combobox
          label="Kurs"
          placeholder="Alla kurser"
          options={courses}
          value={view.courseId}
          onChange={(courseId) => onChange({ courseId })}
        />
        <Combobox
          label="Kurspaket"
          placeholder="Alla kurspaket"
          options={packages}
          value={view.packageId}
          onChange={(packageId) => onChange({ packageId })}
        />
        <Combobox
          label="Lärare"
          placeholder="Alla lärare"
          options={[{ value: 'saknas', label: 'Utan lärare' }, ...teachers]}
          value={view.teacher}
          onChange={(teacher) => onChange({ teacher })}
        />
        <MultiCombobox
          label="Kommun"
          placeholder="Alla kommuner"
          options={places}
          value={view.municipalities}
          onChange={(chosen) => onChange({ municipalities: chosen })}
        />
      </div>
      <div className="stack">
        <DateField
          label="Pågår från"
          value={view.from}
          onChange={(from, valid) => valid && from !== view.from && onChange({ from })}
        />
        <DateField
          label="Pågår till"
          value={view.to}
          onChange={(to, valid) => valid && to !== view.to && onChange({ to })}
        />
      </div>
    </>
  );
}
