import { useCallback } from 'react';
import type { NeedState } from '../../../../../domain/generated';
import { useCourses } from '../../../entities/course/use-courses';
import { useMunicipalities } from '../../../entities/municipality/use-municipalities';
import { needStatePlurals } from '../../../../../domain/labels/enrollment';
import type { AddressState } from '../../../lib/address/use-address-state';
import { Combobox } from '../../../ui/fields/combobox';
import { DateField } from '../../../ui/fields/date-field';
import { FilterBar, type FilterChip } from '../../../ui/list/filter-bar';
import { ListSearch } from '../../../ui/list/list-search';
import { Select, type SelectOption } from '../../../ui/fields/select';
import { noFilter, type MatchView } from '../match-address';

interface MatchFiltersProps {
  view: MatchView;
  /** 'Sök behov', 'Sök matchade'. */
  searchLabel: string;
  onChange: AddressState<MatchView>['change'];
}

const states = (Object.keys(needStatePlurals) as NeedState[]).map((value) => ({
  value,
  label: needStatePlurals[value],
}));

/** Course, municipality, start window, and how sure the matching is (pages §7); all in the address. */
export function MatchFilters({ view, searchLabel, onChange }: MatchFiltersProps) {
  const { courses } = useCourses();
  const onSearch = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  return (
    <FilterBar
      search={
        <ListSearch label={searchLabel} placeholder="Kurs eller elev" value={view.q} onSearch={onSearch} />
      }
      quick={
        view.tab === 'behov' && (
          <Select
            label="Visa"
            hideLabel
            options={states}
            value={view.state}
            placeholder="Alla behov"
            onChange={(state) => onChange({ state })}
          />
        )
      }
      panel={<MorePanel view={view} courses={courses} onChange={onChange} />}
      chips={chipsOf(view, courses, onChange)}
      onClear={() => onChange(noFilter)}
    />
  );
}

interface MorePanelProps extends Omit<MatchFiltersProps, 'searchLabel'> {
  courses: readonly SelectOption[];
}

function MorePanel({ view, courses, onChange }: MorePanelProps) {
  const places = useMunicipalities(view.municipality);
  const start = view.tab === 'behov' ? 'Tidigast start' : 'Start';
  return (
    <>
      <Combobox
        label="Kurs"
        options={courses}
        value={view.courseId}
        placeholder="Alla"
        emptyText="Ingen kurs heter så"
        onChange={(courseId) => onChange({ courseId })}
      />
      <Select
        label="Kommun"
        options={places}
        value={view.municipality}
        placeholder="Alla"
        onChange={(municipality) => onChange({ municipality })}
      />
      <DateField
        label={`${start} från`}
        value={view.startFrom}
        onChange={(startFrom, valid) => valid && onChange({ startFrom })}
      />
      <DateField
        label={`${start} till`}
        value={view.startTo}
        onChange={(startTo, valid) => valid && onChange({ startTo })}
      />
    </>
  );
}

function chipsOf(
  view: MatchView,
  courses: readonly SelectOption[],
  onChange: AddressState<MatchView>['change'],
): FilterChip[] {
  const chip = (key: string, label: string, change: Partial<MatchView>): FilterChip => ({
    key,
    label,
    remove: () => onChange(change),
  });
  return [
    ...(view.q.trim() ? [chip('q', `Sökning: ${view.q.trim()}`, { q: '' })] : []),
    ...(view.courseId
      ? [
          chip('kurs', `Kurs: ${courses.find(({ value }) => value === view.courseId)?.label ?? 'vald'}`, {
            courseId: null,
          }),
        ]
      : []),
    ...(view.state && view.tab === 'behov'
      ? [chip('state', `Visa: ${needStatePlurals[view.state]}`, { state: null })]
      : []),
    ...(view.municipality ? [chip('kommun', `Kommun: ${view.municipality}`, { municipality: null })] : []),
    ...(view.startFrom ? [chip('from', `Start från ${view.startFrom}`, { startFrom: null })] : []),
    ...(view.startTo ? [chip('to', `Start till ${view.startTo}`, { startTo: null })] : []),
  ];
}
