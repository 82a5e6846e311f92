import { useQuery } from '../../apollo/use-query';
import { FindCoursesDocument, type FindCoursesQuery } from './course-picker.generated';
import { useLookup } from '../../lib/url-state/use-lookup';
import { Combobox } from '../../ui/fields/combobox';
import { courseCodeText } from '../../ui/course-code';
import { courseSystemLabels } from '../../../../domain/labels/course';

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
  const lookup = useLookup();
  const { data, previousData, loading } = useQuery(FindCoursesDocument, {
    variables: { q: lookup.q ?? '' },
    skip: lookup.q === null,
  });
  const found = (lookup.q === null ? [] : ((data ?? previousData)?.catalogueCourses.nodes ?? [])).filter(
    accepts,
  );
  return (
    <Combobox
      label={label}
      {...(description === undefined ? {} : { description })}
      placeholder="Sök på namn eller kod"
      emptyText={lookup.emptyText(loading)}
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
      search={lookup.typed}
      onSearch={lookup.type}
      onChange={(id) => {
        const course = found.find((one) => one.id === id);
        if (!course || refusal(course) !== null) return;
        lookup.type('');
        onPick(course);
      }}
    />
  );
}

/** 'Svenska 1 (SVESVE01, motsvarar SVEN1000X, Gy11, 100 p)' */
function nameOf({ name, code, equivalents, system, points }: FoundCourse): string {
  return `${name} (${courseCodeText(code, equivalents)}, ${courseSystemLabels[system]}${points === null ? '' : `, ${points} p`})`;
}
