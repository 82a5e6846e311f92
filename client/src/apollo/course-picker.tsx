import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FindCoursesDocument, type FindCoursesQuery } from '../graphql/generated';
import { courseSystemLabels } from '../lib/catalogue-words';
import { Combobox } from '../ui/combobox';
import { courseCodeText } from '../ui/course-code';

export type FoundCourse = FindCoursesQuery['catalogueCourses']['nodes'][number];

interface CoursePickerProps {
  label: string;
  description?: string;
  /** Courses that are not offered: those chosen already, those of the wrong curriculum. */
  accepts?: (course: FoundCourse) => boolean;
  /** Why a course that is shown cannot be chosen, such as that it is there already; null where it can. */
  refusal?: (course: FoundCourse) => string | null;
  onPick: (course: FoundCourse) => void;
}

/** Finds a course of the catalogue by name, code or equivalent, and hands it on; the field is empty again then. */
export function CoursePicker(props: CoursePickerProps) {
  const { label, description, accepts = () => true, refusal = () => null, onPick } = props;
  const [typed, setTyped] = useState('');
  const [turn, setTurn] = useState(0);
  const q = typed.trim();
  const { data, previousData, loading } = useQuery(FindCoursesDocument, {
    variables: { q },
    skip: q.length < 2,
  });
  const found = (q.length < 2 ? [] : ((data ?? previousData)?.catalogueCourses.nodes ?? [])).filter(accepts);
  return (
    <Combobox
      key={turn}
      label={label}
      {...(description === undefined ? {} : { description })}
      placeholder="Sök på namn eller kod"
      emptyText={q.length < 2 ? 'Skriv minst två tecken' : loading ? 'Söker...' : 'Inga träffar'}
      options={found.map((course) => {
        const refused = refusal(course);
        const name = nameOf(course);
        return {
          value: course.id,
          label: refused ? `${name} – ${refused}` : name,
          disabled: refused !== null,
        };
      })}
      value={null}
      onSearch={setTyped}
      onChange={(id) => {
        const course = found.find((one) => one.id === id);
        if (!course || refusal(course) !== null) return;
        setTyped('');
        setTurn(turn + 1);
        onPick(course);
      }}
    />
  );
}

/** 'Svenska 1 (SVESVE01, motsvarar SVEN1000X, Gy11, 100 p)' */
function nameOf({ name, code, equivalents, system, points }: FoundCourse): string {
  return `${name} (${courseCodeText(code, equivalents)}, ${courseSystemLabels[system]}${points === null ? '' : `, ${points} p`})`;
}
