import { MockedProvider } from '@apollo/client/testing/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Role, SavedList } from '../../../../domain/generated';
import { savedListAccess } from '../../../../domain/lists/saved-lists';
import { clearSession, getSession, setSession } from '../../lib/session/session-store';
import { UiProvider } from '../../ui/ui-provider';
import { routeObjects } from '../app';
import { menuIcons } from '../layout/menu-icons';
import { documentTitle } from './page-arrival';
import { menuFor, refusal, routes, secretMenuFor, type AppRoute } from './routes';

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

type Principal = 'anonymous' | Role;

const principals: Principal[] = [
  'anonymous',
  'GUEST',
  'USER',
  'STUDENT',
  'COORDINATOR',
  'SPECPED',
  'SYV',
  'TEACHER',
  'ADMIN',
  'SYSTEMADMIN',
];

/** The screens of permissions, section 3: the lowest principal that passes. */
const lowestThatPasses: Record<string, Principal> = {
  '/': 'anonymous',
  '/login': 'anonymous',
  '/unauthorized': 'anonymous',
  '/reset-password': 'anonymous',
  '/tillganglighet': 'anonymous',
  '/verifiera/:code': 'anonymous',
  '/handledare/:token': 'anonymous',
  '/min-dag': 'GUEST',
  '/profile': 'GUEST',
  '/student/:id': 'STUDENT',
  '/studieplan/:id': 'STUDENT',
  '/examform': 'STUDENT',
  '/min-utbildning': 'STUDENT',
  '/min-utbildning/apl': 'STUDENT',
  '/min-utbildning/:id': 'STUDENT',
  '/betyg-och-intyg': 'STUDENT',
  '/detaljer/:type/:id': 'SPECPED',
  '/studieplaner': 'COORDINATOR',
  '/education/:id': 'SPECPED',
  '/kalender': 'SPECPED',
  '/notifications': 'TEACHER',
  '/students': 'TEACHER',
  '/apl': 'TEACHER',
  '/apl/platser': 'TEACHER',
  '/apl/platser/importera': 'TEACHER',
  '/apl/platser/lediga': 'TEACHER',
  '/apl/plats/:id': 'TEACHER',
  '/betyg': 'TEACHER',
  '/stats/courses': 'ADMIN',
  '/apl/platser/gallring': 'ADMIN',
  '/lagg-till-anvandare': 'ADMIN',
  '/lagg-till-larare': 'ADMIN',
  '/anvandare': 'ADMIN',
  '/admin/users': 'ADMIN',
  '/addstudent': 'ADMIN',
  '/education': 'ADMIN',
  '/programsandcourses': 'ADMIN',
  '/programsandpackages': 'ADMIN',
  '/editstudent': 'ADMIN',
  '/earnings': 'ADMIN',
  '/course-instances': 'ADMIN',
  '/course-matching': 'ADMIN',
  '/student-enrollments': 'ADMIN',
  '/teacher-management': 'ADMIN',
  '/test': 'ADMIN',
  '/utvecklare': 'ADMIN',
  '/installningar': 'ADMIN',
  '/installningar/skola': 'ADMIN',
  '/installningar/kommuner': 'ADMIN',
  '/installningar/priser': 'ADMIN',
  '/installningar/epost': 'ADMIN',
  '/installningar/tidsgranser': 'ADMIN',
  '/system': 'ADMIN',
  '/system/drift': 'ADMIN',
  '/system/jobb': 'ADMIN',
  '/system/api-nycklar': 'SYSTEMADMIN',
  '/system/atkomstlogg': 'SYSTEMADMIN',
  '/system/revisionslogg': 'SYSTEMADMIN',
  '/pdf': 'ADMIN',
};

/** Screens of the roles themselves: these don't pass, whatever their rank. */
const shutOut: Record<string, readonly Principal[]> = { '/studieplaner': ['SPECPED', 'TEACHER'] };

