import { GradeDesk } from '../support/grade-desk.js';
import type { Person, School } from '../support/school.js';

const PERIOD = { startDate: '2027-01-11', plannedEndDate: '2030-06-09', pacePercent: 100 };
const CHECK = `query($studentId: ID!) { checkStudyPlan(studentId: $studentId) { isMet isReachable
  requirements { key needed has planned missing } } }`;

interface Sums {
  key: string;
  needed: number;
  has: number;
  planned: number;
  missing: number;
}

/**
 * The requirements of an exam, calculated from the tables alone: each course once with its best result, equivalents as
 * one; required courses, programme courses and free ones up to their most.
 */
const SUMS = `
  WITH plan AS (SELECT pr.id AS program, pr.points, pr.programme_points, pr.free_points,
        pr.passed_points FROM study_plan sp JOIN program pr ON pr.id = sp.program_id WHERE sp.student_id = $1),
    known AS (
      SELECT course_id, CASE WHEN value IN ('F', 'IG') THEN 4 ELSE 1 END AS rank FROM grade
      WHERE student_id = $1 AND signed_at IS NOT NULL AND value IN ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'IG')
      UNION ALL SELECT course_id, 2 FROM enrollment WHERE student_id = $1 AND course_id IS NOT NULL AND is_enrollment
        AND removed_at IS NULL AND (status IN ('ADMITTED', 'ACTIVE', 'PAUSED')
          OR status = 'COMPLETED' AND grade_signed_at IS NULL)
      UNION ALL SELECT i.course_id, 3 FROM study_plan_item i JOIN study_plan sp ON sp.id = i.plan_id
      WHERE sp.student_id = $1 AND i.source <> 'WISH' AND i.term IS NOT NULL AND to_date(left(i.term, 4) ||
        CASE right(i.term, 2) WHEN 'VT' THEN '0630' ELSE '1231' END, 'YYYYMMDD') >= today()),
    -- Equivalents are one course, known by the least of their ids.
    same AS (SELECT c.id, c.points, c.level, (SELECT min(k::text) FROM unnest(course_kin(c.id)) k) AS one FROM course c),
    best AS (SELECT DISTINCT ON (s.one) s.one, s.points, k.rank FROM known k JOIN same s ON s.id = k.course_id
      WHERE s.level = 'UPPER_SECONDARY' ORDER BY s.one, k.rank),
    step AS (SELECT coalesce(pc.choice_group, pc.course_id::text) AS key, s.one, s.points, pc.position, pc.part
      FROM plan JOIN program_course pc ON pc.program_id = plan.program JOIN same s ON s.id = pc.course_id),
    required AS (SELECT DISTINCT ON (key) step.key, step.points,
        (SELECT best.one FROM best WHERE best.one IN (SELECT g.one FROM step g WHERE g.key = step.key)
         ORDER BY best.rank LIMIT 1) AS filled
      FROM step WHERE part = 'REQUIRED' ORDER BY key, position),
    sorted AS (SELECT best.*, EXISTS (SELECT FROM required WHERE filled = best.one) AS is_required,
        EXISTS (SELECT FROM step WHERE part = 'PROGRAMME' AND step.one = best.one) AS is_listed FROM best),
    part AS (SELECT kind.name,
        sum(sorted.points) FILTER (WHERE is_required) AS required,
        sum(sorted.points) FILTER (WHERE NOT is_required) AS beside,
        sum(sorted.points) FILTER (WHERE NOT is_required AND is_listed) AS listed
      FROM (VALUES ('all', '{1,2,3,4}'::int[]), ('graded', '{1,4}'), ('passed', '{1}'), ('fair', '{1,2,3}')) kind (name, ranks)
      LEFT JOIN sorted ON sorted.rank = ANY (kind.ranks) GROUP BY kind.name),
    counted AS (SELECT part.name, coalesce(required, 0) + programme + least(coalesce(beside, 0) - programme,
        plan.free_points) AS points
      FROM part CROSS JOIN plan CROSS JOIN LATERAL (SELECT CASE WHEN EXISTS (SELECT FROM step WHERE step.part = 'PROGRAMME')
        THEN coalesce(listed, 0) ELSE least(coalesce(beside, 0), plan.programme_points) END AS programme) chosen),
    sums AS (
      SELECT 'TOTAL' AS key, plan.points AS needed, graded.points AS has, whole.points - graded.points AS planned
      FROM plan, counted graded, counted whole WHERE graded.name = 'graded' AND whole.name = 'all'
      UNION ALL SELECT 'PASSED', plan.passed_points, passed.points, fair.points - passed.points
      FROM plan, counted passed, counted fair WHERE passed.name = 'passed' AND fair.name = 'fair'
      UNION ALL SELECT 'PROGRAMME', plan.programme_points,
        coalesce((SELECT sum(points) FROM sorted WHERE rank = 1 AND NOT is_required), 0),
        coalesce((SELECT sum(points) FROM sorted WHERE rank IN (2, 3) AND NOT is_required), 0)
      FROM plan WHERE NOT EXISTS (SELECT FROM step WHERE part = 'PROGRAMME')
      UNION ALL SELECT required.key, required.points, CASE WHEN best.rank = 1 THEN required.points ELSE 0 END,
        CASE WHEN best.rank IN (2, 3) THEN required.points ELSE 0 END
      FROM required LEFT JOIN best ON best.one = required.filled)
  SELECT key, needed::integer, has::integer, planned::integer, greatest(0, needed - has - planned)::integer AS missing
  FROM sums`;

