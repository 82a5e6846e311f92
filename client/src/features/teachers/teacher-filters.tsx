import { useCallback, type ReactNode } from 'react';
import type { AddressState } from '../../lib/address/use-address-state';
import { Checkbox } from '../../ui/fields/checkbox';
import { FilterBar, type FilterChip } from '../../ui/list/filter-bar';
import { ListSearch } from '../../ui/list/list-search';
import { Select } from '../../ui/fields/select';
import { noFilter, type TeacherView } from './teacher-address';

interface TeacherFiltersProps {
  view: TeacherView;
  subjects: readonly string[];
  onChange: AddressState<TeacherView>['change'];
  tools: ReactNode;
}

const accounts = [
  { value: 'aktiva', label: 'Aktiva' },
  { value: 'lasta', label: 'Låsta' },
] as const;

/** The filters of pages §9, which are in the address. */
export function TeacherFilters({ view, subjects, onChange, tools }: TeacherFiltersProps) {
  const onSearch = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  return (
    <FilterBar
      search={
        <ListSearch label="Sök lärare" placeholder="Namn eller e-post" value={view.q} onSearch={onSearch} />
      }
      quick={
        <Checkbox
          label="Har försenade betyg"
          checked={view.overdue}
          onChange={(overdue) => onChange({ overdue })}
        />
      }
      panel={
        <>
          <Select
            label="Ämne"
            options={subjects.map((subject) => ({ value: subject, label: subject }))}
            value={view.subject}
            placeholder="Alla"
            onChange={(subject) => onChange({ subject })}
          />
          <Select
            label="Konto"
            options={accounts}
            value={view.account}
            placeholder="Alla"
            onChange={(account) => onChange({ account })}
          />
          <Checkbox
            label="Utan tillfällen"
            checked={view.withoutInstances}
            onChange={(withoutInstances) => onChange({ withoutInstances })}
          />
        </>
      }
      chips={chipsOf(view, onChange)}
      onClear={() => onChange(noFilter)}
      tools={tools}
    />
  );
}

function chipsOf(view: TeacherView, onChange: AddressState<TeacherView>['change']): FilterChip[] {
  const chip = (key: string, label: string, change: Partial<TeacherView>): FilterChip => ({
    key,
    label,
    remove: () => onChange(change),
  });
  const account = accounts.find(({ value }) => value === view.account);
  return [
    ...(view.q.trim() ? [chip('q', `Sökning: ${view.q.trim()}`, { q: '' })] : []),
    ...(view.subject ? [chip('subject', `Ämne: ${view.subject}`, { subject: null })] : []),
    ...(account ? [chip('account', `Konto: ${account.label}`, { account: null })] : []),
    ...(view.overdue ? [chip('overdue', 'Har försenade betyg', { overdue: false })] : []),
    ...(view.withoutInstances ? [chip('without', 'Utan tillfällen', { withoutInstances: false })] : []),
  ];
}
