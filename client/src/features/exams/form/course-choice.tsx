import { useEffect, useMemo } from 'react';
import { useCourses } from '../../../entities/course/use-courses';
import { examFormLabels } from '../../../lib/fixed-texts';
import { Combobox } from '../../../ui/fields/combobox-later';

interface CourseChoiceProps {
  id: string;
  /** The titles of the student's own courses, which come first. */
  own: readonly string[];
  value: string | null;
  onChange: (course: string | null) => void;
  error?: string;
}

/** 'Välj kurs': the student's courses, then the catalogue (contract §7). A failing catalogue is only logged. */
export function CourseChoice({ id, own, value, onChange, error }: CourseChoiceProps) {
  const { courses, error: failed } = useCourses();
  useEffect(() => {
    if (failed) console.error('The courses could not be read.', failed);
  }, [failed]);
  const options = useMemo(() => {
    const labels = new Map(own.map((title) => [title, title]));
    for (const { name, label } of courses) {
      // A title is registered once, whatever number of codes has it.
      if (!labels.has(name)) labels.set(name, label);
    }
    return [...labels].map(([title, label]) => ({ value: title, label }));
  }, [own, courses]);
  return (
    <Combobox
      id={id}
      label={examFormLabels.chooseCourse}
      placeholder="Kursens namn eller kod"
      error={error}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
