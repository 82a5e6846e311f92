import '../catalogue.css';
import { useCloseUnread } from '../../../apollo/use-close-unread';
import { useQuery } from '../../../apollo/use-query';
import { CourseToEditDocument } from '../catalogue.generated';
import CourseDialog from './form/course-dialog';

interface CourseBoxProps {
  id: string;
  onChanged: () => void;
  onClosed: () => void;
}

/** A course of the catalogue, edited on its own page. */
export default function CourseBox({ id, onChanged, onClosed }: CourseBoxProps) {
  const { data, ...reading } = useQuery(CourseToEditDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  useCloseUnread(data?.catalogueCourse, reading, onClosed);
  if (!data?.catalogueCourse) return null;
  return (
    <CourseDialog
      course={data.catalogueCourse}
      subjects={data.catalogueCourses.subjects}
      onOwnPage
      onSaved={onChanged}
      onClosed={onClosed}
    />
  );
}
