import type { CourseActionsProps } from '../../features/education/course-detail';
import { CatalogueVerbs } from './catalogue-verbs';
import { InstanceVerbs } from './instance-verbs';

/** What can be done with what the page of a course shows: an instance, or what the catalogue offers. */
export function CourseVerbs({ course, onChanged }: CourseActionsProps) {
  const { id, courseName: name, instance, type, viewerMay } = course;
  if (instance) return <InstanceVerbs {...{ id, name, instance, onChanged }} />;
  return type && <CatalogueVerbs {...{ id, name, type, viewerMay, onChanged }} />;
}
