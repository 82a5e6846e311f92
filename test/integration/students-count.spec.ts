import { Database } from '../../server/platform/database/database.js';
import { foldStudentCounts } from '../../server/features/students/students.writes.js';
import { School, type Person } from '../support/school.js';

const STATUSES = [[], ['ACTIVE'], ['ENDED'], ['ACTIVE', 'NOT_STARTED']];

describe('the total of the list of students', () => {
  let school: School;
  let people: Person[];

  beforeAll(async () => {
    school = await School.open();
    const teacher = await school.as('TEACHER');
    people = [teacher, await school.as('TEACHER'), await school.as('ADMIN')];
    const { teacherId } = teacher;
    await school.student({ isProtected: true, teacherId });
    await school.student({ isProtected: true, teacherId, endDate: '2020-06-01' });
    await school.student({ isProtected: true });
    await school.student({ startDate: '2099-01-01' });
    for (const endDate of [null, null, '2020-06-01']) await school.student({ endDate });
  });
  afterAll(() => school.close());

  /** What each sees of each choice, as it is said and as it is counted one by one. */
  async function recount(): Promise<void> {
    for (const person of people) {
      for (const statuses of STATUSES) {
        const { data, errors } = await person.graphql(
          `query($filter: StudentFilter) { students(input: {first: 200, filter: $filter}) { totalCount nodes { id } } }`,
          { filter: { statuses } },
        );
        expect(errors).toEqual([]);
        const { totalCount, nodes } = data!.students;
        expect([person.role, statuses, totalCount]).toEqual([person.role, statuses, nodes.length]);
      }
    }
    const kept = await school.sql(
      `SELECT status, sum(students)::integer AS students FROM student_count GROUP BY status HAVING sum(students) <> 0 ORDER BY status`,
    );
    const counted = await school.sql(
      `SELECT status, count(*)::integer AS students FROM student WHERE NOT is_protected GROUP BY status ORDER BY status`,
    );
    expect(kept).toEqual(counted);
  }

  it('is what a count finds, for each who may see and each status', recount);

  it.each([
    ['one student comes', `INSERT INTO student (id, name) VALUES (gen_random_uuid(), 'Ny Ek')`],
    [
      'many come',
      `INSERT INTO student (id, name) SELECT gen_random_uuid(), 'M' || n FROM generate_series(1, 50) n`,
    ],
    ['dates end and begin', `UPDATE student SET end_date = '2020-01-01' WHERE name IN ('M1', 'M2')`],
    ['some are protected', `UPDATE student SET is_protected = true WHERE name IN ('M2', 'M3')`],
    ['and no more', `UPDATE student SET is_protected = false, end_date = NULL WHERE name = 'M2'`],
    ['what does not count changes', `UPDATE student SET phone = '08-1', apl_status = 'RED'`],
    ['some go', `DELETE FROM student WHERE name IN ('M3', 'M4', 'M5')`],
  ])('is right when %s', async (_what, change) => {
    await school.sql(change);
    await recount();
  });

  it('counts nothing that was taken back', async () => {
    const client = await school.pool.connect();
    try {
      await client.query(`BEGIN; DELETE FROM student WHERE name LIKE 'M%'`);
      await recount();
      await client.query('ROLLBACK');
    } finally {
      client.release();
    }
    await recount();
  });

  it('is put together by housekeeping while students come', async () => {
    const database = school.app.get<Database>(Database);
    const come = () => school.sql(`INSERT INTO student (id, name) VALUES (gen_random_uuid(), 'Ny Ek')`);
    await Promise.all([come(), foldStudentCounts(database), come(), foldStudentCounts(database), come()]);
    await recount();
    await foldStudentCounts(database);
    await recount();
    const [rows] = await school.sql<{ n: number }>('SELECT count(*)::integer AS n FROM student_count');
    const [statuses] = await school.sql<{ n: number }>(
      'SELECT count(DISTINCT status)::integer AS n FROM student WHERE NOT is_protected',
    );
    expect(rows).toEqual(statuses);
  });
});
