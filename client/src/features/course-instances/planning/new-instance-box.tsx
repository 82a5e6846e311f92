import '../course-instances.css';
import { useNavigate } from 'react-router-dom';
import { useCloseUnread } from '../../../apollo/use-close-unread';
import { useCourses } from '../../../entities/course/use-courses';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import InstanceDialog from './instance-dialog';

interface NewInstanceBoxProps {
  courseId: string;
  onChanged: () => void;
  onClosed: () => void;
}

/** A new instance of one course, asked for on another page than that of the instances. */
export default function NewInstanceBox(props: NewInstanceBoxProps) {
  const { courses, read, error } = useCourses();
  useCloseUnread(read, { loading: !error, error }, props.onClosed);
  const teachers = useTeacherOptions();
  const navigate = useNavigate();
  if (!read) return null;
  return (
    <InstanceDialog
      {...{ ...props, courses, teachers }}
      instance={null}
      copy={false}
      onCreated={(id) => void navigate(`/education/${id}`)}
    />
  );
}
