import { checkPlan } from './check-plan.js';
import type { CheckedGoal, PlanCourse, PlanStep } from './plan-facts.js';

const TODAY = '2027-01-11';
const course = (id: string) => ({
  ...{ id, code: id, name: id, points: 100, system: 'GY11' as const, kin: [id] },
});
const planned = (id: string, term: string | null, more: Partial<PlanCourse> = {}): PlanCourse => ({
  ...{ ...course(id), level: 'UPPER_SECONDARY', result: term ? 'PLANNED' : 'UNPLACED', term },
  ...{ from: null, to: null, ...more },
});
const WHOLE = { validated: 100, isValidated: true };
const step = (id: string, more: Partial<PlanStep> = {}): PlanStep => ({
  ...{ part: 'REQUIRED', group: null, course: course(id), ...more },
});
const GOAL: CheckedGoal = {
  ...{ kind: 'COURSES', points: null, programmePoints: null, freePoints: null, passedPoints: null },
  ...{ sfiPath: null, sfiCourse: null, basicPoints: null, upperSecondaryPoints: null },
  ...{ startDate: '2026-08-17', plannedEndDate: '2027-06-11', pacePercent: 100 },
};
const of = (check: ReturnType<typeof checkPlan>, key: string) =>
  check.requirements.find((one) => one.key === key)!;

describe('checking a plan with validated courses', () => {
  it.each([
    ['a past term', '2026VT'],
    ['a term after the plan and after Gy11', '2031VT'],
    ['no term', null],
  ])('does not ask to read what is validated as a whole in %s', (_where, term) => {
    const steps = [step('a', WHOLE), step('b')];
    const check = checkPlan(GOAL, steps, [planned('a', term, WHOLE), planned('b', '2027VT')], TODAY);
    expect(check).toMatchObject({ isReachable: true, warnings: [], reachableUntil: '2027-05-08' });
    // A part of it must still be read.
    const part = checkPlan(GOAL, steps, [planned('a', term, { validated: 60 })], TODAY);
    expect(part.warnings).not.toEqual([]);
  });

  it('asks for the term of a validated course where the goal needs its grade', () => {
    const exam: CheckedGoal = { ...GOAL, kind: 'EXAM', points: 100, passedPoints: 100 };
    const check = checkPlan(exam, [step('a', WHOLE)], [planned('a', '2026VT', WHOLE)], TODAY);
    expect(check.warnings).toEqual(['a var planerad till VT 2026 men är inte läst. Välj en ny termin.']);
    const coming = checkPlan(exam, [step('a', WHOLE)], [planned('a', '2027VT', WHOLE)], TODAY);
    expect(of(coming, 'a').text).toBe('a är validerad. Anmäl till prövning, som ger betyget.');
    const sfi: CheckedGoal = { ...GOAL, kind: 'SFI', sfiPath: 2, sfiCourse: 'D' };
    const ofSfi = planned('SFI2D', '2027VT', { points: null, level: 'SFI', isValidated: true });
    expect(of(checkPlan(sfi, [], [ofSfi], TODAY), 'SFI').text).toBe(
      'SFI2D är validerad. Anmäl till prövning, som ger betyget.',
    );
  });

  it('counts what is validated in the extent, as in the list of courses', () => {
    const goal = { ...GOAL, upperSecondaryPoints: 300 };
    const steps = [step('a', WHOLE), step('b', { validated: 40 }), step('c')];
    const courses = [
      planned('a', '2027VT', WHOLE),
      planned('b', '2027VT', { validated: 40 }),
      planned('c', '2027VT', { result: 'PASSED' }),
    ];
    const check = checkPlan(goal, steps, courses, TODAY);
    for (const key of ['UPPER_SECONDARY', 'TOTAL'])
      expect(of(check, key)).toMatchObject({ needed: 300, has: 240, planned: 60, missing: 0 });
  });

  it('takes what has been read of an ongoing course from what is not validated', () => {
    // 100 days, of which 50 have passed; 60 of 100 points are validated: 20 points are left, a week.
    const reading = planned('a', '2026HT', {
      ...{ result: 'ENROLLED', from: '2026-09-14', to: '2026-12-22', validated: 60 },
    });
    const on = (plannedEndDate: string) =>
      checkPlan({ ...GOAL, plannedEndDate }, [step('a', { validated: 60 })], [reading], '2026-11-03');
    expect([on('2026-11-09').isReachable, on('2026-11-08').isReachable]).toEqual([true, false]);
  });
});

describe('archived courses', () => {
  const archived = (id: string, heir: string | null): PlanStep =>
    step(id, { course: { ...course(id), isArchived: true, heir: heir === null ? null : course(heir) } });

  it('are not proposed: their equivalent is, if there is one', () => {
    const check = checkPlan(GOAL, [archived('old', 'new'), archived('gone', null)], [], TODAY);
    expect(of(check, 'old')).toMatchObject({
      text: '100 poäng saknas. Lägg till new.',
      courses: [{ id: 'new' }],
    });
    expect(of(check, 'gone')).toMatchObject({
      text: '100 poäng saknas. Kursen är arkiverad och har ingen som ersätter den.',
      courses: [],
    });
  });
});
