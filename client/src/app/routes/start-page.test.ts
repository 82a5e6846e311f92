import type { Session } from '../../lib/session/session-store';
import { startPageFor } from './start-page';
import { startPagesFor } from './start-pages';

const as = (role: 'STUDENT' | 'TEACHER' | 'ADMIN') =>
  ({ user: { userId: '1', name: 'Kim', email: 'kim@exempel.se', role }, role, studentId: null }) as Session;

describe('the page after signing in', () => {
  it('is the chosen one if the role may open it', () => {
    expect(startPageFor(as('TEACHER'), '/apl')).toBe('/apl');
    expect(startPageFor(as('STUDENT'), '/apl')).toBe('/min-dag');
    expect(startPageFor(as('ADMIN'), '/finns-inte')).toBe('/min-dag');
    expect(startPageFor(as('ADMIN'), null)).toBe('/min-dag');
  });

  it('can be chosen from the pages in the person’s menu and the profile', () => {
    expect(startPagesFor(as('STUDENT')).map(({ path }) => path)).toEqual([
      '/min-dag',
      '/min-utbildning',
      '/betyg-och-intyg',
      '/examform',
      '/profile',
    ]);
    expect(startPagesFor(as('TEACHER')).map(({ path }) => path)).toContain('/betyg');
    expect(startPagesFor(as('TEACHER')).map(({ path }) => path)).not.toContain('/anvandare');
  });
});
