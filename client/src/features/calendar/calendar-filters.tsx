import { useMemo } from 'react';
import { examStatusLabels } from '../../../../domain/labels/exam';
import { optionsOf } from '../../../../domain/options';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields/select';
import { noFilters, type CalendarState } from './calendar-url';
import { isFiltered } from './calendar-filter';
import type { Occasion } from './calendar-texts';
import type { UndatedExam } from './tray/undated-groups';
import { Row } from '../../ui/layout';

interface CalendarFiltersProps {
  state: CalendarState;
  change: (change: Partial<CalendarState>) => void;
  occasions: readonly Occasion[];
  undated: readonly UndatedExam[];
}

const fields = [
  { name: 'teacher', label: 'Lärare', placeholder: 'Alla lärare', isAlways: false },
  { name: 'course', label: 'Kurs', placeholder: 'Alla kurser', isAlways: true },
  { name: 'municipality', label: 'Kommun', placeholder: 'Alla kommuner', isAlways: false },
] as const;
const statuses = optionsOf(examStatusLabels, ['INTRESSE', 'SCHEDULED']);

/** Teacher, course, municipality and status: of what there is to see, so that no choice is empty by nature. */
export function CalendarFilters({ state, change, occasions, undated }: CalendarFiltersProps) {
  const choices = useMemo(() => choicesOf(occasions, undated), [occasions, undated]);
  return (
    <Row as="section" align="end" className="calendar-filters below-4 no-print" aria-label="Filter">
      {fields.map(
        ({ name, isAlways, ...field }) =>
          (isAlways || choices[name].length > 0) && (
            <Select
              {...field}
              key={name}
              options={withChosen(choices[name], state[name])}
              value={state[name]}
              onChange={(chosen) => change({ [name]: chosen })}
            />
          ),
      )}
      <Select
        label="Status"
        placeholder="Alla"
        options={statuses}
        value={state.status}
        onChange={(status) => change({ status })}
      />
      {isFiltered(state) && (
        <Button size="sm" variant="quiet" onClick={() => change(noFilters)}>
          Rensa filter
        </Button>
      )}
    </Row>
  );
}

interface Choice {
  value: string;
  label: string;
}

function choicesOf(occasions: readonly Occasion[], undated: readonly UndatedExam[]) {
  const exams = [...occasions.flatMap(({ bookings }) => bookings.map(({ exam }) => exam)), ...undated];
  const teachers = [...occasions, ...exams].map(({ teacherId, teacherName }) => [teacherId, teacherName]);
  const courses = [
    ...occasions.flatMap((one) => one.courses.map(({ name }) => name)),
    ...exams.map(({ course }) => course),
  ];
  return {
    teacher: sorted(teachers),
    course: sorted(courses.map((name) => [name, name])),
    municipality: sorted(exams.map(({ municipality }) => [municipality, municipality])),
  };
}

function sorted(pairs: readonly (readonly (string | null | undefined)[])[]): Choice[] {
  const labels = new Map<string, string>();
  for (const [value, label] of pairs) if (value && label) labels.set(value, label);
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'sv'));
}

/** What the address names stays choosable in a month that does not hold it. */
function withChosen(choices: Choice[], chosen: string | null): Choice[] {
  if (chosen === null || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, label: /^[\da-f-]{36}$/.test(chosen) ? 'Vald lärare' : chosen }];
}
