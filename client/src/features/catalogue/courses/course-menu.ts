import type { CourseRowFragment } from '../catalogue.generated';
import type { MenuItem } from '../../../ui/overlays/menu';
import type { useCourseActions } from './use-course-actions';

interface CourseDoors {
  onEdit: () => void;
  onCopy: () => void;
}

/** What may be done with a course, from its row. */
export function courseMenu(
  course: CourseRowFragment,
  actions: ReturnType<typeof useCourseActions>,
  { onEdit, onCopy }: CourseDoors,
): MenuItem[] {
  return [
    { key: 'edit', label: 'Redigera', onSelect: onEdit },
    ...(course.system === 'GY11' && !course.equivalents.some(({ system }) => system === 'GY25')
      ? [{ key: 'copy', label: 'Kopiera till Gy25', onSelect: onCopy }]
      : []),
    course.status === 'ARCHIVED'
      ? { key: 'restore', label: 'Återställ', onSelect: () => void actions.archive(course, false) }
      : { key: 'archive', label: 'Arkivera', onSelect: () => void actions.archive(course, true) },
    {
      key: 'delete',
      label: course.keptBecause ? `Ta bort – ${course.keptBecause}` : 'Ta bort',
      danger: true,
      disabled: course.keptBecause !== null,
      onSelect: () => void actions.remove(course),
    },
  ];
}
