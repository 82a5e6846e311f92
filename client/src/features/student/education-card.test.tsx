import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { clearSession, setSession } from '../../lib/session/session-store';
import { UiProvider } from '../../ui/ui-provider';
import { EducationCard } from './education-card';

type Student = Parameters<typeof EducationCard>[0]['student'];

const entry: Student['education'][number] = {
  id: 'e1',
  type: 'Course',
  refId: {
    id: 'c1',
    courseName: 'Matematik 1',
    courseCode: 'MATE1',
    equivalents: [],
    coursePackageName: null,
    programName: null,
  },
  name: 'Matematik 1',
  startDate: '2026-08-17',
  endDate: '2027-01-15',
  status: 'ACTIVE',
  grade: 'B',
  isGradeDraft: false,
  removedAt: null,
  isEnrollment: true,
  courseInstance: { id: 'i1', courseName: 'Matematik 1, kväll', startDate: '2026-08-20', endDate: null },
};

function show(
  education: Student['education'],
  stats = { totalEnrollments: 2, activeEnrollments: 1 },
  courseWishes: Student['courseWishes'] = [],
) {
  render(
    <MemoryRouter>
      <UiProvider>
        <EducationCard
          student={{ id: 's1', education, statusHistory: [], courseWishes, enrollmentStats: stats }}
        />
      </UiProvider>
    </MemoryRouter>,
  );
  return within(screen.getByRole('region', { name: 'Utbildning' }));
}

describe('the card Utbildning (specification §2)', () => {
  it('counts all courses and the active ones', () => {
    const card = show([entry]);
    expect(card.getByText('2 totalt')).toBeVisible();
    expect(card.getByText('1 aktiva')).toBeVisible();
  });

  it('shows type, badge, name, range, status, grade and course instance of an item', () => {
    const card = show([entry]);
    for (const text of [
      'Kurs',
      'Inskriven',
      'Matematik 1',
      '2026-08-17 – 2027-01-15',
      'Pågående',
      'Betyg: B',
      'Kurstillfälle: Matematik 1, kväll, från 2026-08-20',
    ])
      expect(card.getByText(text)).toBeVisible();
  });

  it('takes staff to the course instance, and students to their own course page', () => {
    setSession({ name: 'Sy Syv', role: 'SYV', userId: 'u1', email: 'syv@demo.se' }, null);
    expect(show([entry]).getByRole('link', { name: 'Matematik 1' }).getAttribute('href')).toBe(
      '/education/i1',
    );
    cleanup();
    setSession({ name: 'Elev', role: 'STUDENT', userId: 'u2', email: 'elev@demo.se' }, null);
    expect(show([entry]).getByRole('link', { name: 'Matematik 1' }).getAttribute('href')).toBe(
      '/min-utbildning/e1',
    );
    act(clearSession);
  });

  it('lists the ongoing course first, then the next one', () => {
    const course = (name: string, status: 'ACTIVE' | 'ADMITTED' | 'COMPLETED', startDate: string) => ({
      ...{ ...entry, id: name, name, status, startDate },
    });
    const card = show([
      course('Sist', 'ADMITTED', '2098-08-17'),
      course('Förut', 'COMPLETED', '2020-08-17'),
      course('Nästa', 'ADMITTED', '2097-08-17'),
      course('Nu', 'ACTIVE', '2020-08-17'),
    ]);
    expect(
      card.getAllByText(/^(Sist|Förut|Nästa|Nu)$/).map(({ textContent }) => textContent.split(' ')[0]),
    ).toEqual(['Nu', 'Nästa', 'Sist', 'Förut']);
  });

  it('shows what the student wishes for and what is planned', () => {
    const card = show([{ ...entry, isEnrollment: false, status: null }], undefined, [
      { id: 'w1', text: 'Matte 2b', earliestOn: null },
    ]);
    expect(card.getByText('Önskar: Matte 2b – inte kopplad')).toBeVisible();
    expect(card.getByText('1 planerad')).toBeVisible();
  });

  it('marks a draft as such', () => {
    expect(show([{ ...entry, isGradeDraft: true }]).getByText('Betyg: B (utkast)')).toBeVisible();
  });

  it('has no badge for planned courses, and shows what is missing or removed', () => {
    const card = show([
      {
        ...entry,
        isEnrollment: false,
        status: null,
        grade: null,
        startDate: null,
        endDate: null,
        courseInstance: null,
        removedAt: '2026-11-02T10:00:00.000Z',
      },
    ]);
    expect(card.queryByText('Inskriven')).toBeNull();
    for (const text of ['Datum: Ej angivet', 'Betyg: Ej angivet', 'Borttagen 2026-11-02'])
      expect(card.getByText(text)).toBeVisible();
  });
});