/** Labels, addresses and their order (specification §2, contract §7), as an administrator sees all of them. */
const NORMAL_MENU = [
  ['I dag', [['Min dag', '/min-dag']]],
  [
    'Elever',
    [
      ['APL', '/apl'],
      ['Elever', '/students'],
      ['Kalender', '/kalender'],
      ['Studieplaner', '/studieplaner'],
      ['Prövningar', '/examform'],
      ['Betyg', '/betyg'],
    ],
  ],
  [
    'Utbildning',
    [
      ['Kurspaket', '/programsandpackages'],
      ['Kurser', '/programsandcourses'],
      ['Kurstillfällen', '/course-instances'],
      ['Kursmatchning', '/course-matching'],
    ],
  ],
  [
    'Personal',
    [
      ['Lägg till lärare', '/lagg-till-larare'],
      ['Lärarhantering', '/teacher-management'],
      ['Användare', '/anvandare'],
    ],
  ],
  [
    'Skolan',
    [
      ['Inställningar', '/installningar'],
      ['System', '/system'],
    ],
  ],
];
const SECRET_MENU = [
  ['Utbildning', '/education'],
  ['TEST', '/test'],
  ['Student Inskrivningar', '/student-enrollments'],
  ['Elev+', '/editstudent'],
  ['PDF', '/pdf'],
  ['Prövningar', '/examform'],
  ['Earnings', '/earnings'],
  ['Stats', '/stats/courses'],
];

function become(principal: Principal): void {
  if (principal === 'anonymous') clearSession();
  else setSession({ name: 'Kim Ek', role: principal, userId: 'u1', email: 'kim@demo.se' }, null);
}

function expectedPath(path: string, principal: Principal): string {
  const lowest = lowestThatPasses[path] ?? 'nobody';
  if (shutOut[path]?.includes(principal)) return '/unauthorized';
  if (principals.indexOf(principal) >= principals.indexOf(lowest as Principal)) {
    return path === '/login' && principal !== 'anonymous' ? '/min-dag' : path;
  }
  return principal === 'anonymous' ? '/login' : '/unauthorized';
}

function openAt(address: string, table = routes) {
  const router = createMemoryRouter(routeObjects(table), { initialEntries: [address] });
  const { unmount } = render(
    <MockedProvider>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </MockedProvider>,
  );
  return { router, unmount };
}

afterEach(() => act(() => clearSession()));

describe('the route table', () => {
  it('lists exactly the screens in the permissions', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(Object.keys(lowestThatPasses).toSorted());
  });

  it.each(routes.map(({ path }) => path))('lets the right principals see %s', (path) => {
    const route = routes.find((one) => one.path === path);
    for (const principal of principals) {
      become(principal);
      // The sign-in page sends the signed-in on by itself.
      const expected = path === '/login' ? path : expectedPath(path, principal);
      expect([principal, refusal(route?.access ?? 'public', getSession()) ?? path]).toEqual([
        principal,
        expected,
      ]);
    }
  });

  it('gives every page except home its own title', () => {
    const titles = routes
      .filter(({ path }) => path !== '/' && path !== '/admin/users')
      .map(({ title }) => title);
    expect(titles.every(Boolean)).toBe(true);
    expect(new Set(titles).size).toBe(titles.length);
    expect(documentTitle(null)).toBe('Studievy');
    expect(documentTitle('Elever')).toBe('Elever – Studievy');
  });
});

