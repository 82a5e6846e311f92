import {
  admin,
  BASE,
  course,
  instance,
  match,
  needsOf,
  openCourseMatching,
  page,
  planned,
  school,
} from '../support/course-matching-world.js';

interface Matched {
  totalCount: number;
  nodes: { _id: string; batchId: string; mayUndo: boolean }[];
}

const COURSES = `(SELECT id, name, code, row_number() OVER (ORDER BY code) AS n FROM course WHERE code LIKE 'LIST%')`;

const matched = async (query: string): Promise<Matched> =>
  (await admin.rest('GET', `${BASE}/matched?${query}`)).body as Matched;

describe('students placed by matching', () => {
  beforeAll(async () => {
    await openCourseMatching();
    await school.sql(
      `INSERT INTO course (id, code, name, points, system) SELECT gen_random_uuid(), 'LIST' || n, ('{Ångteknik,Zoologi,ängsbruk}'::text[])[n],
         100, 'LOCAL' FROM generate_series(1, 3) n`,
    );
    await school.sql(
      `INSERT INTO course_equivalent SELECT a.id, b.id FROM ${COURSES} a, ${COURSES} b WHERE a.n = 1 AND b.n = 2`,
    );
    await school.sql(
      `INSERT INTO student (id, name, municipality) SELECT gen_random_uuid(), ('{Öl,Åka,anna,Åka}'::text[])[1 + n % 4] || ' Ek',
         CASE n % 3 WHEN 1 THEN 'Solna' WHEN 2 THEN (SELECT max(name) FROM municipality) END FROM generate_series(1, 60) n`,
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, status, start_date, removed_at, is_enrollment)
       SELECT gen_random_uuid(), s.id, c.id, CASE WHEN s.n % 13 > 0 THEN 'ACTIVE' END, CASE WHEN s.n % 5 > 0 THEN today() + (s.n % 5)::integer END,
         CASE WHEN s.n % 11 = 0 THEN now() END, s.n % 13 > 0
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM student WHERE name LIKE '% Ek') s JOIN ${COURSES} c ON c.n = 1 + s.n % 3`,
    );
    // Some with equal times, another kind, some undone, one without remaining students.
    await school.sql(
      `INSERT INTO enrollment_batch (id, kind, title, size, created_by, created_by_name, created_at, undone_at)
       SELECT gen_random_uuid(), CASE WHEN n % 6 = 0 THEN 'ENROLL' ELSE 'MATCH' END, 'Matchade', n, u.id, u.name,
         date '2026-01-01' + n / 3, CASE WHEN n % 5 = 0 THEN now() END
       FROM generate_series(1, 14) n, (SELECT id, name FROM app_user ORDER BY id LIMIT 1) u`,
    );
    await school.sql(
      `INSERT INTO enrollment_batch_item (batch_id, enrollment_id, version_after)
       SELECT b.id, e.id, CASE WHEN b.n % 2 = 0 THEN e.version ELSE e.version + 1 END
       FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS n FROM enrollment_batch) b
       JOIN (SELECT e.id, e.version, e.removed_at, row_number() OVER (ORDER BY e.id) AS n FROM enrollment e
         JOIN ${COURSES} c ON c.id = e.course_id) e
         ON CASE WHEN b.n = 8 THEN e.removed_at IS NOT NULL ELSE e.n % 9 = b.n % 9 END`,
    );
  });
  afterAll(() => school.close());

  const FOUND = {
    all: ['', 'true'],
    'those of a name': ['q=anna', `lower(s.name) LIKE '%anna%'`],
    'those of a course by its name': ['q=ZOO', 'c.n = 2'],
    'those of a code and of what stands for it': ['q=list2', 'c.n IN (1, 2)'],
    'nobody by a name and a code at once': ['q=zoologi%20list2', 'false'],
    'those of a municipality': ['municipality=Solna', `s.municipality = 'Solna'`],
    'those of some days': ['startFrom=2020-01-01&startTo=2100-01-01', 'e.start_date IS NOT NULL'],
  } as const;

  test.each(Object.entries(FOUND))(
    '%s are listed page by page, latest action first',
    async (_of, [query, where]) => {
      const stored = await school.sql<{ id: string; batchId: string; mayUndo: boolean }>(
        `SELECT e.id, b.id AS "batchId", NOT EXISTS (SELECT FROM enrollment_batch_item o JOIN enrollment x ON x.id = o.enrollment_id
           WHERE o.batch_id = b.id AND x.version <> o.version_after) AS "mayUndo"
         FROM enrollment_batch b JOIN enrollment_batch_item i ON i.batch_id = b.id JOIN enrollment e ON e.id = i.enrollment_id
         JOIN student s ON s.id = e.student_id LEFT JOIN ${COURSES} c ON c.id = e.course_id
         WHERE b.kind = 'MATCH' AND b.undone_at IS NULL AND e.removed_at IS NULL AND e.is_enrollment AND (${where})
         ORDER BY b.created_at DESC, b.id, s.name, e.id`,
      );
      const seen: Matched['nodes'] = [];
      for (let at = 1; at <= Math.ceil(stored.length / 7) + 1; at += 1) {
        const { totalCount, nodes } = await matched(`${query}&first=7&page=${at}`);
        expect(totalCount).toBe(stored.length);
        seen.push(...nodes);
      }
      expect(seen.map(({ _id, batchId, mayUndo }) => ({ id: _id, batchId, mayUndo }))).toEqual(stored);
    },
  );

  test('shows only the six best of many places for a need', async () => {
    const wanted = await course();
    await planned(wanted);
    const places: string[] = [];
    for (const starts of [130, 125, 70, 40, 30, 20]) places.unshift(await instance(wanted, { starts }));
    const full = await instance(wanted, { starts: 10, capacity: 0 });
    const [need] = await needsOf(wanted);
    expect(need!.proposals.map(({ instanceId }) => instanceId)).toEqual(places);
    expect(places).not.toContain(full);
  });

  test('the total is for the requested state', async () => {
    const wanted = await course();
    const keys = [await planned(wanted), await planned(wanted), await planned(wanted)];
    await instance(wanted, { capacity: 1 });
    await admin.rest('PUT', `${BASE}/skipped`, { body: { keys: [keys[2]], skipped: true } });
    const totals = ['', 'SAFE', 'UNCERTAIN', 'NONE', 'SKIPPED'].map(async (state) => {
      const { totalCount, nodes } = await page(`courseId=${wanted}${state && `&state=${state}`}`);
      return [totalCount, nodes.length];
    });
    expect(await Promise.all(totals)).toEqual([
      [2, 2],
      [1, 1],
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });

  test('someone taking a course gets no place in its equivalent; someone who has passed it may', async () => {
    const [read, other] = [await course(), await course()];
    await school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', [read, other]);
    const [reads, done] = [await school.student(), await school.student()];
    for (const student of [reads, done]) await planned(other, student);
    const places = [await instance(read, { starts: 30 }), await instance(other, { starts: 20 })];
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, is_enrollment, status, grade, grade_signed_at)
       VALUES (gen_random_uuid(), $1, $3, true, 'ACTIVE', NULL, NULL), (gen_random_uuid(), $2, $3, true, 'COMPLETED', 'C', now())`,
      [reads, done, read],
    );
    const open = Object.fromEntries(
      (await needsOf(other)).map(({ studentId, proposals }) => [
        studentId,
        proposals.filter(({ isOpen }) => isOpen).map(({ instanceId }) => instanceId),
      ]),
    );
    expect(open).toEqual({ [reads]: [], [done]: [places[1]] });
    const [key] = (await needsOf(other)).filter(({ studentId }) => studentId === done);
    expect((await match([{ key: key!.key, courseInstanceId: places[1]! }])).status).toBe(200);
  });
});
