/**
 * Placements of six students in ten, fourteen weeks each with reported and mostly confirmed days, a hundred to a
 * workplace, the package that they belong to, and study plans of the first fifth. At 100 000 students: 60 000
 * placements and 4.2 million days.
 */

const WEEKS = 14;
const AT_WORKPLACE = 100;
const PLANNED_COURSES = 6;
const TABLES = ['placement', 'placement_week', 'placement_day'];
const DAY_KEY = 'placement_day_placement_id_monday_fkey';
const AUTHOR = `'00000000-0000-7000-8000-000000000002', 'Karin Ek'`;

export async function fillPlacements(client, count) {
  const placements = Math.floor(count * 0.6);
  // Reported and confirmed minutes are written with the rows, and the key of the days is checked at once afterwards.
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`ALTER TABLE placement_day DROP CONSTRAINT ${DAY_KEY}`);
  await client.query(
    `INSERT INTO workplace (id, name, city, places, branches)
     SELECT ('40000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Arbetsplats ' || n, 'Solna', 40, '{}'
     FROM generate_series(0, $1 - 1) n`,
    [Math.ceil(placements / AT_WORKPLACE)],
  );
  await client.query(
    `INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours, state,
       waived_reason, reported_minutes, confirmed_minutes, created_by, created_by_name)
     SELECT ('50000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, s.id,
       ('40000000-0000-7000-8000-' || lpad(to_hex(n / ${AT_WORKPLACE}), 12, '0'))::uuid, first, first + ${WEEKS * 7 - 3},
       30, ${WEEKS * 30}, CASE WHEN n % 3 = 0 THEN 'ONGOING' ELSE 'DONE' END, 'Prov', ${WEEKS * 5 * 360},
       ${(WEEKS - 2) * 5 * 360}, ${AUTHOR}
     FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM student ORDER BY id LIMIT $1) s,
       LATERAL (SELECT date '2026-06-01' + 7 * (n % 20)::integer AS first) placed`,
    [placements],
  );
  // Without an assessment, each would appear on its student's card.
  await client.query(
    `INSERT INTO placement_assessment (placement_id, text, assessed_by_name)
     SELECT id, 'Bra', 'Karin Holm' FROM placement WHERE state = 'DONE'`,
  );
  await client.query(
    `INSERT INTO placement_week (placement_id, monday, minutes, reported_by_name, confirmed_at, confirmed_by, confirmed_by_name)
     SELECT p.id, p.start_date + 7 * k, 5 * 360, 'Elev', CASE WHEN k < ${WEEKS - 2} THEN now() END,
       CASE WHEN k < ${WEEKS - 2} THEN p.created_by END, CASE WHEN k < ${WEEKS - 2} THEN p.created_by_name END
     FROM placement p, generate_series(0, ${WEEKS - 1}) k`,
  );
  await client.query(
    `INSERT INTO placement_day (placement_id, day, monday, minutes)
     SELECT w.placement_id, w.monday + k, w.monday, 360 FROM placement_week w, generate_series(0, 4) k`,
  );
  await fillPackages(client);
  await fillPlans(client, Math.floor(count / 5));
  await client.query(
    `ALTER TABLE placement_day ADD CONSTRAINT ${DAY_KEY} FOREIGN KEY (placement_id, monday)
       REFERENCES placement_week (placement_id, monday) ON DELETE CASCADE`,
  );
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await client.query(
    'VACUUM (ANALYZE) enrollment, study_validation, placement, placement_week, placement_day, workplace, study_plan, study_plan_item',
  );
}

/** Students whose pages other operations open have courses alone. */
const FIRST_WITH_PACKAGE = '10000000-0000-7000-8000-0000000001f4';

/** Each further student with a placement reads a package; one in a hundred has validated a course of it. */
async function fillPackages(client) {
  await client.query('ALTER TABLE enrollment DISABLE TRIGGER USER');
  await client.query(
    `INSERT INTO enrollment (id, student_id, package_id, start_date, end_date, status, status_on, is_enrollment)
     SELECT gen_random_uuid(), p.student_id, c.id, '2026-01-12', '2027-06-09', 'ACTIVE', '2026-01-12', true
     FROM placement p, (SELECT id FROM course_package WHERE apl_weeks > 0 ORDER BY name, id LIMIT 1) c
     WHERE p.student_id >= '${FIRST_WITH_PACKAGE}'`,
  );
  await client.query('ALTER TABLE enrollment ENABLE TRIGGER USER');
  await client.query('SELECT recount_enrollments()');
  await client.query(
    `INSERT INTO study_validation (id, student_id, course_id, scope, points, basis, decided_on, decided_by_name)
     SELECT gen_random_uuid(), e.student_id, c.id, 'WHOLE', c.points, 'Arbete', '2026-01-12', 'Karin Ek'
     FROM (SELECT student_id, package_id, row_number() OVER (ORDER BY student_id) AS n FROM enrollment
       WHERE package_id IS NOT NULL) e
       JOIN LATERAL (SELECT c.id, c.points FROM course_package_course pc JOIN course c ON c.id = pc.course_id
         WHERE pc.package_id = e.package_id AND c.points IS NOT NULL ORDER BY c.code LIMIT 1) c ON true
     WHERE e.n % 100 = 1`,
  );
}

/** Courses that the student has neither read nor reads, none with an equivalent. */
async function fillPlans(client, count) {
  await client.query(
    `INSERT INTO study_plan (id, student_id, goal, start_date, planned_end_date, pace_percent, state, checked_on)
     SELECT gen_random_uuid(), id, 'COURSES', '2026-08-17', '2029-06-10', 100, 'DRAFT', today() FROM student ORDER BY id LIMIT $1`,
    [count],
  );
  await client.query(
    `INSERT INTO study_plan_item (id, plan_id, course_id, term)
     SELECT gen_random_uuid(), p.id, c.id, '2028VT' FROM study_plan p CROSS JOIN LATERAL (
       SELECT c.id FROM course c WHERE c.points IS NOT NULL AND c.level = 'UPPER_SECONDARY'
         AND NOT EXISTS (SELECT FROM course_pair pair WHERE pair.course_id = c.id)
         AND NOT EXISTS (SELECT FROM enrollment e WHERE e.student_id = p.student_id AND e.course_id = c.id)
       ORDER BY c.code LIMIT ${PLANNED_COURSES}) c`,
  );
}
