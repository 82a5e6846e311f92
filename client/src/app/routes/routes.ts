import type { Role } from '../../../../domain/generated';
import { mayAccess } from '../../../../domain/roles';
import { askFirstBoard } from '../../features/apl/board/first-board';
import type { Session } from '../../lib/session/session-store';
import { lazyPage, plainPage, type LazyPage } from './lazy-page';

/** `public`, `signedIn` (any account), or a rank; of a list the lowest decides (specification §2). */
export type Access = 'public' | 'signedIn' | readonly Role[];

export type MenuGroup = 'Idag' | 'Elever' | 'Utbildning' | 'Personal';

export interface AppRoute {
  path: string;
  access: Access;
  /** Document title and what is announced; home has none but the product's name. */
  title: string | null;
  /** Null until the page is built: such a route is in no menu and answers as an unknown address. */
  page: LazyPage | null;
  /** Where and how the normal menu shows it. */
  menu?: { group: MenuGroup; label: string };
  /** Its label in the secret menu behind the version label. */
  secret?: string;
}

const admin = ['ADMIN'] as const;
const adminOrTeacher = ['ADMIN', 'TEACHER'] as const;
const resultReaders = ['TEACHER', 'SYV', 'SPECPED'] as const;
const calendarReaders = ['TEACHER', 'SYV', 'SPECPED', 'ADMIN', 'SYSTEMADMIN'] as const;

/**
 * The one table of routes (specification §2, contract §7): guards, menus and titles come from it. The
 * order is the order of the menus.
 */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    access: 'public',
    title: null,
    page: plainPage(() => import('../../features/home/home-page'), 'HomePage'),
  },
  {
    path: '/login',
    access: 'public',
    title: 'Logga in',
    page: plainPage(() => import('./login-route'), 'LoginRoute'),
  },
  {
    path: '/reset-password',
    access: 'public',
    title: 'Nytt lösenord',
    page: lazyPage(() => import('../../features/auth/reset-password-page'), 'ResetPasswordPage'),
  },
  {
    path: '/unauthorized',
    access: 'public',
    title: 'Ingen behörighet',
    page: plainPage(() => import('../unauthorized-page'), 'UnauthorizedPage'),
  },
  {
    path: '/tillganglighet',
    access: 'public',
    title: 'Tillgänglighetsredogörelse',
    page: plainPage(() => import('../../features/accessibility/accessibility-page'), 'AccessibilityPage'),
  },
  {
    path: '/verifiera/:code',
    access: 'public',
    title: 'Kontrollera dokument',
    page: lazyPage(() => import('../../features/documents/verify-page'), 'VerifyPage'),
  },
  {
    path: '/min-dag',
    access: 'signedIn',
    title: 'Min dag',
    menu: { group: 'Idag', label: 'Min dag' },
    page: lazyPage(() => import('../my-day-route'), 'MyDayRoute'),
  },
  {
    path: '/apl',
    access: adminOrTeacher,
    title: 'APL',
    menu: { group: 'Elever', label: 'APL' },
    page: lazyPage(() => import('./apl-route'), 'AplRoute', askFirstBoard),
  },
  {
    path: '/students',
    access: adminOrTeacher,
    title: 'Elever',
    menu: { group: 'Elever', label: 'Elever' },
    page: lazyPage(() => import('./students-route'), 'StudentsRoute'),
  },
  {
    path: '/student/:id',
    access: ['STUDENT'],
    title: 'Elevdetaljer',
    page: lazyPage(() => import('./student-route'), 'StudentRoute'),
  },
  {
    path: '/addstudent',
    access: admin,
    title: 'Ny elev',
    page: lazyPage(() => import('../../features/students/add-student-page'), 'AddStudentPage'),
  },
  {
    path: '/kalender',
    access: calendarReaders,
    title: 'Kalender',
    menu: { group: 'Elever', label: 'Kalender' },
    page: lazyPage(() => import('../../features/calendar/calendar-page'), 'CalendarPage'),
  },
  {
    path: '/examform',
    access: ['STUDENT'],
    title: 'Prövningar',
    menu: { group: 'Elever', label: 'Prövningar' },
    secret: 'Prövningar',
    page: lazyPage(() => import('../../features/exams/exams-page'), 'ExamsPage'),
  },
  {
    path: '/betyg',
    access: ['TEACHER'],
    title: 'Betyg',
    menu: { group: 'Elever', label: 'Betyg' },
    page: lazyPage(() => import('../../features/grades/grades-page'), 'GradesPage'),
  },
  {
    path: '/programsandpackages',
    access: admin,
    title: 'Kurspaket',
    menu: { group: 'Utbildning', label: 'Kurspaket' },
    page: lazyPage(() => import('../../features/packages/packages-page'), 'PackagesPage'),
  },
  {
    path: '/programsandcourses',
    access: admin,
    title: 'Kurser',
    menu: { group: 'Utbildning', label: 'Kurser' },
    page: lazyPage(() => import('../../features/catalogue/courses-page'), 'CoursesPage'),
  },
  {
    path: '/course-instances',
    access: admin,
    title: 'Kurstillfällen',
    menu: { group: 'Utbildning', label: 'Kurstillfällen' },
    page: lazyPage(
      () => import('../../features/course-instances/course-instances-page'),
      'CourseInstancesPage',
    ),
  },
  {
    path: '/course-matching',
    access: admin,
    title: 'Kursmatchning',
    menu: { group: 'Utbildning', label: 'Kursmatchning' },
    page: lazyPage(() => import('../../features/course-matching/course-matching-page'), 'CourseMatchingPage'),
  },
  {
    path: '/lagg-till-larare',
    access: admin,
    title: 'Lägg till lärare',
    menu: { group: 'Personal', label: 'Lägg till lärare' },
    page: lazyPage(() => import('../../features/users/add-user-page'), 'AddTeacherPage'),
  },
  {
    path: '/teacher-management',
    access: admin,
    title: 'Lärarhantering',
    menu: { group: 'Personal', label: 'Lärarhantering' },
    page: lazyPage(() => import('../../features/teachers/teachers-page'), 'TeachersPage'),
  },
  {
    path: '/anvandare',
    access: admin,
    title: 'Användare',
    menu: { group: 'Personal', label: 'Användare' },
    page: lazyPage(() => import('../../features/users/users-page'), 'UsersPage'),
  },
  {
    path: '/admin/users',
    access: admin,
    title: 'Användare',
    page: lazyPage(() => import('../../features/users/users-page'), 'UsersPage'),
  },
  {
    path: '/lagg-till-anvandare',
    access: admin,
    title: 'Lägg till användare',
    page: lazyPage(() => import('../../features/users/add-user-page'), 'AddUserPage'),
  },
  {
    path: '/detaljer/:type/:id',
    access: resultReaders,
    title: 'Detaljer',
    page: lazyPage(() => import('./details-route'), 'DetailsRoute'),
  },
  {
    path: '/education/:id',
    access: ['ADMIN', 'SYV', 'SPECPED'],
    title: 'Kurs',
    page: lazyPage(() => import('../course-route'), 'CourseRoute'),
  },
  {
    path: '/education',
    access: admin,
    title: 'Utbildning',
    secret: 'Utbildning',
    page: lazyPage(() => import('../../features/catalogue/education-page'), 'EducationPage'),
  },
  {
    path: '/test',
    access: admin,
    title: 'Systemkontroll',
    secret: 'TEST',
    page: lazyPage(() => import('./system-route'), 'SystemRoute'),
  },
  {
    path: '/student-enrollments',
    access: admin,
    title: 'Inskrivningar',
    secret: 'Student Inskrivningar',
    page: lazyPage(() => import('../../features/enrollments/enrollments-page'), 'EnrollmentsPage'),
  },
  {
    path: '/editstudent',
    access: admin,
    title: 'Elev+',
    secret: 'Elev+',
    page: lazyPage(() => import('./edit-student-route'), 'EditStudentRoute'),
  },
  {
    path: '/pdf',
    access: admin,
    title: 'Dokument',
    secret: 'PDF',
    page: lazyPage(() => import('../../features/documents/documents-page'), 'DocumentsPage'),
  },
  {
    path: '/earnings',
    access: admin,
    title: 'Intäkter',
    secret: 'Earnings',
    page: lazyPage(() => import('../../features/earnings/earnings-page'), 'EarningsPage'),
  },
  {
    path: '/stats/courses',
    access: admin,
    title: 'Statistik',
    secret: 'Stats',
    page: lazyPage(() => import('../../features/statistics/statistics-page'), 'StatisticsPage'),
  },
  {
    path: '/notifications',
    access: ['TEACHER'],
    title: 'Notiser',
    page: lazyPage(() => import('../../features/notifications/list/notification-page'), 'NotificationPage'),
  },
  {
    path: '/profile',
    access: 'signedIn',
    title: 'Profil',
    page: lazyPage(() => import('./profile-route'), 'ProfileRoute'),
  },
];

