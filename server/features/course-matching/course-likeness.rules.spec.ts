import { likelyCourses, type LikelyCourse } from './course-likeness.rules.js';

const course = (code: string, name: string): LikelyCourse => ({
  ...{ id: code, code, name, points: 100, system: 'GY11', isArchived: false },
  equivalents: [],
});
const catalogue = [
  course('SVESVE01', 'Svenska 1'),
  course('SVESVE02', 'Svenska 2'),
  course('SVASVA01', 'Svenska som andraspråk 1'),
  course('MATMAT01a', 'Matematik 1a'),
  course('ENGENG05', 'Engelska 5'),
];
const best = (text: string) => likelyCourses(text, catalogue, 5)[0]?.course.code;

describe('matching a name to a course', () => {
  it('finds the course with the same name, ignoring case and punctuation', () => {
    expect(likelyCourses('svenska-1', catalogue, 5)[0]).toMatchObject({
      course: { code: 'SVESVE01' },
      likeness: 100,
    });
  });

  it('tolerates a typo in the name or code', () => {
    expect(best('Svensak 1')).toBe('SVESVE01');
    expect(best('SVESVE1')).toBe('SVESVE01');
    expect(best('Matte 1a')).toBe('MATMAT01a');
  });

  it('understands abbreviated words, but never a different digit', () => {
    expect(best('Sv 2')).toBe('SVESVE02');
    expect(best('Sv andra 1')).toBe('SVASVA01');
    expect(best('Eng 5')).toBe('ENGENG05');
  });

  it('knows common abbreviations and numbers written as words', () => {
    expect(best('Matte ett a')).toBe('MATMAT01a');
    expect(best('Sva 1')).toBe('SVASVA01');
    expect(best('Svenska två')).toBe('SVESVE02');
    expect(best('Sv ett')).toBe('SVESVE01');
    expect(best('Engelska fem')).toBe('ENGENG05');
    expect(likelyCourses('Eng 5', catalogue, 5)[0]!.likeness).toBe(100);
  });

  it('suggests nothing below 60 per cent', () => {
    for (const text of ['Matkasse', 'Sverige idag', 'Engelska 5 och svenska'])
      for (const { likeness } of likelyCourses(text, catalogue, 5))
        expect(likeness).toBeGreaterThanOrEqual(60);
    expect(likelyCourses('Mattan', catalogue, 5)).toEqual([]);
  });

  it('suggests nothing when nothing is similar', () => {
    expect(likelyCourses('Keramik kvällstid', catalogue, 5)).toEqual([]);
  });

  it('lists the best first and no more than requested', () => {
    const hits = likelyCourses('Svenska', catalogue, 2);
    expect(hits).toHaveLength(2);
    expect(hits[0]!.likeness).toBeGreaterThanOrEqual(hits[1]!.likeness);
  });
});
