import {
  changedRow,
  draftOfPlan,
  faultsOfPlan,
  includedRows,
  inputOfPlan,
  loadsOf,
  movedRow,
  type TermPlan,
} from './term-draft';

const instance = {
  ...{
    id: 'a',
    version: 1,
    name: 'Matematik 1b',
    courseId: 'c',
    courseName: 'Matematik 1b',
    courseCode: 'M',
  },
  ...{ equivalents: [], points: 100, startDate: '2026-08-17', endDate: '2026-10-23', weeks: 10 },
  ...{ pacePercent: 50, studyForm: 'DISTANCE', location: 'Sal 1', municipality: 'Täby', teacherId: 't' },
  ...{ teacherName: 'Öst', teacherPeakPercent: 50, capacity: 25, admitted: 20, started: 20, droppedOut: 0 },
  ...{ graded: 0, ungraded: 20, status: 'ONGOING', planning: 'OPEN', cancelledReason: null },
  ...{ gradesDueOn: null, ownGradesDueOn: null, gradesSignedAt: null, seriesId: null },
  viewerMay: { edit: true, delete: false, cancel: true, reopen: false },
} satisfies TermPlan['rows'][number]['instance'];

const proposal = { startDate: '2027-01-11', endDate: '2027-03-19', waiting: 3, existing: 0 };
const plan: TermPlan = {
  term: 'VT2027',
  left: 0,
  rows: [
    { instance, ...proposal },
    { instance: { ...instance, id: 'b', name: 'Grupp B' }, ...proposal, existing: 1 },
  ],
  teachers: [
    {
      teacherId: 't',
      employmentPercent: 50,
      instances: [{ id: 'x', name: 'X', startDate: '2027-03-01', endDate: '2027-05-01', pacePercent: 25 }],
    },
  ],
};

describe('a term draft', () => {
  it('leaves out what the term already has, unless it is selected', () => {
    expect(includedRows(draftOfPlan(plan, false)).map(({ id }) => id)).toEqual(['a']);
    expect(includedRows(draftOfPlan(plan, true)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('counts a teacher’s simultaneous load as a share of their employment', () => {
    const draft = draftOfPlan(plan, true);
    expect(loadsOf(draft, plan)('t', '2027-01-11', '2027-02-01')).toBe(200);
    expect(loadsOf(draft, plan)('t', '2027-01-11', '2027-03-19')).toBe(250);
    const without = changedRow(draft, 'b', () => ({ included: false }));
    expect(loadsOf(without, plan)('t', '2027-01-11', '2027-03-19')).toBe(150);
    expect(loadsOf(without, plan)(null, '2027-01-11', '2027-03-19')).toBeNull();
  });

  it('shifts dates by weeks to school days', () => {
    const [row] = draftOfPlan(plan, true).rows;
    expect(movedRow(row!, 1)).toEqual({ startDate: '2027-01-18', endDate: '2027-03-25' });
    expect(movedRow(row!, 0)).toEqual({});
  });

  it('says which included rows cannot be created', () => {
    const draft = changedRow(draftOfPlan(plan, false), 'a', () => ({
      endDate: '2027-01-11',
      capacity: 'tjugo',
    }));
    expect(faultsOfPlan(draft)).toEqual({
      'rows.a.endDate': 'Slutdatum måste vara efter startdatum.',
      'rows.a.capacity': 'Antalet platser är 1 till 1000.',
    });
    expect(faultsOfPlan(changedRow(draft, 'a', () => ({ included: false })))).toEqual({
      rows: 'Välj minst ett kurstillfälle.',
    });
  });

  it('creates copies with the draft’s values', () => {
    const draft = changedRow(draftOfPlan(plan, true), 'b', () => ({
      teacherId: null,
      capacity: '',
      location: ' ',
    }));
    const [first, second] = inputOfPlan(draft, plan);
    const kept = { pacePercent: 50, studyForm: 'DISTANCE', municipality: 'Täby' };
    const dates = { startDate: '2027-01-11', endDate: '2027-03-19' };
    expect(first).toEqual({
      courseId: 'c',
      values: { ...kept, ...dates, teacherId: 't', location: 'Sal 1', capacity: 25 },
    });
    expect(second).toEqual({
      courseId: 'c',
      values: { name: 'Grupp B', ...kept, ...dates, teacherId: null, location: null, capacity: null },
    });
  });
});
