import { School, type Person } from '../support/school.js';
import { addCourse, addInstance, schoolDay } from '../support/studies.js';

/** Programs and instances of their courses are separate enrolments (pages, sections 7 and 8). */
describe('a program together with an instance of one of its courses', () => {
  let school: School;
  let admin: Person;
  let programId: string;
  let courseInstanceId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    const courseId = await addCourse(school, { name: 'Kurs i programmet' });
    const [startDate, endDate] = [await schoolDay(school, -10), await schoolDay(school, 60)];
    courseInstanceId = await addInstance(school, courseId, { startDate, endDate });
    const [program] = await school.sql<{ id: string }>(
      `INSERT INTO program (id, name) VALUES (gen_random_uuid(), 'Programmet') RETURNING id`,
    );
    programId = program!.id;
    await school.sql(
      `INSERT INTO program_course (program_id, course_id, part, position) VALUES ($1, $2, 'REQUIRED', 1)`,
      [programId, courseId],
    );
  });
  afterAll(() => school.close());

  const enroll = async (studentId: string, target: Record<string, string>) => {
    const { data, errors } = await admin.graphql(
      'mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { type name } }',
      { input: { studentId, ...target } },
    );
    return errors[0]?.extensions['reason'] ?? data!['enrollStudent'].type;
  };

  it.each([
    ['the program first', ['programId', 'courseInstanceId']],
    ['the instance first', ['courseInstanceId', 'programId']],
  ] as const)('does not block anyone: %s, and each only once', async (_order, [first, second]) => {
    const student = await school.student();
    const targets = { programId, courseInstanceId };
    const kinds = { programId: 'Program', courseInstanceId: 'Course' };
    expect(await enroll(student, { [first]: targets[first] })).toBe(kinds[first]);
    expect(await enroll(student, { [second]: targets[second] })).toBe(kinds[second]);
    expect(await enroll(student, { [first]: targets[first] })).toBe('ALREADY_ENROLLED');
    expect(await enroll(student, { [second]: targets[second] })).toBe('ALREADY_ENROLLED');
  });

  it('gives way when both are given: the instance decides what the enrolment is on', async () => {
    const student = await school.student();
    expect(await enroll(student, { programId, courseInstanceId })).toBe('Course');
    const rows = await school.sql<{ program: string | null; instance: string | null }>(
      'SELECT program_id AS program, course_instance_id AS instance FROM enrollment WHERE student_id = $1',
      [student],
    );
    expect(rows).toEqual([{ program: null, instance: courseInstanceId }]);
  });

  it('is counted separately in the bulk preview', async () => {
    const student = await school.student();
    await enroll(student, { courseInstanceId });
    const { data } = await admin.graphql(
      `query($input: EnrollManyInput!) { previewEnrollMany(input: $input) { total accepted refused { code count } } }`,
      { input: { students: { ids: [student] }, targets: [{ programId }, { courseInstanceId }] } },
    );
    expect(data).toEqual({
      previewEnrollMany: { total: 2, accepted: 1, refused: [{ code: 'ALREADY_ENROLLED', count: 1 }] },
    });
  });
});
