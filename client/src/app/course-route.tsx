import { CoursePage } from '../features/education/course-page';
import { CourseVerbs } from './verbs/course-verbs';

/** Where the page of a course meets what can be done with it. */
export function CourseRoute() {
  return <CoursePage actions={(shown) => <CourseVerbs {...shown} />} />;
}
