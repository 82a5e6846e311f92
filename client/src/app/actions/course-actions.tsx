import type { CourseActionsProps } from '../../features/education/course-detail';
import { CatalogueActions } from './catalogue-actions';
import { InstanceActions } from './instance-actions';

/** The actions on the page of a course: for an instance or for a catalogue entry. */
export function CourseActions({ course, onChanged }: CourseActionsProps) {
  const { id, courseName: name, instance, type, viewerMay } = course;
  if (instance) return <InstanceActions {...{ id, name, instance, onChanged }} />;
  return type && <CatalogueActions {...{ id, name, type, viewerMay, onChanged }} />;
}
