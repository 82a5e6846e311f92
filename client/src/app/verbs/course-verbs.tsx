import type { CourseActionsProps } from '../../features/education/course-detail';
import { CatalogueVerbs } from './catalogue-verbs';
import { InstanceVerbs } from './instance-verbs';

/** The actions on the page of a course: for an instance or for a catalogue entry. */
export function CourseVerbs({ course, onChanged }: CourseActionsProps) {
  const { id, courseName: name, instance, type, viewerMay } = course;
  if (instance) return <InstanceVerbs {...{ id, name, instance, onChanged }} />;
  return type && <CatalogueVerbs {...{ id, name, type, viewerMay, onChanged }} />;
}
