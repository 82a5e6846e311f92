import { packageKindLabels } from '../../../../domain/labels/education';
import { optionsOf } from '../../../../domain/options';
import { Checkbox } from '../../ui/fields/checkbox';
import type { FilterChip } from '../../ui/list/filter-bar';
import { Select } from '../../ui/fields/select';
import type { PackageView } from './package-address';

interface PackageFiltersProps {
  view: PackageView;
  onChange: (change: Partial<PackageView>) => void;
}

/** What the packages can be narrowed by (pages §5). */
export function PackageFilters({ view, onChange }: PackageFiltersProps) {
  return (
    <>
      <Select
        label="Typ"
        placeholder="Alla"
        options={optionsOf(packageKindLabels)}
        value={view.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <div className="stack">
        <Checkbox
          label="Poängsumman avviker"
          checked={view.pointsDiffer}
          onChange={(pointsDiffer) => onChange({ pointsDiffer })}
        />
        <Checkbox
          label="Visa arkiverade och ersatta"
          checked={view.archived}
          onChange={(archived) => onChange({ archived })}
        />
      </div>
    </>
  );
}

/** One chip for each thing that the packages are narrowed by. */
export function packageChips(
  view: PackageView,
  change: (change: Partial<PackageView>) => void,
): FilterChip[] {
  const chip = (key: string, label: string, changed: Partial<PackageView>): FilterChip => ({
    key,
    label,
    remove: () => change(changed),
  });
  return [
    view.q.trim() ? [chip('q', `Sökning: ${view.q.trim()}`, { q: '' })] : [],
    view.kind ? [chip('kind', `Typ: ${packageKindLabels[view.kind]}`, { kind: null })] : [],
    view.pointsDiffer ? [chip('differ', 'Poängsumman avviker', { pointsDiffer: false })] : [],
    view.archived ? [chip('archived', 'Även arkiverade och ersatta', { archived: false })] : [],
  ].flat();
}
