import { progressOf } from './studies-progress';

const course = (code: string, points: number, more: object = {}) => ({
  ...{ type: 'Course', status: 'ACTIVE', grade: null, removedAt: null },
  refId: { id: code, courseCode: code, equivalents: [] as { code: string }[], points },
  ...more,
});
const pack = (points: number, more: object = {}) => ({
  ...course('paket', points),
  ...{ type: 'CoursePackage', refId: { id: 'paket', courseCode: null, equivalents: [], points } },
  ...more,
});

describe('the progress of studies', () => {
  it('counts points with a passing grade, out of all the plan’s courses', () => {
    const education = [
      course('SVE', 100, { grade: 'B' }),
      course('MAT', 100, { grade: 'F' }),
      course('ENG', 50),
      course('HIS', 50, { status: null }),
    ];
    expect(progressOf(education, [])).toEqual({ passed: 100, planned: 300 });
  });

  it('counts a course once, including its grade from an exam', () => {
    const education = [course('SVE', 100, { grade: 'F' }), course('SVE', 100), course('ENG', 50)];
    expect(progressOf(education, [{ courseCode: 'SVE', grade: 'E' }])).toEqual({ passed: 100, planned: 150 });
  });

  it('treats a course and its equivalent as one, whichever was graded', () => {
    const of = (code: string, other: string) => ({
      ...course(code, 100),
      refId: { id: code, courseCode: code, equivalents: [{ code: other }], points: 100 },
    });
    const education = [of('SVESVE01', 'SVEN1000X'), of('SVEN1000X', 'SVESVE01'), course('ENG', 50)];
    expect(progressOf(education.slice(1), [{ courseCode: 'SVESVE01', grade: 'C' }])).toEqual({
      passed: 100,
      planned: 150,
    });
    expect(progressOf(education, [])).toEqual({ passed: 0, planned: 150 });
  });

  it('excludes interrupted and removed courses, but not those graded before', () => {
    const education = [
      course('SVE', 100, { status: 'DROPPED_OUT' }),
      course('MAT', 100, { removedAt: '2026-01-01T00:00:00.000Z' }),
      course('ENG', 50, { status: 'ENDED_BY_PRINCIPAL', grade: 'C' }),
    ];
    expect(progressOf(education, [])).toEqual({ passed: 50, planned: 50 });
  });

  it('uses the package when it has more points than its courses so far', () => {
    expect(progressOf([pack(1500), course('SVE', 100, { grade: 'A' })], [])).toEqual({
      passed: 100,
      planned: 1500,
    });
    expect(progressOf([], [])).toEqual({ passed: 0, planned: 0 });
  });
});
