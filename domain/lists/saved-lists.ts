import type { Role, SavedList } from '../generated.js';

/** Who may open the page of each list whose views are saved: the rank that the page asks (specification §2). */
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
