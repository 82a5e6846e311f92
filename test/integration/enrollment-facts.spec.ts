import { EARNING_FACTS, factParts } from '../../server/features/earnings/earning/earning-facts.queries.js';
import { earningBasis } from '../../server/features/earnings/earning/earning-basis.queries.js';
import { EnrollmentFacts } from '../../server/features/enrollments/facts/enrollment-facts.service.js';
import {
  PARTICIPATION_FACTS,
  participationRule,
  PARTICIPATIONS,
} from '../../server/features/statistics/participation-facts.queries.js';
import { Database } from '../../server/platform/database/database.js';
import { EarningsWorld } from '../support/earnings-world.js';
import { RandomWrites } from '../support/random-writes.js';
import { School } from '../support/school.js';

const PERIOD = ['2025-01-01', '2027-12-31'];
const SPANS: (readonly string[])[] = [PERIOD, ['2026-03-01', '2026-03-31']];

/** Other inputs of the facts: customers, prices, courses, instances, packages and their editions. */
const AROUND = {
  customer: `UPDATE student SET municipality = CASE WHEN municipality = 'Salem' THEN 'Täby' ELSE 'Salem' END
    WHERE id IN (SELECT id FROM student ORDER BY md5(id::text || $1) LIMIT 2)`,
  'no customer': `UPDATE student SET municipality = NULL WHERE id IN (SELECT id FROM student ORDER BY md5(id::text || $1) LIMIT 1)`,
  price: `UPDATE price_row SET amount_ore = amount_ore + 100 WHERE id IN (SELECT id FROM price_row ORDER BY md5(id::text || $1) LIMIT 1)`,
  'price comes': `INSERT INTO price_row (id, price_list_id, position, course_id, basis, amount_ore, base_percent)
    SELECT gen_random_uuid(), l.id, 90, c.id, 'PER_POINT', 4711, 50 FROM (SELECT id FROM price_list ORDER BY md5(id::text || $1) LIMIT 1) l,
      (SELECT id FROM course ORDER BY md5(id::text || $1) LIMIT 1) c`,
  'price goes': `DELETE FROM price_row WHERE course_id IS NOT NULL`,
  'price of a place': `UPDATE price_row SET basis = CASE basis WHEN 'PER_PLACE' THEN 'PER_POINT' ELSE 'PER_PLACE' END WHERE package_id IS NOT NULL`,
  'price list ends': `UPDATE price_list SET valid_to = CASE WHEN valid_to IS NULL THEN today() - 30 END
    WHERE id IN (SELECT id FROM price_list ORDER BY md5(id::text || $1) LIMIT 1)`,
  'price list of another': `UPDATE price_list SET municipality = CASE municipality WHEN 'Salem' THEN 'Botkyrka' ELSE 'Salem' END WHERE municipality <> 'Täby'`,
  'days of pauses': `UPDATE price_list SET paid_pause_days = CASE WHEN paid_pause_days IS NULL THEN 3 END`,
  course: `UPDATE course SET points = CASE WHEN points = 100 THEN 150 ELSE 100 END WHERE id IN (SELECT id FROM course ORDER BY md5(id::text || $1) LIMIT 1)`,
  category: `UPDATE course SET price_category = CASE WHEN price_category IS NULL THEN 'GENERAL' END
    WHERE id IN (SELECT id FROM course ORDER BY md5(id::text || $1) LIMIT 1)`,
  instance: `UPDATE course_instance SET study_form = CASE study_form WHEN 'DISTANCE' THEN 'CLASSROOM' ELSE 'DISTANCE' END, end_date = end_date + 9
    WHERE id IN (SELECT id FROM course_instance ORDER BY md5(id::text || $1) LIMIT 1)`,
  'own days': `UPDATE enrollment SET start_date = NULL, end_date = NULL WHERE course_instance_id IS NOT NULL
    AND id IN (SELECT id FROM enrollment ORDER BY md5(id::text || $1) LIMIT 2)`,
  bundle: `WITH s AS (SELECT id FROM student ORDER BY md5(id::text || $1) LIMIT 1),
      p AS (SELECT id FROM course_package ORDER BY md5(id::text || $1) LIMIT 1),
      whole AS (INSERT INTO enrollment (id, student_id, package_id, start_date, end_date, status, status_on)
        SELECT gen_random_uuid(), s.id, p.id, today() - 50, today() + 50, 'ACTIVE', today() - 50 FROM s, p RETURNING id, student_id)
    INSERT INTO enrollment (id, student_id, course_id, parent_id, start_date, end_date, status, status_on)
      SELECT gen_random_uuid(), w.student_id, c.id, w.id, today() - 50, today() + 50, 'ACTIVE', today() - 50
      FROM whole w, (SELECT id FROM course ORDER BY md5(id::text || $1) LIMIT 2) c`,
  'bundle ends': `UPDATE enrollment SET removed_at = now() WHERE package_id IS NOT NULL AND removed_at IS NULL`,
  'edition follows': `UPDATE course_package p SET follows_id = f.id, edition = f.edition + 1 FROM course_package f
    WHERE f.id <> p.id AND f.follows_id IS NULL AND p.follows_id IS NULL AND f.id < p.id
      AND NOT EXISTS (SELECT FROM course_package x WHERE x.follows_id IN (f.id, p.id))`,
  'edition stands alone': `UPDATE course_package SET follows_id = NULL, edition = 1 WHERE follows_id IS NOT NULL`,
};

