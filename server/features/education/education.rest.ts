import { get, type RouteTable } from '../../platform/rest/table/route.js';

/** Courses and teachers, visible to every role. */
export const EDUCATION_ROUTES: RouteTable = {
  area: 'Courses and teachers',
  routes: [
    get('/courses', 'RestCourses', 'The course catalogue in Swedish alphabetical order.'),
    get('/teachers', 'RestTeachers', 'Teachers in Swedish alphabetical order.'),
  ],
};
