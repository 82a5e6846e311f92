import { foldEnrollmentCounts } from '../../server/features/enrollments/totals/enrollment-counts.repository.js';
import { Database } from '../../server/platform/database/database.js';
import { GradeDesk } from '../support/grade-desk.js';
import { RandomWrites } from '../support/random-writes.js';
import type { Person } from '../support/school.js';

const FILTERS = [
  {},
  { state: 'ENROLLED' },
  { statuses: ['ACTIVE'] },
  { statuses: ['ADMITTED', 'PAUSED', 'DROPPED_OUT'] },
  { statuses: ['ACTIVE'], types: ['Course'] },
  { state: 'PLANNED' },
  { state: 'REMOVED', statuses: ['ACTIVE'] },
];

describe('the total of the list of enrolments', () => {
  let desk: GradeDesk;
  let people: Person[];

  beforeAll(async () => {
    desk = await GradeDesk.open();
    for (let n = 0; n < 3; n += 1) await desk.classOf(3);
    const instance = await desk.grading.instance();
    await desk.grading.enrolled(instance, { isProtected: true });
    await desk.grading.enrolled(instance, { isProtected: true });
    people = [desk.admin, await desk.school.as('SYSTEMADMIN')];
  });
  afterAll(() => desk.school.close());

  /** Compares totals with a row-by-row count per reader, and stored counts with a recount. */
  async function recount(): Promise<void> {
    for (const person of people) {
      for (const filter of FILTERS) {
        const { data, errors } = await person.graphql(
          `query($filter: EnrollmentFilter) { enrollments(input: {first: 200, filter: $filter}) { totalCount nodes { id } } }`,
          { filter },
        );
        expect(errors).toEqual([]);
        const { totalCount, nodes } = data!.enrollments;
        expect([person.role, filter, totalCount]).toEqual([person.role, filter, nodes.length]);
      }
    }
    const kept = await desk.school.sql(
      `SELECT status, sum(enrollments)::integer AS enrollments FROM enrollment_count
       GROUP BY status HAVING sum(enrollments) <> 0 ORDER BY status`,
    );
    const counted = await desk.school.sql<{ status: string | null; enrollments: number }>(
      `SELECT status, count(*)::integer AS enrollments FROM enrollment
       WHERE removed_at IS NULL AND is_enrollment GROUP BY status ORDER BY status`,
    );
    expect(kept).toEqual(counted);
    const of = (status: string) => counted.find((one) => one.status === status)?.enrollments ?? 0;
    const { data } = await desk.admin.graphql('{ enrollmentSummary { active admitted paused } }');
    expect(data!['enrollmentSummary']).toEqual({
      active: of('ACTIVE'),
      admitted: of('ADMITTED'),
      paused: of('PAUSED'),
    });
  }

  it('matches a row-by-row count, for every kind of viewer and every filter', recount);

  it.each([1, 2])('is right after random writes (seed %i)', async (seed) => {
    const writes = new RandomWrites(desk.school, seed);
    for (let n = 0; n < 25; n += 1) {
      await writes.next();
      if (n % 4 === 0) await recount();
    }
    await recount();
  });

  it('counts nothing rolled back', async () => {
    const client = await desk.school.pool.connect();
    try {
      await client.query(`BEGIN; UPDATE enrollment SET removed_at = now() WHERE removed_at IS NULL`);
      await recount();
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    await recount();
  });

  it('is folded by housekeeping while students are enrolled', async () => {
    const database = desk.school.app.get<Database>(Database);
    const grow = () => desk.classOf(1);
    await Promise.all([
      grow(),
      foldEnrollmentCounts(database),
      grow(),
      foldEnrollmentCounts(database),
      grow(),
    ]);
    await recount();
    await foldEnrollmentCounts(database);
    await recount();
    const several = await desk.school.sql(
      'SELECT status FROM enrollment_count GROUP BY status HAVING count(*) > 1 OR sum(enrollments) = 0',
    );
    expect(several).toEqual([]);
  });
});
