import { draftOfPlan, planFaults, sfiCoursesOf, toPlanValues, withOwnGoal } from './plan-draft';

const draft = { ...draftOfPlan(null), packageId: 'p' };

describe('the form of a study plan', () => {
  it('reads numbers as people write them', () => {
    const written = {
      ...draft,
      pacePercent: ' 75 % ',
      upperSecondaryPoints: '1 500',
      basicPoints: '1\u00a0200',
    };
    expect(planFaults(written)).toEqual({});
    expect(toPlanValues(written)).toMatchObject({
      ...{ pacePercent: 75, upperSecondaryPoints: 1500, basicPoints: 1200 },
    });
  });

  it('says that numbers are whole', () => {
    expect(planFaults({ ...draft, pacePercent: '75,5', basicPoints: '12,5' })).toEqual({
      pacePercent: 'Ange 5 till 200 procent, i hela tal.',
      basicPoints: 'Ange 0 till 10 000 poäng, i hela tal.',
    });
  });

  it('offers the package of the plan although it is archived', () => {
    const choices = { programs: [], packages: [{ id: 'new', name: 'Barnskötare' }] };
    const plan = { goalText: 'Barnskötare', programId: null, packageId: 'old' };
    expect(withOwnGoal(choices, plan).packages).toEqual([
      { id: 'old', name: 'Barnskötare (arkiverat eller äldre)' },
      { id: 'new', name: 'Barnskötare' },
    ]);
    expect(withOwnGoal(choices, { ...plan, packageId: 'new' })).toEqual(choices);
  });

  it('offers the courses of the sfi path and asks for one of them', () => {
    const sfi = { ...draft, goal: 'SFI' as const, sfiPath: '3', sfiCourse: 'A' as const };
    expect(sfiCoursesOf(sfi)).toEqual(['C', 'D']);
    expect(planFaults(sfi)).toEqual({ sfiCourse: 'Välj kursen som är målet.' });
    expect(planFaults({ ...sfi, sfiPath: '1' })).toEqual({});
  });
});
