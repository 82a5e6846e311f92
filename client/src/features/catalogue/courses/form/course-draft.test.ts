import { courseFaults, courseHints, emptyCourse, toCourseInput } from './course-draft';

it('never changes the letters of a code', () => {
  expect(toCourseInput({ ...emptyCourse, code: 'MATMAT01a', name: 'Matematik 1a' }).code).toBe('MATMAT01a');
});

it('sends no points where none are typed', () => {
  expect(toCourseInput({ ...emptyCourse, points: ' ' }).points).toBeNull();
});

it('asks for code and name, and for points that are a number', () => {
  expect(Object.keys(courseFaults({ ...emptyCourse, points: 'många' }))).toEqual(['code', 'name', 'points']);
});

it('warns of an odd code or odd points only', () => {
  expect(courseHints({ ...emptyCourse, code: 'SVEN1000X', points: '100' })).toEqual({});
  expect(Object.keys(courseHints({ ...emptyCourse, system: 'GY11', code: 'GYARHA', points: '7' }))).toEqual([
    'code',
    'points',
  ]);
});
