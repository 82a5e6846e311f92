import { CATALOGUE } from '../../../reference-data/catalogue.js';
import { courseWarnings } from './course-warnings.rules.js';

const codesOf = (course: Parameters<typeof courseWarnings>[0]) =>
  courseWarnings(course).map(({ code }) => code);

describe('course warnings', () => {
  test('are absent for every course in the shipped catalogue', () => {
    expect(CATALOGUE.filter((course) => courseWarnings(course).length > 0).map(({ code }) => code)).toEqual(
      [],
    );
  });

  test.each([
    ['GYARHA', 'GY11'],
    ['svesve01', 'GY11'],
    ['SVESVE01', 'GY25'],
    ['SVEN1000X', 'VUX_GRUND'],
  ] as const)('say only that %s is an unusual code for %s', (code, system) => {
    expect(codesOf({ code, system, points: 100 })).toEqual(['CODE_PATTERN']);
  });

  test.each([
    [0, true],
    [5, false],
    [52, true],
    [400, false],
    [405, true],
    [null, false],
  ])('flag %p points: %p', (points, warned) => {
    expect(codesOf({ code: 'X', system: 'LOCAL', points })).toEqual(warned ? ['POINTS_STEP'] : []);
  });
});
