import { addDays, mondayOf } from '../../domain/days.js';
import { weekCode } from '../../domain/placements/week.js';
import { dayFromToday } from '../support/days.js';
import { GradeDesk, reasonOf } from '../support/grade-desk.js';
import { codeOf, type Person, type School } from '../support/school.js';

const FREE = `query($input: FreePlacesInput) { freePlaces(input: $input) {
  nodes { workplace { id } places free } } }`;
const HOURS = `query($studentId: ID!) { placementHours(studentId: $studentId) {
  required planned reported confirmed weeks { week hours } } }`;

interface Hours {
  required: number | null;
  planned: number;
  reported: number;
  confirmed: number;
  weeks: { week: string; hours: number }[];
}

/** The hours of a student, calculated from packages, decisions, placements and days alone. */
const SUMS = `
  WITH package AS (SELECT p.id, p.target_points FROM enrollment e JOIN course_package p ON p.id = e.package_id
      WHERE e.student_id = $1 AND e.status = 'ACTIVE'),
    validated AS (SELECT coalesce(sum(v.points), 0) AS points FROM study_validation v WHERE v.student_id = $1
      AND v.course_id IN (SELECT pc.course_id FROM course_package_course pc JOIN package ON package.id = pc.package_id)),
    workday AS (SELECT p.id, count(*) AS days FROM placement p, generate_series(p.start_date, p.end_date, '1 day') day
      WHERE p.student_id = $1 AND p.state <> 'INTERRUPTED' AND extract(isodow FROM day) < 6 GROUP BY p.id)
  SELECT (SELECT round((target_points - validated.points) * 0.15 / 20 * 40) FROM package, validated)::integer AS required,
    (SELECT coalesce(sum(round(workday.days * p.hours_per_week / 5.0)), 0) FROM placement p
     JOIN workday ON workday.id = p.id)::integer
      AS planned,
    (SELECT coalesce(sum(d.minutes), 0) / 60.0 FROM placement_day d JOIN placement p ON p.id = d.placement_id
     WHERE p.student_id = $1)::float AS reported,
    (SELECT coalesce(sum(d.minutes), 0) / 60.0 FROM placement_day d JOIN placement p ON p.id = d.placement_id
     JOIN placement_week w ON w.placement_id = d.placement_id AND w.monday = d.monday
     WHERE p.student_id = $1 AND w.confirmed_at IS NOT NULL)::float AS confirmed,
    (SELECT coalesce(json_agg(json_build_object('week', week, 'hours', hours) ORDER BY week DESC), '[]') FROM (
       SELECT to_char(d.day, 'IYYY"-W"IW') AS week, sum(d.minutes) / 60.0 AS hours FROM placement_day d
       JOIN placement p ON p.id = d.placement_id WHERE p.student_id = $1 GROUP BY 1) one) AS weeks`;

