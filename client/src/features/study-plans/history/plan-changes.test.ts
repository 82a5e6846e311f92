import type { StudyPlanRecordFragment } from '../study-plans.generated';
import { changesOf } from './plan-changes';

type Plan = StudyPlanRecordFragment;
type Item = Plan['items'][number];

const item = (name: string, more: Partial<Item> = {}): Item => ({
  ...{
    id: name,
    term: '2027VT',
    source: 'PLANNED',
    grade: null,
    validatedPoints: null,
    isInterrupted: false,
  },
  ...{ note: null, course: { id: name, code: name, name, points: 100, system: 'GY25' } },
  ...more,
});
const plan = (more: Partial<Plan> = {}): Plan => ({
  ...{ studentId: 's', studentName: 'Åsa Ödman', version: 1, state: 'AGREED', goal: 'COURSES' },
  ...{ goalText: 'Enstaka kurser', programId: null, packageId: null, sfiPath: null, sfiCourse: null },
  ...{ basicPoints: null, upperSecondaryPoints: 500, startDate: '2027-01-11', plannedEndDate: '2028-06-09' },
  ...{ pacePercent: 100, agreedAt: 'x', agreedByName: 'Siv Syv', studentAgreedAt: 'x', updatedAt: 'x' },
  ...{ items: [item('Svenska 1')], viewerMay: {} as Plan['viewerMay'] },
  ...more,
});

describe('what has changed in a study plan', () => {
  it('is nothing between equal plans', () => {
    expect(changesOf(plan(), plan({ version: 9, updatedAt: 'y' }))).toEqual([]);
  });

  it('is each fact of the plan', () => {
    const after = plan({
      ...{ goalText: 'Behörighet', startDate: '2027-02-01', plannedEndDate: '2029-06-09', pacePercent: 50 },
      ...{
        basicPoints: 200,
        upperSecondaryPoints: null,
        state: 'REVISED',
        agreedAt: null,
        studentAgreedAt: null,
      },
    });
    expect(changesOf(plan(), after)).toEqual([
      'Mål: Enstaka kurser → Behörighet',
      'Start: 2027-01-11 → 2027-02-01',
      'Planerat slut: 2028-06-09 → 2029-06-09',
      'Studietakt: 100 % → 50 %',
      'Grundläggande nivå: ej angivet → 200 poäng',
      'Gymnasial nivå: 500 poäng → ej angivet',
      'Läge: överenskommen → ändrad',
      'Godkänd av skolan: ja → nej',
      'Godkänd av eleven: ja → nej',
    ]);
  });

  it('is each course that was added, removed, moved, planned, read or interrupted', () => {
    const before = plan({
      items: [
        item('Engelska 5'),
        item('Historia 1b', { term: null, source: 'WISH' }),
        item('Svenska 1', { source: 'ENROLLED' }),
        item('Svenska 2', { source: 'ENROLLED' }),
      ],
    });
    const after = plan({
      items: [
        item('Historia 1b', { term: '2027HT' }),
        item('Svenska 1', { source: 'DONE', grade: 'B' }),
        item('Svenska 2', { isInterrupted: true }),
        item('Svenska 3', { term: null }),
      ],
    });
    expect(changesOf(before, after)).toEqual([
      'Flyttad: Historia 1b, utan termin → HT 2027',
      'Historia 1b: önskad → planerad',
      'Svenska 1: inskriven → klar med B',
      'Svenska 2: inskriven → avbruten',
      'Tillagd: Svenska 3, utan termin',
      'Borttagen: Engelska 5',
    ]);
  });
});
