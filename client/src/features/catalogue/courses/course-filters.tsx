import { useQuery } from '@apollo/client/react';
import {
  courseLevelLabels,
  courseStatusLabels,
  courseSystemLabels,
} from '../../../../../domain/labels/course';
import { priceCategoryLabels } from '../../../../../domain/labels/earning';
import { optionsOf } from '../../../../../domain/options';
import { CataloguePackagesDocument } from '../../../graphql/generated';
import { Checkbox } from '../../../ui/fields/checkbox';
import type { FilterChip } from '../../../ui/list/filter-bar';
import { Select } from '../../../ui/fields/select';
import type { CourseView } from './course-address';

interface FilterProps {
  view: CourseView;
  onChange: (change: Partial<CourseView>) => void;
}

interface CourseFiltersProps extends FilterProps {
  subjects: readonly string[];
}

/** The filters behind the button (pages §4). */
export function CourseFilters({ view, subjects, onChange }: CourseFiltersProps) {
  const { data } = useQuery(CataloguePackagesDocument);
  const packages = data?.coursePackages.nodes ?? [];
  return (
    <>
      <Select
        label="System"
        placeholder="Alla"
        options={optionsOf(courseSystemLabels)}
        value={view.system}
        onChange={(system) => onChange({ system })}
      />
      <Select
        label="Nivå"
        placeholder="Alla"
        options={optionsOf(courseLevelLabels)}
        value={view.level}
        onChange={(level) => onChange({ level })}
      />
      <Select
        label="Ämne"
        placeholder="Alla"
        options={subjects.map((subject) => ({ value: subject, label: subject }))}
        value={view.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <Select
        label="Priskategori"
        placeholder="Alla"
        options={optionsOf(priceCategoryLabels)}
        value={view.price}
        onChange={(price) => onChange({ price })}
      />
      <Select
        label="Ingår i paket"
        placeholder="Alla"
        options={packages.map(({ id, name }) => ({ value: id, label: name }))}
        value={view.packageId}
        onChange={(packageId) => onChange({ packageId })}
      />
      <Select
        label="Status"
        placeholder="Alla utom arkiverade"
        options={optionsOf(courseStatusLabels)}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <div className="stack">
        <Checkbox
          label="Gy11 utan motsvarighet"
          checked={view.unpaired}
          onChange={(unpaired) => onChange({ unpaired })}
        />
        <Checkbox
          label="Kod att kontrollera"
          description="Kan vara okänd i Skolverkets register"
          checked={view.unknownCode}
          onChange={(unknownCode) => onChange({ unknownCode })}
        />
        <Checkbox
          label="Tillfällen utan lärare"
          checked={view.withoutTeacher}
          onChange={(withoutTeacher) => onChange({ withoutTeacher })}
        />
      </div>
    </>
  );
}

/** A chip for each filter in use. */
export function useCourseChips({ view, onChange }: FilterProps): FilterChip[] {
  const { data } = useQuery(CataloguePackagesDocument, { skip: view.packageId === null });
  const name = data?.coursePackages.nodes.find(({ id }) => id === view.packageId)?.name;
  const chip = (key: string, label: string, change: Partial<CourseView>): FilterChip => ({
    key,
    label,
    remove: () => onChange(change),
  });
  return [
    view.q.trim() && chip('q', `Sökning: ${view.q.trim()}`, { q: '' }),
    view.system && chip('system', `System: ${courseSystemLabels[view.system]}`, { system: null }),
    view.level && chip('level', `Nivå: ${courseLevelLabels[view.level]}`, { level: null }),
    view.subject && chip('subject', `Ämne: ${view.subject}`, { subject: null }),
    view.price && chip('price', `Pris: ${priceCategoryLabels[view.price]}`, { price: null }),
    view.packageId && chip('package', `Paket: ${name ?? '…'}`, { packageId: null }),
    view.status && chip('status', `Status: ${courseStatusLabels[view.status]}`, { status: null }),
    view.unpaired && chip('unpaired', 'Gy11 utan motsvarighet', { unpaired: false }),
    view.unknownCode && chip('unknown', 'Kod att kontrollera', { unknownCode: false }),
    view.withoutTeacher && chip('teacher', 'Tillfällen utan lärare', { withoutTeacher: false }),
  ].filter((one): one is FilterChip => typeof one === 'object' && one !== null);
}