describe('from the search for a placement to the grade', () => {
  let desk: GradeDesk;
  let school: School;
  let admin: Person;
  let student: Person;
  let studentId: string;
  const first = mondayOf(dayFromToday(-21));
  const period = { startDate: first, endDate: addDays(first, 25) };

  beforeAll(async () => {
    desk = await GradeDesk.open();
    ({ school, admin } = desk);
    studentId = await school.student({ name: 'Åsa Ödman' });
    student = await school.as('STUDENT', { name: 'Åsa Ödman' });
    await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [studentId, student.userId]);
  });
  afterAll(() => school.close());

  async function ran(name: string, input: object, who = admin, selection = '{ id }') {
    const { data, errors } = await who.graphql(
      `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) ${selection} }`,
      { input },
    );
    expect(errors).toEqual([]);
    return data![name] as { id: string; goals: { id: string }[] };
  }
  /** Places and free ones of a workplace in the period; null if it is full on each day. */
  async function free(workplaceId: string) {
    const { data, errors } = await admin.graphql(FREE, {
      input: { from: period.startDate, to: period.endDate, first: 200 },
    });
    expect(errors).toEqual([]);
    const { nodes } = data!.freePlaces as unknown as {
      nodes: { workplace: { id: string }; places: number; free: number }[];
    };
    const [taken] = await school.sql<{ most: number; places: number }>(
      `SELECT w.places, (SELECT coalesce(max(count), 0) FROM (SELECT count(p.id) FROM generate_series($2::date, $3, '1 day') day
         LEFT JOIN placement p ON p.workplace_id = w.id AND day BETWEEN p.start_date AND p.end_date
           AND p.state <> 'INTERRUPTED' GROUP BY day) one)::integer AS most FROM workplace w WHERE w.id = $1`,
      [workplaceId, period.startDate, period.endDate],
    );
    const found = nodes.find(({ workplace }) => workplace.id === workplaceId) ?? null;
    expect(found?.free ?? 0).toBe(taken!.places - taken!.most);
    return found && { places: found.places, free: found.free };
  }
  /** The student's hours, each of which is the one that the tables give. */
  async function hours(): Promise<Hours> {
    const { data, errors } = await admin.graphql(HOURS, { studentId });
    expect(errors).toEqual([]);
    const [expected] = await school.sql<Hours>(SUMS, [studentId]);
    expect(data!.placementHours).toEqual(expected);
    return expected!;
  }

  it('every hour matches the tables at each step', async () => {
    const courseId = await desk.grading.course();
    const validated = await desk.grading.course();
    const instance = await desk.grading.instance({ courseId, teacherId: desk.teacher.teacherId });
    const entry = await desk.grading.enrolled(instance, { studentId });
    await school.sql(
      `WITH package AS (INSERT INTO course_package (id, name, kind, target_points, apl_weeks)
         VALUES (gen_random_uuid(), 'Vårdpaketet', 'LOCAL', 400, 3) RETURNING id),
       courses AS (INSERT INTO course_package_course (package_id, course_id, position)
         SELECT package.id, c.id, c.at FROM package, unnest($2::uuid[]) WITH ORDINALITY AS c (id, at))
       INSERT INTO enrollment (id, student_id, package_id, status)
       SELECT gen_random_uuid(), $1, id, 'ACTIVE' FROM package`,
      [studentId, [courseId, validated]],
    );
    expect(await hours()).toMatchObject({ required: 120, planned: 0 });
    await ran('decideValidation', {
      ...{ studentId, courseId: validated, scope: 'PART', points: 50, basis: 'Intyg' },
    });
    expect(await hours()).toMatchObject({ required: 105, planned: 0 });

    const workplace = await ran('createWorkplace', { values: { name: 'Björken', places: 1 } });
    expect(await free(workplace.id)).toEqual({ places: 1, free: 1 });
    const placement = await ran(
      'planPlacement',
      {
        studentId,
        values: {
          ...{ workplaceId: workplace.id, ...period, hoursPerWeek: 30, enrollmentIds: [entry] },
          goals: [{ courseId, text: 'Hygien' }],
        },
      },
      admin,
      '{ id goals { id } }',
    );
    expect(await free(workplace.id)).toBeNull();
    expect(await hours()).toMatchObject({ planned: 120, reported: 0, confirmed: 0, weeks: [] });

    await ran('setPlacementState', {
      ...{ id: placement.id, state: 'ONGOING', allowWithoutAgreement: true, reason: 'Avtalet är på väg.' },
    });
    const report = (monday: string, hoursADay: readonly number[]) =>
      ran(
        'reportPlacementHours',
        {
          ...{ placementId: placement.id, week: weekCode(monday) },
          days: hoursADay.map((one, offset) => ({ day: addDays(monday, offset), hours: one })),
        },
        student,
        '{ week }',
      );
    await report(first, [6, 6, 6, 6, 6]);
    await report(addDays(first, 7), [6, 5.25, 0, 7.5, 6]);
    expect(await hours()).toMatchObject({ reported: 54.75, confirmed: 0 });
    const week = { placementId: placement.id, week: weekCode(first) };
    await ran('confirmPlacementWeek', week, admin, '{ week }');
    expect(await hours()).toMatchObject({ reported: 54.75, confirmed: 30 });

    expect((await desk.set(entry, { grade: 'B' })).errors).toEqual([]);
    await school.sql('UPDATE placement SET end_date = today() + 3 WHERE id = $1', [placement.id]);
    const early = await desk.sign(desk.teacher, instance);
    expect([codeOf(early), reasonOf(early)]).toEqual(['CONFLICT', 'ASSESSMENT_MISSING']);
    await ran('assessPlacement', {
      ...{ placementId: placement.id, supervisorName: 'Karin Holm' },
      goals: placement.goals.map(({ id: goalId }) => ({ goalId, level: 'MANAGES', text: 'Bra.' })),
    });
    expect((await desk.sign(desk.teacher, instance)).errors).toEqual([]);
    const [grade] = await school.sql(
      `SELECT value, signed_at IS NOT NULL AS signed FROM grade WHERE student_id = $1 AND course_id = $2`,
      [studentId, courseId],
    );
    expect(grade).toEqual({ value: 'B', signed: true });
  });
});
