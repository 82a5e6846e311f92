import { CATALOGUE } from '../../../reference-data/catalogue.js';
import { courseWarnings } from './course-warnings.rules.js';

const codesOf = (course: Parameters<typeof courseWarnings>[0]) =>
  courseWarnings(course).map(({ code }) => code);

describe('the warnings of a course', () => {
  test('none for any course of the shipped catalogue', () => {
    expect(CATALOGUE.filter((course) => courseWarnings(course).length > 0).map(({ code }) => code)).toEqual(
      [],
    );
  });

  test.each([
    ['GYARHA', 'GY11'],
    ['svesve01', 'GY11'],
    ['SVESVE01', 'GY25'],
    ['SVEN1000X', 'VUX_GRUND'],
  ] as const)('%s is an unusual code for %s, and no more than that', (code, system) => {
    expect(codesOf({ code, system, points: 100 })).toEqual(['CODE_PATTERN']);
  });

  test.each([
    [0, true],
    [5, false],
    [52, true],
    [400, false],
    [405, true],
    [null, false],
  ])('%p points are worth a word: %p', (points, warned) => {
    expect(codesOf({ code: 'X', system: 'LOCAL', points })).toEqual(warned ? ['POINTS_STEP'] : []);
  });
});
