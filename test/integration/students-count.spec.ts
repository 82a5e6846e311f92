import { Database } from '../../server/platform/database/database.js';
import { foldStudentCounts } from '../../server/features/students/students.repository.js';
import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { School, type Person } from '../support/school.js';

const STATUSES = [[], ['ACTIVE'], ['ENDED'], ['ACTIVE', 'NOT_STARTED']];
const PLACES = [[], ['Solna'], ['Solna', 'Täby']];
/** Each stored count, and its recount from the students. */
const PARTS = { STATUS: '', MUNICIPALITY: ', municipality', TEACHER: ', teacher_id' };

describe('the total of the student list', () => {
  let school: School;
  let people: Person[];
  /** Filters combined with the status. */
  let filters: object[];

  beforeAll(async () => {
    school = await School.open();
    const teacher = await school.as('TEACHER');
    people = [teacher, await school.as('TEACHER'), await school.as('ADMIN')];
    const { teacherId } = teacher;
    filters = [
      ...PLACES.map((municipalities) => ({ municipalities })),
      { teacherId },
      { mine: true },
      { mine: false },
    ];
    filters.push({ municipalities: ['Solna'], teacherId });
    await school.student({ isProtected: true, teacherId, municipality: 'Solna' });
    await school.student({ isProtected: true, teacherId, endDate: '2020-06-01' });
    await school.student({ isProtected: true });
    await school.student({ startDate: '2099-01-01' });
    for (const endDate of [null, null, '2020-06-01']) await school.student({ endDate });
    for (const municipality of ['Solna', 'Täby']) await school.student({ municipality, teacherId });
    await school.student({ municipality: 'Solna' });
  });
  afterAll(() => school.close());

  /** Each reader's totals: stored counts and a row-by-row count. */
  async function recount(): Promise<void> {
    for (const person of people) {
      for (const filter of STATUSES.flatMap((statuses) => filters.map((more) => ({ statuses, ...more })))) {
        const { data, errors } = await person.graphql(
          `query($filter: StudentFilter) { students(input: {first: 200, filter: $filter}) { totalCount nodes { id } } }`,
          { filter },
        );
        expect(errors).toEqual([]);
        const { totalCount, nodes } = data!.students;
        expect([person.role, filter, totalCount]).toEqual([person.role, filter, nodes.length]);
      }
    }
    for (const [part, column] of Object.entries(PARTS)) {
      const kept = await school.sql(
        `SELECT status, sum(students)::integer AS students${column}
         FROM ${column ? `student_part_count WHERE part = '${part}'` : 'student_count'}
         GROUP BY status${column} HAVING sum(students) <> 0 ORDER BY status${column}`,
      );
      const counted = await school.sql(
        `SELECT status, count(*)::integer AS students${column} FROM student
         WHERE NOT is_protected${column && ` AND ${column.slice(2)} IS NOT NULL`} GROUP BY status${column} ORDER BY status${column}`,
      );
      expect([part, kept]).toEqual([part, counted]);
    }
  }

  it('matches a count, for each viewer and each status', recount);

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
    [
      'some move',
      `UPDATE student SET municipality = 'Täby' WHERE name IN ('M1', 'M2') OR municipality = 'Solna'`,
    ],
    ['and nowhere', `UPDATE student SET municipality = NULL, teacher_id = NULL WHERE name = 'M1'`],
    [
      'a teacher gets some',
      `UPDATE student SET teacher_id = (SELECT id FROM teacher ORDER BY id LIMIT 1) WHERE name LIKE 'M%'`,
    ],
    [
      'one is protected and moves',
      `UPDATE student SET is_protected = true, municipality = 'Solna' WHERE name = 'M6'`,
    ],
    ['some go', `DELETE FROM student WHERE name IN ('M3', 'M4', 'M5')`],
  ])('is right when %s', async (_what, change) => {
    await school.sql(change);
    await recount();
  });

  it('does not count what was rolled back', async () => {
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

  it('is consolidated by housekeeping while students are added', async () => {
    const database = school.app.get<Database>(Database);
    const come = () => school.sql(`INSERT INTO student (id, name) VALUES (gen_random_uuid(), 'Ny Ek')`);
    await Promise.all([come(), foldStudentCounts(database), come(), foldStudentCounts(database), come()]);
    await recount();
    // Differences from another job of the same sweep are merged too.
    const sweep = school.app.get<Housekeeping>(Housekeeping);
    sweep.register('come', () => Promise.all([come(), come()]));
    await sweep.run();
    await recount();
    const [several] = await school.sql<{ n: number }>(
      `SELECT count(*)::integer AS n FROM (
         SELECT FROM student_count GROUP BY status HAVING count(*) > 1 OR sum(students) = 0
         UNION ALL SELECT FROM student_part_count GROUP BY part, status, municipality, teacher_id
         HAVING count(*) > 1 OR sum(students) = 0) s`,
    );
    expect(several).toEqual({ n: 0 });
  });
});
