import type { DraftCourse, DraftStep, PackageDraft } from './package-draft';
import { emptyPackage, moved, sumOf, toPackageInput, withoutCourse } from './package-draft';

const course = (id: string, points: number | null = 100, hasApl = false): DraftCourse => ({
  ...{ id, points, hasApl },
  code: id.toUpperCase(),
  name: id,
  system: 'GY11',
  equivalents: [],
});
const step = (courses: DraftCourse[], more: Partial<DraftStep> = {}): DraftStep => ({
  key: courses[0]!.id,
  courses,
  group: '',
  isRequired: true,
  plannedWeek: '',
  ...more,
});
const draft = (steps: DraftStep[], more: Partial<PackageDraft> = {}): PackageDraft => ({
  ...emptyPackage,
  steps,
  ...more,
});

it('counts one alternative of each choice, and optional steps separately', () => {
  const steps = [
    step([course('sve'), course('sva')]),
    step([course('a', 50)]),
    step([course('b')], { isRequired: false }),
  ];
  expect(sumOf(draft(steps))).toEqual({ points: 150, optional: 100, weeks: 7.5, warnings: [] });
});

it('warns when the sum misses its target and a vocational package lacks APL, in these words', () => {
  const pack = draft([step([course('a', 1450)])], { targetPoints: '1500', kind: 'NATIONAL' });
  expect(sumOf(pack).warnings).toEqual([
    'Poängsumman 1450 avviker från målet 1500.',
    'Yrkespaket kräver APL.',
  ]);
  expect(
    sumOf(draft([step([course('a', 1500, true)])], { targetPoints: '1500', kind: 'NATIONAL' })).warnings,
  ).toEqual([]);
});

it('sends alternatives as one choice, named after its courses unless it has a name', () => {
  const rows = toPackageInput(
    draft([step([course('sve'), course('sva')]), step([course('a')], { group: 'kvar' })]),
  ).courses;
  expect(rows.map(({ choiceGroup }) => choiceGroup)).toEqual(['sve / sva', 'sve / sva', null]);
});

it('moves a step within bounds', () => {
  const steps = ['a', 'b', 'c'].map((id) => step([course(id)]));
  const keys = (from: number, to: number) =>
    moved(steps, from, to)
      .map(({ key }) => key)
      .join('');
  expect([keys(0, 2), keys(2, 0), keys(0, 9), keys(0, -1)]).toEqual(['bca', 'cab', 'bca', 'abc']);
});

it('removes a course, and with the last one its step', () => {
  const steps = [step([course('sve'), course('sva')]), step([course('a')])];
  expect(withoutCourse(steps, 'sve').map(({ courses }) => courses.length)).toEqual([1, 1]);
  expect(withoutCourse(steps, 'a')).toHaveLength(1);
});
