import { Grading } from '../support/grading.js';
import { School, type Answer, type Person } from '../support/school.js';

let school: School;
let grading: Grading;
let teacher: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  school = await School.open();
  grading = new Grading(school);
  teacher = await school.as('TEACHER', { name: 'Åsa Öberg' });
  other = await school.as('TEACHER');
  admin = await school.as('ADMIN');
});

afterAll(() => school.close());

const put = (
  who: Person,
  entryId: string,
  body: Record<string, unknown>,
  version?: number,
): Promise<Answer> =>
  who.rest('PUT', `/api/grades/${entryId}`, {
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });

const own = (): Promise<string> => grading.instance({ teacherId: teacher.teacherId });

const reasonOf = ({ body }: Answer): unknown =>
  (body as { reason?: string }).reason ??
  (body as { fields?: { path: string; reason: string }[] }).fields?.[0];

const day = async (offset: number): Promise<string> => {
  const [row] = await school.sql<{ day: string }>('SELECT (today() + $1::int)::text AS day', [offset]);
  return row!.day;
};

describe('setting a grade', () => {
  it('returns the education entry, dated at the end of the course', async () => {
    const instance = await own();
    const entry = await grading.enrolled(instance);
    const { status, body } = await put(teacher, entry, { grade: 'c' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: entry,
      type: 'Course',
      grade: 'C',
      isGradeDraft: true,
      status: 'ACTIVE',
      isEnrollment: true,
    });
    const [stored] = await school.sql(
      `SELECT value, graded_on::text, signed_at, kind, teacher_id, graded_by_name FROM grade WHERE enrollment_id = $1`,
      [entry],
    );
    expect(stored).toEqual({
      ...{ value: 'C', graded_on: await day(-3), signed_at: null, kind: 'COURSE' },
      ...{ teacher_id: teacher.teacherId, graded_by_name: 'Åsa Öberg' },
    });
  });

  it('dates it today while the course is running', async () => {
    const entry = await grading.enrolled(await grading.instance({ teacherId: teacher.teacherId, end: 20 }));
    await put(teacher, entry, { grade: 'A' });
    const [stored] = await school.sql('SELECT graded_on::text FROM grade WHERE enrollment_id = $1', [entry]);
    expect(stored).toEqual({ graded_on: await day(0) });
  });

  it.each([
    ['a letter for an upper-secondary course', {}, ['A', 'F'], ['G', 'IG']],
    ['G or IG at basic level', { level: 'BASIC' }, ['G', 'IG'], ['A', 'F']],
    ['G or IG in sfi', { level: 'SFI', points: null }, ['G'], ['E']],
    ['G alone at adapted basic level', { level: 'ADAPTED_BASIC' }, ['G'], ['IG', 'E']],
    ['A to E at adapted upper-secondary level', { level: 'ADAPTED_UPPER_SECONDARY' }, ['A', 'E'], ['F', 'G']],
    ['G or IG for a final project', { kind: 'FINAL_PROJECT' }, ['IG'], ['C']],
    ['no grade at all for an orientation course', { kind: 'ORIENTATION' }, [], ['A', 'G', '–']],
  ] as const)('accepts %s', async (_, seed, right, wrong) => {
    const courseId = await grading.course(seed);
    const entry = await grading.enrolled(await grading.instance({ courseId, teacherId: teacher.teacherId }));
    for (const grade of right) expect((await put(teacher, entry, { grade })).status).toBe(200);
    for (const grade of wrong) {
      const refused = await put(teacher, entry, { grade, reason: 'Underlag saknas' });
      expect(refused.status).toBe(400);
      expect(reasonOf(refused)).toMatchObject({ path: 'grade', reason: 'NOT_ALLOWED' });
    }
  });

  it('requires a reason for –, which any dash stands for', async () => {
    const entry = await grading.enrolled(await own());
    const refused = await put(teacher, entry, { grade: '-' });
    expect(refused.status).toBe(400);
    expect(reasonOf(refused)).toMatchObject({ path: 'reason', reason: 'REQUIRED' });
    const { body } = await put(teacher, entry, { grade: '-', reason: 'Underlag saknas' });
    expect(body).toMatchObject({ grade: '–' });
  });

  it('allows dates between the start of the course and today', async () => {
    const entry = await grading.enrolled(await own());
    for (const [offset, status] of [
      [-101, 400],
      [-100, 200],
      [0, 200],
      [1, 400],
    ] as const) {
      expect((await put(teacher, entry, { grade: 'B', date: await day(offset) })).status).toBe(status);
    }
    const coming = await grading.enrolled(
      await grading.instance({ teacherId: teacher.teacherId, start: 5, end: 50 }),
    );
    expect((await put(teacher, coming, { grade: 'B' })).status).toBe(400);
  });

  it('rejects an invalid grade, an empty body, and unknown fields', async () => {
    const entry = await grading.enrolled(await own());
    expect((await put(teacher, entry, { grade: 'MVG' })).status).toBe(400);
    const empty = await put(teacher, entry, {});
    expect(empty.status).toBe(400);
    expect(reasonOf(empty)).toMatchObject({ path: 'grade', reason: 'REQUIRED' });
    expect((await put(teacher, entry, { grade: 'A', betyg: 'A' })).status).toBe(400);
  });

  it('removes a draft with null', async () => {
    const entry = await grading.enrolled(await own());
    await put(teacher, entry, { grade: 'A' });
    const { body } = await put(teacher, entry, { grade: null });
    expect(body).toMatchObject({ grade: null });
  });

  it('rejects a grade from a stale version, so that one of several writers wins', async () => {
    const entry = await grading.enrolled(await own());
    await put(teacher, entry, { grade: 'A' });
    const late = await put(admin, entry, { grade: 'F' }, 0);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ reason: 'VERSION', currentVersion: 1 });
    expect((await put(admin, entry, { grade: 'F' }, 1)).status).toBe(200);
    const race = await Promise.all(['B', 'C', 'D'].map((grade) => put(teacher, entry, { grade }, 2)));
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('whose course it is', () => {
  it('lets the course’s own teacher grade, any teacher if it has none, and administrators everywhere', async () => {
    const mine = await grading.enrolled(await own());
    const nobodys = await grading.enrolled(await grading.instance());
    expect((await put(other, mine, { grade: 'A' })).status).toBe(403);
    expect((await put(other, nobodys, { grade: 'A' })).status).toBe(200);
    expect((await put(admin, mine, { grade: 'A' })).status).toBe(200);
  });

  it('does not find a missing enrolment, or one of a hidden student', async () => {
    const instance = await own();
    const hidden = await grading.enrolled(instance, { isProtected: true });
    expect((await put(teacher, hidden, { grade: 'A' })).status).toBe(404);
    expect((await put(admin, hidden, { grade: 'A' })).status).toBe(200);
    expect((await put(teacher, '0198f000-0000-7000-8000-000000000000', { grade: 'A' })).status).toBe(404);
  });

  it('sets grades only on courses being taken', async () => {
    const instance = await own();
    const packageId = '0198f000-0000-7000-8000-00000000aaaa';
    await school.sql(`INSERT INTO course_package (id, name) VALUES ($1, 'Paket')`, [packageId]);
    const [bundle] = await school.sql<{ id: string }>(
      `INSERT INTO enrollment (id, student_id, package_id, status) VALUES (gen_random_uuid(), $1, $2, 'ACTIVE') RETURNING id`,
      [await school.student(), packageId],
    );
    expect((await put(admin, bundle!.id, { grade: 'A' })).status).toBe(400);
    const removed = await grading.enrolled(instance);
    await school.sql('UPDATE enrollment SET removed_at = now() WHERE id = $1', [removed]);
    const planned = await grading.enrolled(instance);
    await school.sql('UPDATE enrollment SET is_enrollment = false, status = NULL WHERE id = $1', [planned]);
    const absent = await grading.enrolled(instance, { status: 'NOT_STARTED' });
    for (const [entry, reason] of [
      [removed, 'REMOVED'],
      [planned, 'PLANNED'],
      [absent, 'NOT_TAKING_PART'],
    ] as const) {
      const refused = await put(teacher, entry, { grade: 'A' });
      expect(refused.status).toBe(409);
      expect(reasonOf(refused)).toBe(reason);
    }
  });
});
