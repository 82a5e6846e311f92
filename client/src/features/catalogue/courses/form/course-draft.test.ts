import { courseFaults, courseHints, emptyCourse, toCourseInput } from './course-draft';

it('never changes the case of a code', () => {
  expect(toCourseInput({ ...emptyCourse, code: 'MATMAT01a', name: 'Matematik 1a' }).code).toBe('MATMAT01a');
});

it('sends no points if none are typed', () => {
  expect(toCourseInput({ ...emptyCourse, points: ' ' }).points).toBeNull();
});

it('requires a code and a name, and numeric points', () => {
  expect(Object.keys(courseFaults({ ...emptyCourse, points: 'många' }))).toEqual(['code', 'name', 'points']);
});

it('only warns about an odd code or odd points', () => {
  expect(courseHints({ ...emptyCourse, code: 'SVEN1000X', points: '100' })).toEqual({});
  expect(Object.keys(courseHints({ ...emptyCourse, system: 'GY11', code: 'GYARHA', points: '7' }))).toEqual([
    'code',
    'points',
  ]);
});
