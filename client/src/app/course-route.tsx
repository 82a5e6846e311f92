import { CoursePage } from '../features/education/course-page';
import { CourseVerbs } from './verbs/course-verbs';
import type { PageRoute } from '../lib/routing/page-route';

export const route: PageRoute = {
  path: '/education/:id',
  access: ['ADMIN', 'SYV', 'SPECPED'],
  title: 'Kurs',
};

/** Where the page of a course meets what can be done with it. */
export function CourseRoute() {
  return <CoursePage actions={(shown) => <CourseVerbs {...shown} />} />;
}
