import { carriedOut, SCB_COLUMNS, withoutGrade, type ScbRow } from './scb-columns.rules.js';

const TODAY = '2026-03-11';
/** Ten days for a hundred points: each day is ten. */
const row = (seed: Partial<ScbRow> = {}): ScbRow => ({
  studentId: 'e',
  isProtected: false,
  personalNumber: '19900101-9802',
  municipality: 'Solna',
  code: 'MATE1A00X',
  courseName: 'Matematik',
  level: 'UPPER_SECONDARY',
  points: 100,
  studyForm: 'DISTANCE',
  provider: 'Komvux',
  unitCode: '12345678',
  startDate: '2026-03-06',
  endDate: '2026-03-15',
  pacePercent: 100,
  status: 'ACTIVE',
  statusOn: '2026-03-06',
  statusReason: null,
  grade: null,
  gradedOn: null,
  givesGrade: true,
  isRemoved: false,
  isExamined: false,
  pausedDays: 0,
  isExam: false,
  ...seed,
});

describe('completed points (domain, D8)', () => {
  it.each<[string, Partial<ScbRow>, number | null]>([
    ['all with a signed grade', { grade: 'F' }, 100],
    ['all when completed', { status: 'COMPLETED' }, 100],
    ['the days until today while it runs', {}, 60],
    ['the days until the pause, and no more', { status: 'PAUSED', statusOn: '2026-03-08' }, 20],
    ['the days until the interruption', { status: 'DROPPED_OUT', statusOn: '2026-03-09' }, 30],
    ['without the days of a pause that is over', { pausedDays: 2 }, 40],
    ['none of a cancelled course', { status: 'CANCELLED' }, 0],
    ['none before it is begun', { status: 'ADMITTED' }, 0],
    ['none where nobody came', { status: 'NOT_STARTED' }, 0],
    ['unknown without days', { endDate: null }, null],
    ['unknown without points', { points: null }, null],
    ['no more than all', { endDate: '2026-03-08' }, 100],
  ])('%s', (_rule, seed, points) => {
    expect(carriedOut(row(seed), TODAY)).toBe(points);
  });
});

describe('the reason for a missing grade', () => {
  it.each<[Partial<ScbRow>, string | null]>([
    [{ grade: 'E' }, null],
    [{}, 'Studier pågår'],
    [{ endDate: '2026-03-10' }, 'Betyget är inte satt'],
    [{ status: 'COMPLETED' }, 'Betyget är inte satt'],
    [{ status: 'COMPLETED', givesGrade: false }, 'Kursen ger inte betyg'],
    [{ status: 'ADMITTED' }, 'Har inte börjat'],
    [{ status: 'PAUSED' }, 'Studieuppehåll'],
    [{ status: 'DROPPED_OUT' }, 'Avbrott'],
    [{ status: 'ENDED_BY_PRINCIPAL' }, 'Avslutad av rektor'],
    [{ status: 'CANCELLED' }, 'Kursen ställdes in'],
    [{ status: null }, 'Inte inskriven'],
    [{ isRemoved: true }, 'Borttagen'],
  ])('%j: %s', (seed, words) => {
    expect(withoutGrade(row(seed), TODAY)).toBe(words);
  });
});

test('every variable required by SCB has its column', () => {
  const said = Object.fromEntries(
    SCB_COLUMNS.map(({ header, value }) => [header, value(row({ isExam: true, grade: 'A' }))]),
  );
  expect(said).toMatchObject({
    Nivå: 'Gymnasial',
    Studieform: 'Distans',
    Anordnare: 'Komvux',
    Skolenhetskod: '12345678',
    'Prövning eller validering': 'Ja',
  });
});
