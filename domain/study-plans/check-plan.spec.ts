import { checkPlan as checkOn } from './check-plan.js';
import type { CheckedGoal, PlanCourse, PlanStep } from './plan-facts.js';

const TODAY = '2027-01-11';
const checkPlan = (goal: CheckedGoal, steps: readonly PlanStep[], courses: readonly PlanCourse[]) =>
  checkOn(goal, steps, courses, TODAY);
const course = (id: string, points: number | null = 100, kin: string[] = []) => ({
  ...{ id, code: id, name: id, points, system: 'GY25' as const, kin: [id, ...kin] },
});
const with_ = (id: string, result: PlanCourse['result'], more: Partial<PlanCourse> = {}): PlanCourse => ({
  ...{ ...course(id), level: 'UPPER_SECONDARY', result },
  ...{ term: result === 'PLANNED' ? '2027VT' : null, from: null, to: null },
  ...more,
});
const step = (id: string, group: string | null = null, kin: string[] = []): PlanStep => ({
  ...{ part: 'REQUIRED', group, course: course(id, 100, kin) },
});
const EXAM: CheckedGoal = {
  ...{ kind: 'EXAM', points: 2_400, programmePoints: 700, freePoints: 650, passedPoints: 2_250 },
  ...{ sfiPath: null, sfiCourse: null, basicPoints: null, upperSecondaryPoints: null },
  ...{ startDate: '2027-01-11', plannedEndDate: '2029-06-08', pacePercent: 100 },
};
const COURSES: CheckedGoal = { ...EXAM, kind: 'COURSES', points: null };
const many = (count: number, result: PlanCourse['result']) =>
  Array.from({ length: count }, (_, index) => with_(`extra${index}`, result));
const of = (check: ReturnType<typeof checkPlan>, key: string) =>
  check.requirements.find((one) => one.key === key)!;