describe('stored enrolment facts', () => {
  let school: School;
  let facts: EnrollmentFacts;

  beforeAll(async () => {
    school = await School.open();
    facts = school.app.get<EnrollmentFacts>(EnrollmentFacts);
    const world = new EarningsWorld(school);
    const courses = [await world.course(), await world.course({ kind: 'ORIENTATION' }), await world.course()];
    const packages = [await world.package(), await world.package()];
    for (const municipality of ['Salem', 'Täby'])
      await world.priceList(municipality, '2024-01-01', null, [
        { category: 'GENERAL', ore: 4720 },
        { category: 'GENERAL', ore: 3000, distance: true },
        { packageId: packages[0]!, ore: 900_000, basis: 'PER_PLACE' },
      ]);
    for (const course of courses) {
      const instance = await world.instance(course, 'CLASSROOM');
      await school.sql(
        `UPDATE course_instance SET start_date = today() - 80, end_date = today() + 40 WHERE id = $1`,
        [instance],
      );
    }
    for (let n = 0; n < 6; n += 1) await school.student({ municipality: n % 2 ? 'Salem' : 'Täby' });
  });
  afterAll(() => school.close());

  /** Compares reads with the rules on all rows. */
  async function recount(): Promise<void> {
    for (const span of SPANS) {
      const scope = { where: [], from: '$1', to: '$2' };
      const read = await school.sql(
        `WITH ${factParts({ ...scope, kept: [] })} SELECT ${EARNING_FACTS}, result_on, lost_on FROM basis ORDER BY id`,
        [...span],
      );
      const said = await school.sql(
        `SELECT ${EARNING_FACTS}, result_on, lost_on FROM (${earningBasis(scope)}) b ORDER BY id`,
        [...span],
      );
      expect(read).toEqual(said);
    }
    const read = await school.sql(
      `WITH ${PARTICIPATIONS} SELECT ${PARTICIPATION_FACTS} FROM participation ORDER BY id`,
    );
    expect(read).toEqual(await school.sql(`${participationRule('true')} ORDER BY e.id`));
  }

  it.each([11, 12, 13])('match the rules after any writes, settled or not (%i)', async (seed) => {
    const writes = new RandomWrites(school, seed);
    for (let n = 0; n < 60; n += 1) {
      const done = await writes.next(AROUND);
      if (writes.pick([true, false, false])) await facts.settle();
      await recount().catch((error: unknown) => {
        throw new Error(`after '${done}', write ${n} of seed ${seed}: ${String(error)}`);
      });
    }
    await facts.settle();
    await recount();
    const [left] = await school.sql<{ n: number }>('SELECT count(*)::int AS n FROM enrollment_fact_mark');
    expect(left!.n).toBe(0);
  });

  it('treat nothing rolled back as fact', async () => {
    await facts.settle();
    const client = await school.pool.connect();
    try {
      await client.query(`BEGIN; UPDATE enrollment SET status = 'CANCELLED' WHERE is_enrollment`);
      await recount();
      await facts.settle();
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    await recount();
  });

  it('miss nobody between two writes: the price changes while a student is enrolled and settled', async () => {
    const client = await school.pool.connect();
    try {
      await client.query(`BEGIN; UPDATE price_row SET amount_ore = amount_ore + 7`);
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, start_date, end_date, status, status_on)
         SELECT gen_random_uuid(), s.id, c.id, today() - 9, today() + 9, 'ACTIVE', today() - 9 FROM student s, (SELECT DISTINCT course_id AS id FROM course_instance) c
         WHERE s.municipality IS NOT NULL`,
      );
      await facts.settle();
      await recount();
    } finally {
      await client.query('COMMIT');
      client.release();
    }
    await recount();
    await facts.settle();
    await recount();
  });

  it('are the same settled by several at once as by one', async () => {
    const writes = new RandomWrites(school, 21);
    for (let n = 0; n < 6; n += 1) {
      await Promise.all([facts.settle(), writes.next(AROUND), facts.settle(), writes.next(), facts.settle()]);
      await recount();
    }
  });

  it('are settled once for everyone waiting, leaving connections free for others', async () => {
    await school.sql('INSERT INTO enrollment_fact_mark (everything) VALUES (true)');
    const database = school.app.get<Database>(Database);
    const client = await school.pool.connect();
    let readings: Promise<void>[] = [];
    try {
      await client.query('BEGIN; LOCK TABLE enrollment_fact_mark IN SHARE UPDATE EXCLUSIVE MODE');
      readings = Array.from({ length: 30 }, () => facts.settleMany());
      await new Promise((done) => setTimeout(done, 500));
      const late = new Promise((done) => setTimeout(done, 3_000, 'late').unref());
      expect(await Promise.race([database.query('SELECT 1 AS one'), late])).toEqual([{ one: 1 }]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
      await Promise.all(readings);
    }
    await recount();
  });

  it('are marked once for a set, and not at all by mere notes', async () => {
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, start_date, end_date, status, status_on)
       SELECT gen_random_uuid(), s.id, c.id, today(), today() + 9, 'ACTIVE', today() FROM student s, (SELECT DISTINCT course_id AS id FROM course_instance) c`,
    );
    await facts.settle();
    await school.sql(`UPDATE enrollment SET csn_reported_at = now(), note = 'Sedd', version = version + 1`);
    const marks = async () => (await school.sql('SELECT FROM enrollment_fact_mark')).length;
    expect(await marks()).toBe(0);
    await school.sql(`UPDATE enrollment SET end_date = end_date + 1 WHERE end_date IS NOT NULL`);
    expect(await marks()).toBe(1);
    await recount();
  });

  it('disappear with the enrolments when somebody empties the table', async () => {
    await facts.settle();
    await school.unguarded(
      'CREATE TABLE held AS SELECT * FROM enrollment; TRUNCATE enrollment CASCADE; INSERT INTO enrollment SELECT * FROM held WHERE grade IS NULL AND parent_id IS NULL; DROP TABLE held',
    );
    await recount();
    await facts.settle();
    await recount();
  });
});
