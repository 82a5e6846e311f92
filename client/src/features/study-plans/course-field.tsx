import { useState, type ComponentProps } from 'react';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useCourses } from '../../entities/course/use-courses';
import { Combobox } from '../../ui/fields/combobox';

const most = 50;

interface CourseFieldProps extends Pick<
  ComponentProps<typeof Combobox>,
  'id' | 'error' | 'value' | 'onChange'
> {
  /** A course that comes first. */
  first?: string | null;
}

/** A course of the catalogue that is not archived, found by name or code. */
export function CourseField({ first = null, ...field }: CourseFieldProps) {
  const { courses, error } = useCourses();
  const [search, setSearch] = useState('');
  const words = search.trim().toLocaleLowerCase('sv');
  const options = courses
    .filter(({ isArchived, label }) => !isArchived && label.toLocaleLowerCase('sv').includes(words))
    .sort((a, b) => Number(b.value === first) - Number(a.value === first))
    .slice(0, most);
  return (
    <>
      <LoadFailed error={error} text="Kunde inte hämta kurserna." />
      <Combobox
        label="Kurs"
        required
        placeholder="Sök på namn eller kod"
        options={options}
        search={search}
        onSearch={setSearch}
        {...field}
      />
    </>
  );
}
