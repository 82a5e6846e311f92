import { CoursePage } from '../features/education/course-page';
import { CourseActions } from './actions/course-actions';

/** Where the page of a course meets what can be done with it. */
export function CourseRoute() {
  return <CoursePage actions={(shown) => <CourseActions {...shown} />} />;
}
