import { lazy, useCallback, type ReactNode } from 'react';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import type { EnrollmentRowFieldsFragment } from '../../../graphql/generated';
import { FilterBar } from '../../../ui/list/filter-bar';
import { ListSearch } from '../../../ui/list/list-search';
import { noFilter, type EnrollmentView } from './enrollment-address';
import { chipsOf } from './enrollment-chips';

const FilterPanel = lazy(() => import('./filter-panel'));

interface EnrollmentFiltersProps {
  view: EnrollmentView;
  /** A row of the list, by which the chips name what the address has only the id of. */
  example: EnrollmentRowFieldsFragment | undefined;
  onChange: (change: Partial<EnrollmentView>, options?: { replace?: boolean }) => void;
  tools: ReactNode;
}

/** The search, the filters and a chip for each one in use. */
export function EnrollmentFilters({ view, example, onChange, tools }: EnrollmentFiltersProps) {
  const teachers = useTeacherOptions();
  const onSearch = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  const names = {
    teacher: teachers.find(({ value }) => value === view.teacherId)?.label,
    student: example?.student.id === view.studentId ? example?.student.name : undefined,
    target: example?.targetId === view.targetId ? example?.name : undefined,
    instance:
      example?.courseInstance?.id === view.courseInstanceId ? example?.courseInstance?.courseName : undefined,
  };
  return (
    <FilterBar
      search={
        <ListSearch
          label="Sök elev"
          placeholder="Sök namn, personnummer eller e-post"
          value={view.q}
          onSearch={onSearch}
        />
      }
      panel={<FilterPanel view={view} teachers={teachers} onChange={onChange} />}
      chips={chipsOf(view, names, onChange)}
      onClear={() => onChange(noFilter)}
      tools={tools}
    />
  );
}