describe('from a wish to the exam', () => {
  let desk: GradeDesk;
  let school: School;
  let counsellor: Person;
  let student: Person;
  let studentId: string;

  beforeAll(async () => {
    desk = await GradeDesk.open();
    ({ school } = desk);
    counsellor = await school.as('SYV');
    studentId = await school.student({ name: 'Åsa Ödman' });
    student = await school.as('STUDENT', { name: 'Åsa Ödman' });
    await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [studentId, student.userId]);
  });
  afterAll(() => school.close());

  async function ran(name: string, input: object, who = counsellor) {
    const { data, errors } = await who.graphql(
      `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) {
         state items { id term source grade course { id code } } } }`,
      { input },
    );
    expect(errors).toEqual([]);
    return data![name] as {
      state: string;
      items: { id: string; source: string; grade: string | null; course: { id: string; code: string } }[];
    };
  }
  /** The check, each of whose numbers is the one that the tables give. */
  async function checked() {
    const { data, errors } = await counsellor.graphql(CHECK, { studentId });
    expect(errors).toEqual([]);
    const check = data!.checkStudyPlan as unknown as {
      isMet: boolean;
      isReachable: boolean;
      requirements: Sums[];
    };
    const expected = await school.sql<Sums>(SUMS, [studentId]);
    const byKey = (sums: readonly Sums[]) => [...sums].sort((a, b) => a.key.localeCompare(b.key));
    expect(byKey(check.requirements)).toEqual(byKey(expected));
    return { ...check, of: (key: string) => check.requirements.find((one) => one.key === key)! };
  }
  /** Signed grades in courses, by SQL. */
  const graded = (ids: readonly string[], value: string) =>
    school.sql(
      `INSERT INTO grade (id, student_id, course_id, value, graded_on, signed_at)
       SELECT gen_random_uuid(), $1, id, $3, today(), now() FROM unnest($2::uuid[]) AS id`,
      [studentId, ids, value],
    );

  it('every figure matches the tables at each step', async () => {
    const [program] = await school.sql<{ id: string }>(
      `SELECT id FROM program WHERE name = 'Gymnasieexamen, högskoleförberedande'`,
    );
    const values = { goal: 'EXAM', programId: program!.id, ...PERIOD };
    const made = await ran('saveStudyPlan', { studentId, values, addCourses: true });
    let check = await checked();
    expect(check.of('TOTAL')).toEqual({
      key: 'TOTAL',
      needed: 2_400,
      has: 0,
      planned: 1_050,
      missing: 1_350,
    });

    // The counsellor has removed a required course; the student wishes for it, which plans nothing.
    const history = made.items.find(({ course }) => course.code === 'HIST1B00X')!;
    await ran('removeStudyPlanItem', { studentId, itemId: history.id });
    const wished = await ran('wishInStudyPlan', { courseId: history.course.id }, student);
    check = await checked();
    expect(check.of('TOTAL')).toMatchObject({ planned: 950, missing: 1_450 });
    expect(check.of(history.course.id)).toMatchObject({ planned: 0, missing: 100 });

    const wish = wished.items.find(({ course }) => course.id === history.course.id)!;
    expect(wish.source).toBe('WISH');
    await ran('moveStudyPlanItem', { studentId, itemId: wish.id, term: '2027HT' });
    await ran('agreeStudyPlan', { studentId });
    expect((await ran('agreeOwnStudyPlan', {}, student)).state).toBe('AGREED');
    check = await checked();
    expect(check.of(history.course.id)).toMatchObject({ planned: 100, missing: 0 });

    // Earlier studies: the other required courses, one of them as its equivalent, and further courses, one failed.
    const others = made.items.filter(({ id }) => id !== history.id).map(({ course }) => course.id);
    const [pair] = await school.sql<{ id: string; equivalent: string }>(
      `SELECT course_id AS id, equivalent_id AS equivalent FROM course_pair WHERE course_id = ANY ($1::uuid[])
       ORDER BY course_id, equivalent_id LIMIT 1`,
      [others],
    );
    await graded(
      others.map((id) => (id === pair!.id ? pair!.equivalent : id)),
      'E',
    );
    await checked();
    const further: string[] = [];
    for (let count = 0; count < 14; count += 1) further.push(await desk.grading.course());
    await graded(further.slice(1), 'C');
    await graded(further.slice(0, 1), 'F');
    check = await checked();
    expect(check.isMet).toBe(false);

    // The course is read: the plan counts the enrolment in place of the planned course.
    const instance = await desk.grading.instance({
      courseId: history.course.id,
      teacherId: desk.teacher.teacherId,
    });
    const entry = await desk.grading.enrolled(instance, { studentId });
    check = await checked();
    expect(check.of(history.course.id)).toMatchObject({ has: 0, planned: 100, missing: 0 });
    expect(check.isMet).toBe(false);
    expect((await desk.set(entry, { grade: 'B' })).errors).toEqual([]);
    expect((await checked()).of(history.course.id)).toMatchObject({ has: 0, planned: 100 });
    expect((await desk.sign(desk.teacher, instance)).errors).toEqual([]);
    check = await checked();
    expect(check.of(history.course.id)).toMatchObject({ has: 100, planned: 0, missing: 0 });
    expect(check).toMatchObject({ isMet: true, isReachable: true });
    const { data } = await student.graphql(
      'query($studentId: ID!) { studyPlan(studentId: $studentId) { items { source grade course { code } } } }',
      { studentId },
    );
    expect((data!.studyPlan as unknown as { items: unknown[] }).items).toContainEqual({
      ...{ source: 'DONE', grade: 'B', course: { code: 'HIST1B00X' } },
    });
  });
});
