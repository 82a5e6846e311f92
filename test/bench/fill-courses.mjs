/**
 * Course instances through a year, two enrolments per student with grades and dropouts, and price lists.
 * Random choices are hashes of the student, so they are repeatable. Instances have ended as of DONE.
 */

const DONE = '2026-11-01';
const REASONS = ['WORK', 'ILLNESS', 'MOVED', 'DIFFICULTY', 'OTHER'];
const GRADES = ['A', 'B', 'B', 'C', 'C', 'C', 'D', 'E', 'E', 'F', '–'];
const CATEGORIES = [
  'BASIC',
  'BASIC_ORIENTATION',
  'GENERAL',
  'ORIENTATION',
  'CARE_AND_SALES',
  'RESTAURANT',
  'VOCATIONAL',
  'SCIENCE',
  'NATURAL_SCIENCE',
  'SFI',
];

export async function fillCourses(client, places) {
  await fillInstances(client);
  await fillEnrollments(client);
  await fillGrades(client);
  await fillPrices(client, places);
}

/** Every course starts nine times, five weeks apart, for ten or twenty weeks; every third at a distance. */
async function fillInstances(client) {
  await client.query(
    `INSERT INTO course_instance (id, course_id, name, start_date, end_date, teacher_id, study_form)
     SELECT ('30000000-0000-7000-8000-' || lpad(to_hex(c.place * 9 + k), 12, '0'))::uuid, c.id, c.name || ' ' || k + 1,
       date '2026-01-12' + 35 * k::integer, date '2026-01-12' + 35 * k::integer + CASE c.place % 2 WHEN 0 THEN 69 ELSE 139 END,
       '00000000-0000-7000-8000-000000000011', CASE (c.place + k) % 3 WHEN 0 THEN 'DISTANCE' ELSE 'CLASSROOM' END
     FROM (SELECT id, name, row_number() OVER (ORDER BY code) - 1 AS place FROM course) c, generate_series(0, 8) k`,
  );
}

/** One spring and one autumn enrolment per student: a tenth drop out, most ended ones are graded. */
async function fillEnrollments(client) {
  await client.query(
    `WITH size AS (SELECT count(*) AS courses FROM course),
     chosen AS MATERIALIZED (
       SELECT s.id AS student_id, k, h.hash, ('30000000-0000-7000-8000-' || lpad(to_hex(
         (h.hash / 7 + k) % size.courses * 9 + CASE k WHEN 0 THEN 5 + h.hash % 4 ELSE h.hash % 5 END), 12, '0'))::uuid AS instance_id
       FROM student s, size, generate_series(0, 1) k,
         LATERAL (SELECT abs(hashtext(s.id::text || k)::bigint) AS hash) h),
     placed AS (
       SELECT c.*, i.course_id, i.start_date, i.end_date, i.end_date < $1::date AS is_over, c.hash / 11 % 10 AS fate
       FROM chosen c JOIN course_instance i ON i.id = c.instance_id)
     INSERT INTO enrollment (id, student_id, course_id, course_instance_id, start_date, end_date, status, status_on,
       status_reason, grade, graded_on, grade_signed_at, grade_first_signed_at)
     SELECT gen_random_uuid(), student_id, course_id, instance_id, start_date, end_date,
       CASE WHEN fate = 0 THEN 'DROPPED_OUT' WHEN is_over AND fate < 9 THEN 'COMPLETED' ELSE 'ACTIVE' END,
       CASE WHEN fate = 0 THEN start_date + (hash % 60)::integer WHEN is_over AND fate < 9 THEN end_date ELSE start_date END,
       CASE WHEN fate = 0 THEN ($2::text[])[1 + hash % 5] END,
       CASE WHEN is_over AND fate BETWEEN 1 AND 8 THEN ($3::text[])[1 + hash % 11] END,
       CASE WHEN is_over AND fate BETWEEN 1 AND 8 THEN end_date END,
       CASE WHEN is_over AND fate BETWEEN 1 AND 8 THEN end_date + (hash % 21)::integer + time '12:00' END,
       CASE WHEN is_over AND fate BETWEEN 1 AND 8 THEN end_date + (hash % 21)::integer + time '12:00' END
     FROM placed ORDER BY k, student_id`,
    [DONE, REASONS, GRADES],
  );
}

/** A grade row for each graded enrolment, a draft for some others, and a correction of every hundredth. */
async function fillGrades(client) {
  await client.query('ALTER TABLE grade DISABLE TRIGGER USER');
  await client.query(
    `INSERT INTO grade (id, student_id, course_id, enrollment_id, course_instance_id, value, graded_on, teacher_id,
       graded_by, graded_by_name, signed_at, signed_by, signed_by_name, first_signed_at)
     SELECT gen_random_uuid(), e.student_id, e.course_id, e.id, e.course_instance_id, coalesce(e.grade, 'C'),
       coalesce(e.graded_on, e.end_date), '00000000-0000-7000-8000-000000000011', u.id, u.name, e.grade_signed_at,
       CASE WHEN e.grade IS NOT NULL THEN u.id END, CASE WHEN e.grade IS NOT NULL THEN u.name END, e.grade_first_signed_at
     FROM enrollment e JOIN app_user u ON u.id = '00000000-0000-7000-8000-000000000001'
     WHERE e.grade IS NOT NULL OR e.status = 'ACTIVE' AND abs(hashtext(e.student_id::text)) % 12 = 0`,
  );
  await client.query(
    `INSERT INTO grade_correction (grade_id, reason, opened_by_name, value, graded_on, kind)
     SELECT g.id, 'Fel datum', 'Karin Ek', g.value, g.graded_on, g.kind FROM grade g
     WHERE g.signed_at IS NOT NULL AND abs(hashtext(g.student_id::text)) % 100 = 0`,
  );
  await client.query(
    `UPDATE enrollment e SET grade = g.value, graded_on = g.graded_on FROM grade g
     WHERE g.enrollment_id = e.id AND e.grade IS NULL`,
  );
  await client.query('ALTER TABLE grade ENABLE TRIGGER USER');
}

/** Two price lists per municipality, with category and course prices; the last has none for sfi. */
async function fillPrices(client, places) {
  await client.query(
    `INSERT INTO price_list (id, municipality, name, valid_from, valid_to)
     SELECT ('40000000-0000-7000-8000-' || lpad(to_hex(p.n * 2 + half), 12, '0'))::uuid, p.place, p.place || ' 2026:' || half + 1,
       CASE half WHEN 0 THEN date '2026-01-01' ELSE date '2026-07-01' END, CASE half WHEN 0 THEN date '2026-06-30' END
     FROM unnest($1::text[]) WITH ORDINALITY p (place, n), generate_series(0, 1) half`,
    [places],
  );
  await client.query(
    `INSERT INTO price_row (id, price_list_id, position, category, distance, amount_ore)
     SELECT gen_random_uuid(), l.id, k.n, k.category, distance, 3000 + 137 * k.n + CASE WHEN distance THEN -250 ELSE 0 END
     FROM price_list l, unnest($1::text[]) WITH ORDINALITY k (category, n), unnest(ARRAY[false, true]) distance
     WHERE k.category <> 'SFI' OR l.municipality <> $2`,
    [CATEGORIES, places.at(-1)],
  );
  await client.query(
    `INSERT INTO price_row (id, price_list_id, position, course_id, basis, amount_ore)
     SELECT gen_random_uuid(), l.id, 100 + c.place, c.id, 'PER_POINT', 5000 + c.place
     FROM price_list l, (SELECT id, row_number() OVER (ORDER BY code) AS place FROM course) c WHERE c.place % 10 = 0`,
  );
}
