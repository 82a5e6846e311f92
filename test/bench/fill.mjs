/**
 * Fills a migrated database for the benchmark: names, contact, two enrolments per student, comments and seen
 * marks for the first five thousand. Deterministic, so runs are comparable.
 */
import { fillCourses } from './fill-courses.mjs';

const GIVEN = [
  'Åsa',
  'Amina',
  'Erik',
  'Fatima',
  'Gustav',
  'Hanna',
  'Ibrahim',
  'Johanna',
  'Karin',
  'Lars',
  'Maja',
  'Nils',
  'Olivia',
  'Per',
  'Sara',
  'Tove',
  'Ulf',
  'Vera',
  'Yusuf',
  'Östen',
];
const FAMILY = [
  'Andersson',
  'Bergström',
  'Carlsson',
  'Dahl',
  'Ek',
  'Forsberg',
  'Gustafsson',
  'Hassan',
  'Isaksson',
  'Johansson',
  'Karlsson',
  'Lindqvist',
  'Mohamed',
  'Nilsson',
  'Öberg',
  'Persson',
  'Rahimi',
  'Svensson',
  'Wallin',
  'Åkesson',
  'Sandström',
  'Björk',
  'Holm',
  'Lund',
  'Nyström',
];
const PLACES = [
  'Botkyrka',
  'Danderyd',
  'Huddinge',
  'Järfälla',
  'Solna',
  'Sundbyberg',
  'Täby',
  'Upplands Väsby',
  'Växjö',
  'Österåker',
];
const STATUSES = ['GRAY', 'RED', 'BLUE', 'YELLOW', 'GREEN'];

const MONTHS = [
  'Januari',
  'Februari',
  'Mars',
  'April',
  'Maj',
  'Juni',
  'Juli',
  'Augusti',
  'September',
  'Oktober',
  'November',
  'December',
];
const EXAMS = 5_000;

/** A teacher and an administrator with sessions, and `count` students with their data. */
export async function fill(client, count, teacherHash, adminHash) {
  await client.query(`SET statement_timeout = 0`);
  await client.query('ALTER TABLE enrollment DISABLE TRIGGER USER');
  await client.query(
    `INSERT INTO app_user (id, name, email, role, password_hash) VALUES
       ('00000000-0000-7000-8000-000000000001', 'Åsa Öberg', 'teacher@exempel.se', 'TEACHER', NULL),
       ('00000000-0000-7000-8000-000000000002', 'Karin Ek', 'colleague@exempel.se', 'ADMIN', NULL)`,
  );
  await client.query(
    `INSERT INTO teacher (id, user_id) VALUES ('00000000-0000-7000-8000-000000000011', '00000000-0000-7000-8000-000000000001')`,
  );
  await client.query(
    `INSERT INTO session (token_hash, user_id, expires_at)
     VALUES ($1, '00000000-0000-7000-8000-000000000001', now() + interval '12 hours'),
       ($2, '00000000-0000-7000-8000-000000000002', now() + interval '12 hours')`,
    [teacherHash, adminHash],
  );
  await client.query(
    `INSERT INTO student (id, name, personal_number, phone, email, municipality, start_date, end_date, exam,
       additional_info, teacher_id, apl_status)
     SELECT ('10000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       ($2::text[])[1 + n % 20] || ' ' || ($3::text[])[1 + (n / 20) % 25] || CASE WHEN n >= 500 THEN ' ' || n ELSE '' END,
       (19600101 + (n % 28))::text || lpad((n % 10000)::text, 4, '0'), '070-174 06 ' || lpad((n % 100)::text, 2, '0'),
       'elev' || n || '@exempel.se', ($4::text[])[1 + n % 10], date '2026-08-17' - n % 200, date '2027-06-11' + n % 100,
       NULL, 'Vill läsa på distans.', CASE WHEN n % 3 = 0 THEN '00000000-0000-7000-8000-000000000011'::uuid END,
       ($5::text[])[1 + n % 5]
     FROM generate_series(0, $1 - 1) n
     ON CONFLICT (personal_number) DO NOTHING`,
    [Math.min(count, 280_000), GIVEN, FAMILY, PLACES, STATUSES],
  );
  await topUp(client, count);
  await fillCourses(client, PLACES);
  await client.query(
    `INSERT INTO comment (id, student_id, author_id, author_name, author_role, text)
     SELECT gen_random_uuid(), s.id, '00000000-0000-7000-8000-000000000002', 'Karin Ek', 'ADMIN',
       'Har haft samtal om praktikplats ' || k || ' och väntar på besked från arbetsplatsen.'
     FROM (SELECT id FROM student ORDER BY id LIMIT 5000) s, generate_series(1, 3) k`,
  );
  await client.query(
    `INSERT INTO comment_seen (comment_id, user_id) SELECT id, author_id FROM comment
     UNION ALL SELECT id, '00000000-0000-7000-8000-000000000001' FROM comment WHERE seq % 2 = 0`,
  );
  await client.query(
    `INSERT INTO exam (id, student_id, name, personal_number, phone, email, municipality, course, course_id,
       requested_month, teacher_id, status, payment_date)
     SELECT gen_random_uuid(), s.id, s.name, s.personal_number, s.phone, s.email, s.municipality, 'Svenska ' || n / $2 + 1,
       exam_course('Svenska ' || n / $2 + 1), ($3::text[])[1 + n % 12], s.teacher_id, ($4::text[])[1 + n % 3], date '2026-11-20' - n % 100
     FROM generate_series(0, ${EXAMS} - 1) n
     JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM student ORDER BY id LIMIT $1) s ON s.place = n % $2`,
    [EXAMS, Math.min(count, EXAMS), MONTHS, ['INTRESSE', 'SCHEDULED', 'DENIED']],
  );
  await client.query('ALTER TABLE enrollment ENABLE TRIGGER USER');
  await client.query('SELECT refresh_derived(ARRAY(SELECT id FROM student))');
  await client.query('SELECT recount_grading(), recount_enrollments()');
  await client.query('INSERT INTO enrollment_fact_mark (everything) VALUES (true)');
  await client.query('VACUUM (ANALYZE)');
}

/** Colliding personal numbers left gaps: fill up with students without a number. */
async function topUp(client, count) {
  await client.query(
    `INSERT INTO student (id, name, email, municipality, start_date, end_date, apl_status)
     SELECT ('20000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
       ($2::text[])[1 + n % 20] || ' ' || ($3::text[])[1 + (n / 20) % 25] || ' ' || n, 'extra' || n || '@exempel.se',
       ($4::text[])[1 + n % 10], date '2026-08-17', date '2027-06-11', ($5::text[])[1 + n % 5]
     FROM generate_series(1, $1 - (SELECT count(*)::integer FROM student)) n`,
    [count, GIVEN, FAMILY, PLACES, STATUSES],
  );
}
