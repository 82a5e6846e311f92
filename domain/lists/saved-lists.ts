import type { Role, SavedList } from '../generated.js';

/** The lowest role that may open the page of each list with saved views (specification §2). */
export const savedListAccess: Readonly<Record<SavedList, Role>> = {
  COURSE_INSTANCES: 'ADMIN',
  COURSE_NEEDS: 'ADMIN',
  COURSES: 'ADMIN',
  EDUCATION: 'ADMIN',
  ENROLLMENTS: 'ADMIN',
  EXAMS: 'TEACHER',
  MATCHED: 'ADMIN',
  PACKAGES: 'ADMIN',
  PROGRAMS: 'ADMIN',
  STUDENTS: 'TEACHER',
  TEACHERS: 'ADMIN',
  USERS: 'ADMIN',
};