describe('checking a study plan', () => {
  it('counts an equivalent once, with its best result', () => {
    const check = checkPlan(
      EXAM,
      [step('SVEN1000X', null, ['SVESVE01'])],
      [
        with_('SVEN1000X', 'PLANNED', { kin: ['SVEN1000X', 'SVESVE01'] }),
        with_('SVESVE01', 'PASSED', { kin: ['SVESVE01', 'SVEN1000X'] }),
      ],
    );
    expect(of(check, 'TOTAL')).toMatchObject({ has: 100, planned: 0, missing: 2_300 });
    expect(of(check, 'SVEN1000X')).toMatchObject({ has: 100, missing: 0, text: 'Klart.' });
  });

  it('reduces a package by validated points, once and not in addition to a grade', () => {
    const goal: CheckedGoal = { ...EXAM, kind: 'VOCATIONAL', points: 400 };
    const steps: PlanStep[] = [
      { ...step('whole'), validated: 100, isValidated: true },
      { ...step('part'), validated: 40 },
      { ...step('graded'), validated: 100, isValidated: true },
      step('other'),
    ];
    const check = checkPlan(goal, steps, [with_('part', 'PLANNED'), with_('graded', 'PASSED')]);
    expect(of(check, 'TOTAL')).toMatchObject({ needed: 400, has: 240, planned: 60, missing: 100 });
    expect(of(check, 'whole')).toMatchObject({ has: 100, planned: 0, text: 'Klart.' });
    expect(of(check, 'part')).toMatchObject({ has: 40, planned: 60, missing: 0 });
    expect(of(check, 'graded')).toMatchObject({ has: 100, missing: 0 });
  });

  it('requires a grade in a validated course for an exam', () => {
    const steps: PlanStep[] = [{ ...step('SVEN1000X'), validated: 100, isValidated: true }];
    const check = checkPlan(EXAM, steps, []);
    expect([of(check, 'TOTAL').has, of(check, 'SVEN1000X').missing]).toEqual([0, 100]);
  });

  it('lists the alternatives that would meet a requirement', () => {
    const steps = [step('MATE1B00X', 'Matematik nivå 1'), step('MATE1C00X', 'Matematik nivå 1')];
    expect(of(checkPlan(EXAM, steps, []), 'Matematik nivå 1')).toMatchObject({
      ...{ needed: 100, missing: 100 },
      text: '100 poäng saknas. Lägg till MATE1B00X eller MATE1C00X.',
    });
    expect(of(checkPlan(EXAM, steps, [with_('MATE1C00X', 'PLANNED')]), 'Matematik nivå 1')).toMatchObject({
      ...{ planned: 100, missing: 0, text: 'Klart när planen följs.', courses: [] },
    });
  });

  it('counts at most 650 free points in addition to programme courses', () => {
    const check = checkPlan(EXAM, [], many(20, 'PASSED'));
    expect(of(check, 'TOTAL').has).toBe(1_350);
    expect(of(check, 'PROGRAMME')).toMatchObject({ needed: 700, missing: 0 });
  });

  it('counts failed courses in the exam, but not as passed', () => {
    const check = checkPlan(EXAM, [], [with_('a', 'PASSED'), with_('b', 'FAILED')]);
    expect([of(check, 'TOTAL').has, of(check, 'PASSED').has]).toEqual([200, 100]);
  });

  it('counts a failed common course as common, not among the free ones', () => {
    const check = checkPlan(EXAM, [step('common')], [with_('common', 'FAILED'), ...many(14, 'PASSED')]);
    expect([of(check, 'TOTAL').has, of(check, 'PASSED').has, of(check, 'common').has]).toEqual([
      1_450, 1_350, 0,
    ]);
    expect(of(check, 'TOTAL').text).toBe('950 poäng saknas. Det är gemensamma kurser som saknas.');
  });

  it('excludes basic-level courses from an exam', () => {
    const check = checkPlan(EXAM, [], [with_('a', 'PASSED', { level: 'BASIC' })]);
    expect(of(check, 'TOTAL').has).toBe(0);
  });

  it('requires a course rather than points for sfi', () => {
    const goal: CheckedGoal = { ...EXAM, kind: 'SFI', sfiPath: 2, sfiCourse: 'C' };
    expect(checkPlan(goal, [], []).requirements).toMatchObject([
      { unit: 'COURSES', needed: 1, missing: 1, text: 'Sfi studieväg 2, kurs C är inte planerad.' },
    ]);
    const required: PlanStep = { ...step('SFI2C'), course: course('SFI2C', null) };
    expect(checkPlan(goal, [required], []).requirements[0]!.courses).toEqual([required.course]);
    const passed = with_('SFI2C', 'PASSED', { level: 'SFI', points: null });
    expect(checkPlan(goal, [], [passed])).toMatchObject({ isMet: true, isReachable: true });
  });

  it('warns about Gy11 after June 2030 and about courses after the end of the plan', () => {
    const goal: CheckedGoal = { ...COURSES, plannedEndDate: '2031-06-01' };
    const late = checkPlan(
      goal,
      [step('SVESVE01')],
      [with_('SVESVE01', 'PLANNED', { system: 'GY11', term: '2030HT' })],
    );
    expect(late.isReachable).toBe(false);
    expect(late.warnings).toEqual([expect.stringContaining('Gy11 upphör 2030-06-30')]);
    const last = with_('SVESVE01', 'PLANNED', { system: 'GY11', term: '2030VT' });
    expect(checkPlan(goal, [step('SVESVE01')], [last])).toMatchObject({ isReachable: true, warnings: [] });
    const beyond = checkPlan(goal, [], [with_('a', 'PLANNED', { term: '2031HT' })]);
    expect(beyond.warnings).toEqual(['a är planerad till HT 2031, efter planens slut 2031-06-01.']);
  });

  it('is not reached by an ongoing course that ends after the plan or after Gy11', () => {
    const reading = (to: string, more: Partial<PlanCourse> = {}) =>
      with_('a', 'ENROLLED', { from: '2027-01-11', to, ...more });
    const goal: CheckedGoal = { ...COURSES, plannedEndDate: '2027-06-04' };
    expect(checkPlan(goal, [step('a')], [reading('2027-06-30')])).toMatchObject({
      ...{ isReachable: true, warnings: [] },
    });
    expect(checkPlan(goal, [step('a')], [reading('2027-07-01')])).toMatchObject({
      ...{ isReachable: false, reachableUntil: null },
      warnings: ['a läses till 2027-07-01, efter planens slut 2027-06-04.'],
    });
    // A course that does not count for the goal is no obstacle.
    expect(checkPlan(goal, [step('b')], [with_('b', 'PLANNED'), reading('2027-12-20')])).toMatchObject({
      ...{ isReachable: true, warnings: [] },
    });
    const late: CheckedGoal = { ...COURSES, plannedEndDate: '2031-06-01' };
    expect(checkPlan(late, [step('a')], [reading('2030-08-01', { system: 'GY11' })]).warnings).toEqual([
      'a är en Gy11-kurs och läses till 2030-08-01. Gy11 upphör 2030-06-30: välj motsvarande ämne i Gy25.',
    ]);
  });

  it('names the Gy25 course that replaces a Gy11 course', () => {
    const goal: CheckedGoal = { ...COURSES, plannedEndDate: '2031-06-01' };
    const planned = with_('SVESVE01', 'PLANNED', {
      ...{ system: 'GY11', term: '2031VT', successor: 'Svenska nivå 1 (SVEN1000X)' },
    });
    expect(checkPlan(goal, [step('SVESVE01')], [planned]).warnings).toEqual([
      'SVESVE01 är en Gy11-kurs och planerad till VT 2031. Gy11 upphör 2030-06-30: ' +
        'välj Svenska nivå 1 (SVEN1000X) i Gy25.',
    ]);
  });

  it('counts one of the alternatives of a choice in a package and in an exam', () => {
    const steps = [step('SVE1', 'Svenska'), step('SVA1', 'Svenska'), step('other')];
    const both = [with_('SVE1', 'PASSED'), with_('SVA1', 'PASSED')];
    const goal: CheckedGoal = { ...EXAM, kind: 'VOCATIONAL', points: 200 };
    expect(of(checkPlan(goal, steps, both), 'TOTAL')).toMatchObject({ has: 100, missing: 100 });
    // A graded alternative is not read again.
    expect(of(checkPlan(goal, steps, [both[0]!, with_('SVA1', 'PLANNED')]), 'TOTAL')).toMatchObject({
      ...{ has: 100, planned: 0, missing: 100 },
    });
    const exam = checkPlan(EXAM, steps, [...both, with_('free', 'PASSED')]);
    expect([of(exam, 'TOTAL').has, of(exam, 'PASSED').has, of(exam, 'PROGRAMME').has]).toEqual([
      200, 200, 100,
    ]);
    // What failed counts in the exam unless another alternative fills the choice.
    expect(of(checkPlan(EXAM, steps, [with_('SVE1', 'FAILED')]), 'TOTAL').has).toBe(100);
    expect(of(checkPlan(EXAM, steps, [with_('SVE1', 'FAILED'), both[1]!]), 'TOTAL').has).toBe(100);
  });

  it('is not met by a goal without points and courses', () => {
    const program: CheckedGoal = {
      ...{ ...EXAM, points: null, programmePoints: null, freePoints: null, passedPoints: null },
    };
    for (const goal of [program, { ...program, kind: 'VOCATIONAL' as const }])
      expect(checkPlan(goal, [], [with_('a', 'PASSED')])).toMatchObject({
        ...{ isMet: false, isReachable: false, reachableUntil: null, requirements: [] },
        warnings: ['Målet har varken poäng eller kurser att räkna mot. Ändra målet.'],
      });
  });

  it('says what to do about points that no listed course fills', () => {
    const exam = checkPlan(EXAM, [step('SVEN1000X')], []);
    expect(of(exam, 'TOTAL').text).toBe('2\u00a0400 poäng saknas. Lägg till fler kurser på gymnasial nivå.');
    expect(of(exam, 'COMMON')).toMatchObject({
      ...{ needed: 950, missing: 950 },
      text: '950 poäng saknas. Programmet listar inte kurserna. Lägg in dem på programmets sida.',
    });
    const goal: CheckedGoal = { ...EXAM, kind: 'VOCATIONAL', points: 150 };
    expect(of(checkPlan(goal, [step('a')], [with_('a', 'PASSED')]), 'TOTAL').text).toBe(
      '50 poäng saknas. Paketets kurser ger 100 poäng tillsammans.',
    );
    const basic: CheckedGoal = { ...COURSES, basicPoints: 200 };
    expect(of(checkPlan(basic, [step('a')], []), 'BASIC').text).toBe(
      '200 poäng saknas. Lägg till fler kurser på grundläggande nivå.',
    );
  });

  it('totals the package and checks each required course', () => {
    const goal: CheckedGoal = { ...EXAM, kind: 'VOCATIONAL', points: 200 };
    const check = checkPlan(goal, [step('a'), step('b')], [with_('a', 'PASSED')]);
    expect(check.requirements.map(({ key, missing }) => [key, missing])).toEqual([
      ['TOTAL', 100],
      ['a', 0],
      ['b', 100],
    ]);
  });

  it('requires each course in a plan, and the extent that the plan sets', () => {
    const goal: CheckedGoal = { ...COURSES, kind: 'ELIGIBILITY', upperSecondaryPoints: 400 };
    const check = checkPlan(
      goal,
      [step('a'), step('b'), step('c')],
      [
        with_('a', 'PASSED'),
        with_('b', 'PLANNED'),
        with_('c', 'UNPLACED'),
        with_('other', 'PASSED', { level: 'UPPER_SECONDARY' }),
      ],
    );
    expect(
      check.requirements.map(({ key, needed, has, planned, missing }) => [
        key,
        needed,
        has,
        planned,
        missing,
      ]),
    )
      // Of the 400 points one course is passed and one planned; 'other' is not in the plan.
      .toEqual([
        ['UPPER_SECONDARY', 400, 100, 100, 200],
        ['TOTAL', 300, 100, 100, 100],
        ['a', 100, 100, 0, 0],
        ['b', 100, 0, 100, 0],
        ['c', 100, 0, 0, 100],
      ]);
    expect(of(check, 'c').text).toBe('c har ingen termin i planen.');
    expect([check.isMet, check.isReachable]).toEqual([false, false]);
  });

  it('is not met by a plan without courses', () => {
    expect(checkPlan(COURSES, [], [])).toMatchObject({
      ...{ isMet: false, isReachable: false, reachableUntil: null },
      requirements: [{ key: 'COURSES', unit: 'COURSES', needed: 1, missing: 1 }],
    });
  });

  it('counts a course without points as one course', () => {
    const sfi = (result: PlanCourse['result']) => with_('SFI2C', result, { level: 'SFI', points: null });
    const steps: PlanStep[] = [{ part: 'REQUIRED', group: null, course: course('SFI2C', null) }];
    expect(checkPlan(COURSES, steps, [sfi('PLANNED')])).toMatchObject({
      ...{ isMet: false, isReachable: true },
      requirements: [{ unit: 'COURSES', needed: 1, has: 0, planned: 1 }],
    });
    expect(checkPlan(COURSES, steps, [sfi('PASSED')]).isMet).toBe(true);
    expect(of(checkPlan(COURSES, steps, []), 'SFI2C').text).toBe('SFI2C är inte planerad.');
  });

  it('asks for a new term when the planned one is over', () => {
    const check = checkPlan(COURSES, [step('a')], [with_('a', 'PLANNED', { term: '2026HT' })]);
    expect(check.isReachable).toBe(false);
    expect(check.warnings).toEqual(['a var planerad till HT 2026 men är inte läst. Välj en ny termin.']);
    const enrolled = checkPlan(
      COURSES,
      [step('a')],
      [with_('a', 'PLANNED', { term: '2026HT' }), with_('a', 'ENROLLED')],
    );
    expect(enrolled).toMatchObject({ isReachable: true, warnings: [] });
  });

  it('says what is wrong with a course that the plan has, instead of proposing it', () => {
    const steps = [step('a'), step('b'), step('c')];
    const check = checkPlan(COURSES, steps, [
      with_('a', 'FAILED'),
      with_('a', 'PLANNED', { term: '2026HT' }),
      with_('b', 'WISHED'),
      with_('c', 'FAILED'),
    ]);
    expect(['a', 'b', 'c'].map((key) => of(check, key).text)).toEqual([
      'a är inte godkänd. Välj en ny termin eller anmäl till prövning.',
      'b är önskad men inte planerad.',
      '100 poäng saknas. Lägg till c.',
    ]);
    expect(['a', 'b', 'c'].map((key) => of(check, key).courses.length)).toEqual([0, 0, 1]);
    const sfi = { ...course('SFI2D', null), name: 'Sfi D' };
    const goal = { ...COURSES, kind: 'SFI' as const, sfiPath: 2, sfiCourse: 'D' };
    const late = checkPlan(
      goal,
      [{ part: 'REQUIRED', group: null, course: sfi }],
      [with_('SFI2D', 'PLANNED', { ...sfi, term: '2026HT' })],
    );
    expect(late.requirements[0]).toMatchObject({
      text: 'Sfi D var planerad till HT 2026 men är inte läst. Välj en ny termin.',
      courses: [],
    });
  });

  it('is reached although a course beside the goal ends after the plan', () => {
    const goal: CheckedGoal = { ...EXAM, kind: 'VOCATIONAL', points: 100 };
    const check = checkPlan(
      goal,
      [step('a')],
      [with_('a', 'PLANNED', { term: '2027VT' }), with_('beside', 'PLANNED', { term: '2029HT' })],
    );
    expect(check).toMatchObject({ isReachable: true, reachableUntil: '2027-06-30' });
    expect(check.warnings).toEqual(['beside är planerad till HT 2029, efter planens slut 2029-06-08.']);
  });

  it('lists the programme courses to choose from', () => {
    const listed = ['a', 'b'].map((id): PlanStep => ({ ...step(id), part: 'PROGRAMME' }));
    const check = checkPlan(EXAM, listed, [with_('a', 'PASSED')]);
    expect(of(check, 'PROGRAMME').text).toBe('600 poäng saknas. Välj bland b.');
  });

  it('ignores a wish until it is planned', () => {
    const check = checkPlan(COURSES, [step('a')], [with_('a', 'WISHED')]);
    expect([of(check, 'a').missing, check.warnings]).toEqual([100, []]);
  });

  it('needs weeks for the remaining points: 300 points take 15 weeks full time, 30 half time', () => {
    const steps = [step('a'), step('b'), step('c')];
    const planned = ['a', 'b', 'c'].map((id) => with_(id, 'PLANNED'));
    // 11 January to 25 April 2027 are 105 days: 15 weeks.
    const full: CheckedGoal = { ...COURSES, plannedEndDate: '2027-04-25' };
    expect(checkPlan(full, steps, planned)).toMatchObject({
      isReachable: true,
      reachableUntil: '2027-01-11',
    });
    const short = { ...full, plannedEndDate: '2027-04-24' };
    expect(checkPlan(short, steps, planned)).toMatchObject({
      ...{ isReachable: false, reachableUntil: null },
      warnings: [
        '300 poäng återstår och tar 15 veckor i studietakten 100 %. Till planens slut 2027-04-24 är det 14 veckor.',
      ],
    });
    expect(checkPlan({ ...full, pacePercent: 50 }, steps, planned).isReachable).toBe(false);
    const half = { ...full, pacePercent: 50, plannedEndDate: '2027-08-08' };
    expect(checkPlan(half, steps, planned)).toMatchObject({
      isReachable: true,
      reachableUntil: '2027-01-11',
    });
  });

  it('counts from the first day of a plan that has not started', () => {
    const goal: CheckedGoal = { ...COURSES, startDate: '2027-04-12', plannedEndDate: '2027-05-16' };
    const check = (points: number) =>
      checkPlan(goal, [step('a')], [with_('a', 'PLANNED', { points })]).isReachable;
    // Five weeks from 12 April: 100 points.
    expect([
      check(100),
      checkPlan({ ...goal, plannedEndDate: '2027-05-15' }, [step('a')], [with_('a', 'PLANNED')]).isReachable,
    ]).toEqual([true, false]);
  });

  it('subtracts the completed part of an ongoing course, by its days', () => {
    // 100 days from 14 September to 22 December, of which 50 remain from 3 November: 50 points, 2.5 weeks.
    const reading = with_('a', 'ENROLLED', { from: '2026-09-14', to: '2026-12-22' });
    const goal: CheckedGoal = { ...COURSES, startDate: '2026-09-14', plannedEndDate: '2026-11-20' };
    const check = checkOn(goal, [step('a')], [reading], '2026-11-03');
    expect([check.isReachable, check.reachableUntil]).toEqual([true, '2026-11-03']);
    expect(
      checkOn({ ...goal, plannedEndDate: '2026-11-19' }, [step('a')], [reading], '2026-11-03').isReachable,
    ).toBe(false);
  });

  it('is out of reach once the plan has ended without its goal', () => {
    const goal: CheckedGoal = {
      ...EXAM,
      kind: 'SFI',
      sfiPath: 2,
      sfiCourse: 'D',
      plannedEndDate: '2027-01-10',
    };
    const reading = with_('SFI2D', 'ENROLLED', { level: 'SFI', points: null });
    expect(checkPlan({ ...goal, startDate: '2026-08-01' }, [], [reading])).toMatchObject({
      ...{ isReachable: false, warnings: ['Planens slut 2027-01-10 har passerat.'] },
    });
  });
});