/** The title of an address that no route knows (contract §7). */
export const notFoundTitle = 'Sidan finns inte';

/** Where a guard sends someone: null lets pass (specification §2). */
export function refusal(access: Access, session: Session): '/login' | '/unauthorized' | null {
  if (access === 'public') return null;
  if (!session.user) return '/login';
  if (access === 'signedIn') return null;
  return mayAccess(session.role, access) ? null : '/unauthorized';
}

/** True when a menu may show the route: it is built, and its guard would let this person pass. */
export function isReachable(route: AppRoute, session: Session): boolean {
  return route.page !== null && refusal(route.access, session) === null;
}

export interface MenuLink {
  path: string;
  label: string;
}

/** The normal menu for someone: groups without any link vanish. */
export function menuFor(session: Session): { group: MenuGroup; links: MenuLink[] }[] {
  const groups: MenuGroup[] = ['Idag', 'Elever', 'Utbildning', 'Personal'];
  return groups
    .map((group) => ({
      group,
      links: routes
        .filter((route) => route.menu?.group === group && isReachable(route, session))
        .map(({ path, menu }) => ({ path, label: menu?.label ?? path })),
    }))
    .filter(({ links }) => links.length > 0);
}

/** The labels of the secret menu in the specification's order. */
const secretOrder = [
  'Utbildning',
  'TEST',
  'Student Inskrivningar',
  'Elev+',
  'PDF',
  'Prövningar',
  'Earnings',
  'Stats',
];

/** The secret menu for someone (contract §7): each link for those who may open its page. */
export function secretMenuFor(session: Session): MenuLink[] {
  return secretOrder.flatMap((label) => {
    const route = routes.find((one) => one.secret === label);
    return route && isReachable(route, session) ? [{ path: route.path, label }] : [];
  });
}