describe('the real router', () => {
  // Every route with a stub page that shows its path, so that the guards of future pages are tested too.
  const table = routes.map((route): AppRoute => {
    if (route.path === '/login') return route;
    const Page = () => <h1>{`sidan ${route.path}`}</h1>;
    return {
      ...route,
      page: { Component: lazy(async () => ({ default: Page })), preload: async () => undefined },
    };
  });

  it.each(principals)(
    'takes %s to the pages they may see',
    async (principal) => {
      act(() => become(principal));
      const { router } = openAt('/', table);
      for (const { path } of table) {
        const address = path.replace(':id', 'x1').replace(':type', 'Elev').replace(':code', 'abc');
        const expected = expectedPath(path, principal);
        await act(() => router.navigate(address));
        await waitFor(() => {
          expect(router.state.location.pathname).toBe(expected === path ? address : expected);
          expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
            expected === '/login' ? 'Logga in' : `sidan ${expected}`,
          );
        });
      }
    },
    30_000,
  );
});

describe('addresses', () => {
  it('shows a separate page and title for an unknown one', async () => {
    openAt('/finns-inte');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sidan finns inte' })).toBeVisible();
    expect(document.title).toBe('Sidan finns inte – Studievy');
  });

  it('remembers the requested page, including its query', async () => {
    const { router } = openAt('/students?q=anna');
    await screen.findByRole('button', { name: 'LOGGA IN' });
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.state).toEqual({ from: '/students?q=anna' });
  });
});

describe('the menus', () => {
  const built = new Set(routes.filter(({ page }) => page).map(({ path }) => path));

  it('show a role the pages it may open, and nothing that is not built', () => {
    for (const principal of principals) {
      become(principal);
      const session = getSession();
      const links = [...menuFor(session).flatMap((group) => group.links), ...secretMenuFor(session)];
      for (const { path } of links) {
        expect(built).toContain(path);
        expect(expectedPath(path, principal)).toBe(path);
      }
      expect(menuFor(session).every((group) => group.links.length > 0)).toBe(true);
    }
  });

  it('put an icon before each link in the normal menu', () => {
    const paths = routes.filter(({ menu, own }) => menu ?? own).map(({ path }) => path);
    expect(paths.filter((path) => !menuIcons[path])).toEqual([]);
  });

  it('show students their own studies', () => {
    become('STUDENT');
    const [today, own] = menuFor(getSession());
    expect([today?.group, today?.links.map(({ label }) => label)]).toEqual(['I dag', ['Min dag']]);
    expect([own?.group, own?.links.map(({ label, path }) => [label, path])]).toEqual([
      'Mina studier',
      [
        ['Min utbildning', '/min-utbildning'],
        ['Betyg och intyg', '/betyg-och-intyg'],
        ['Prövningar', '/examform'],
        ['Konto', '/profile'],
      ],
    ]);
  });

  it('show a teacher the board and the students', () => {
    become('TEACHER');
    const paths = menuFor(getSession()).flatMap(({ links }) => links.map(({ path }) => path));
    expect(paths).toEqual(expect.arrayContaining(['/apl', '/students']));
  });

  it('contain the links in the contract, in its order', () => {
    become('ADMIN');
    const pairs = (links: readonly { path: string; label: string }[]) =>
      links.map(({ label, path }) => [label, path]);
    expect(menuFor(getSession()).map(({ group, links }) => [group, pairs(links)])).toEqual(NORMAL_MENU);
    expect(pairs(secretMenuFor(getSession()))).toEqual(SECRET_MENU);
  });
});

/** The page of each list whose views are saved; the table of /examform asks for more than its page. */
const pageOfList: Record<Exclude<SavedList, 'EXAMS'>, string> = {
  COURSE_INSTANCES: '/course-instances',
  COURSE_NEEDS: '/course-matching',
  COURSES: '/programsandcourses',
  EDUCATION: '/education',
  ENROLLMENTS: '/student-enrollments',
  MATCHED: '/course-matching',
  PACKAGES: '/programsandpackages',
  PROGRAMS: '/programsandcourses',
  STUDENTS: '/students',
  TEACHERS: '/teacher-management',
  USERS: '/anvandare',
};

test.each(Object.entries(pageOfList))('saved views of %s are for those who may open %s', (list, path) => {
  expect(savedListAccess[list as SavedList]).toBe(lowestThatPasses[path]);
});
