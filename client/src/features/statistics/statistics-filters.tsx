import { Fragment, useId, useState } from 'react';
import { useQuery } from '../../apollo/use-query';
import { useCourses } from '../../entities/course/use-courses';
import { useMunicipalities } from '../../entities/municipality/use-municipalities';
import { useTeacherOptions } from '../../entities/teacher/use-teachers';
import { StatsPackagesDocument, type StatsPackagesQuery } from './statistics.generated';
import { courseSystemLongLabels } from '../../../../domain/labels/course';
import { studyFormLabels } from '../../../../domain/labels/course-instance';
import { today } from '../../lib/dates';
import { usePhone } from '../../lib/use-medium';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Combobox, comboboxToCome, MultiCombobox } from '../../ui/fields/combobox-later';
import { DateField } from '../../ui/fields/date-field';
import { Message } from '../../ui/feedback/message';
import { Select } from '../../ui/fields/select';
import { noFilter, periodChoices, toStatisticsInput, type StatisticsView } from './statistics-url';
import { allForms, allSystems } from './statistics-labels';
import { Grid } from '../../ui/layout';

interface FieldsProps {
  view: StatisticsView;
  change: (change: Partial<StatisticsView>) => void;
}

interface StatisticsFiltersProps extends FieldsProps {
  /** The figures have had their turn. */
  isTurn: boolean;
}

const own = 'egen';

function toggled<Value>(list: readonly Value[], value: Value, on: boolean): Value[] {
  return on ? [...list, value] : list.filter((one) => one !== value);
}

/** 'Undersköterska (USK), version 2': a later edition has other courses. */
function packageName({ name, code, edition }: StatsPackagesQuery['coursePackages']['nodes'][number]): string {
  return `${name}${code ? ` (${code})` : ''}${edition > 1 ? `, version ${edition}` : ''}`;
}

/** The filters for period and population, all in the address (pages §12). A phone collapses all but the period. */
export function StatisticsFilters({ view, change, isTurn }: StatisticsFiltersProps) {
  const used = Object.keys(toStatisticsInput(view)).length - 2;
  const isPhone = usePhone();
  const [opened, setOpened] = useState(false);
  const restId = useId();
  return (
    <Grid aria-label="Filter" as="section" gap="4" className="box panel below-6 no-print">
      <div className="stats-filter-row">
        <PeriodFields view={view} change={change} />
        {!isPhone &&
          (isTurn || used > 0 ? <SubjectFields view={view} change={change} /> : <SubjectFieldsToCome />)}
      </div>
      {isPhone && (
        <Button
          aria-expanded={opened}
          aria-controls={opened ? restId : undefined}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Färre filter' : 'Fler filter'}
          {used > 0 && ` (${used})`}
        </Button>
      )}
      {isPhone && opened && (
        <Grid gap="4" id={restId}>
          <div className="stats-filter-row">
            <SubjectFields view={view} change={change} />
          </div>
          <BoxFields view={view} change={change} />
        </Grid>
      )}
      {!isPhone && <BoxFields view={view} change={change} />}
      {used > 0 && (
        <div>
          <Button variant="quiet" onClick={() => change(noFilter)}>
            Rensa filter
          </Button>
        </div>
      )}
      {view.municipalities.includes('KCNO') && view.municipalities.length > 1 && (
        <Message tone="info">
          KCNO står för flera kommuner tillsammans. Räkna inte ihop det med enskilda kommuner: samma elever
          kan finnas i båda.
        </Message>
      )}
    </Grid>
  );
}

/** How it is held, and by what rules: few enough to be ticked. */
function BoxFields({ view, change }: FieldsProps) {
  return (
    <div className="stats-filter-row stats-filter-boxes">
      <fieldset>
        <legend>Form</legend>
        {allForms.map((form) => (
          <Checkbox
            key={form}
            label={studyFormLabels[form]}
            checked={view.forms.includes(form)}
            onChange={(on) => change({ forms: toggled(view.forms, form, on) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>System</legend>
        {allSystems.map((system) => (
          <Checkbox
            key={system}
            label={courseSystemLongLabels[system]}
            checked={view.systems.includes(system)}
            onChange={(on) => change({ systems: toggled(view.systems, system, on) })}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** A period with a name, or days of one's own. */
function PeriodFields({ view, change }: FieldsProps) {
  const periods = periodChoices(today());
  const period = periods.find(({ from, to }) => from === view.from && to === view.to)?.key ?? own;
  return (
    <>
      <Select
        label="Period"
        options={[
          ...periods.map(({ key, label }) => ({ value: key, label })),
          { value: own, label: 'Egna datum' },
        ]}
        value={period}
        onChange={(key) => {
          const chosen = periods.find((one) => one.key === key);
          if (chosen) change({ from: chosen.from, to: chosen.to });
        }}
      />
      <DateField
        label="Från"
        description=""
        max={view.to}
        value={view.from}
        onChange={(from, valid) => valid && from && from !== view.from && change({ from })}
      />
      <DateField
        label="Till"
        description=""
        min={view.from}
        value={view.to}
        onChange={(to, valid) => valid && to && to !== view.to && change({ to })}
      />
    </>
  );
}

/** Placeholder for the same fields before their options are loaded; nothing is selected. */
function SubjectFieldsToCome() {
  return ['Kommun', 'Kurs', 'Kurspaket', 'Lärare'].map((label) => (
    <Fragment key={label}>{comboboxToCome({ label, placeholder: 'Alla', value: '' }, false)}</Fragment>
  ));
}

/** Filters of students and courses. */
function SubjectFields({ view, change }: FieldsProps) {
  const places = useMunicipalities(view.municipalities);
  const { courses } = useCourses();
  const { data: offered } = useQuery(StatsPackagesDocument);
  const teachers = useTeacherOptions();
  const packages = offered?.coursePackages.nodes ?? [];
  return (
    <>
      <MultiCombobox
        label="Kommun"
        placeholder={view.municipalities.length === 0 ? 'Alla' : ''}
        options={places}
        value={view.municipalities}
        onChange={(chosen) => change({ municipalities: chosen })}
      />
      <Combobox
        label="Kurs"
        placeholder="Alla"
        options={courses}
        value={view.courseId}
        onChange={(courseId) => change({ courseId })}
      />
      <Combobox
        label="Kurspaket"
        placeholder="Alla"
        options={packages.map((one) => ({ value: one.id, label: packageName(one) }))}
        value={view.packageId}
        onChange={(packageId) => change({ packageId })}
      />
      <Combobox
        label="Lärare"
        placeholder="Alla"
        options={teachers}
        value={view.teacherId}
        onChange={(teacherId) => change({ teacherId })}
      />
    </>
  );
}
