import { createHash } from 'node:crypto';
import { parsePersonalNumber } from '../../domain/personal-number.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoAccountTable } from '../../server/demo/demo-accounts.js';
import { Passwords } from '../../server/platform/auth/passwords/passwords.js';
import { count, database, openDemo, rows, source, stored } from '../support/demo-world.js';

async function counts(column: string, from: string): Promise<Record<string, number>> {
  const found = await rows<{ key: string; n: number }>(
    `SELECT ${column} AS key, count(*)::int AS n FROM ${from} GROUP BY 1`,
  );
  return Object.fromEntries(found.map(({ key, n }) => [key, n]));
}

beforeAll(openDemo);
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

describe('the demo school', () => {
  it('has the people named by the contract', async () => {
    expect(await count('student')).toBe(249);
    expect(await count('teacher')).toBe(12);
    expect(await count('(SELECT DISTINCT municipality FROM student WHERE municipality IS NOT NULL) m')).toBe(
      22,
    );
  });

  it('has twelve workplaces, one full and one stopped, and placements in each state', async () => {
    expect(await counts('state', 'workplace')).toEqual({ ACTIVE: 10, RESTING: 1, STOPPED: 1 });
    expect(Object.keys(await counts('state', 'placement')).sort()).toEqual([
      ...['AGREED', 'DONE', 'INTERRUPTED', 'ONGOING', 'PLANNED'],
    ]);
    const taken = `SELECT count(*) FROM placement p WHERE p.workplace_id = w.id
      AND p.state IN ('PLANNED', 'AGREED', 'ONGOING') AND day BETWEEN p.start_date AND p.end_date`;
    const days = `generate_series(today() - 200, today() + 400, '1 day') day`;
    expect(
      await count(`workplace w, (SELECT today() AS day) now WHERE (${taken}) = w.places`),
    ).toBeGreaterThan(0);
    expect(await count(`workplace w, ${days} WHERE (${taken}) > w.places`)).toBe(0);
  });

  it('has an agreement for the student with an account, signed on screen by all three parties', async () => {
    const signed = `placement_agreement a JOIN placement p ON p.id = a.placement_id JOIN student s ON s.id = p.student_id
      WHERE s.user_id IS NOT NULL AND a.ended_at IS NULL AND a.sent_at < now() AND a.courses <> '' AND
        (SELECT count(*) FROM placement_signature g WHERE g.placement_id = a.placement_id AND g.version = a.version
          AND g.signed_at > a.sent_at AND g.signed_at::date <= p.agreed_on) = 3`;
    expect(await count(signed)).toBe(1);
    expect(await count('placement_agreement')).toBe(1);
  });

  it('has the education named by the contract', async () => {
    expect(await count('course_package')).toBe(6);
    expect(await count('program')).toBe(3);
    expect(await count('course_instance')).toBe(34);
    expect(
      await count(
        '(SELECT course_id FROM enrollment WHERE course_id IS NOT NULL UNION SELECT course_id FROM course_instance) c',
      ),
    ).toBe(44);
    expect(await count('course_package_course WHERE choice_group IS NOT NULL')).toBeGreaterThan(1);
  });

  it('has exams whose courses have the points that the rules name', async () => {
    const points = (part: string, rule: string) =>
      count(
        `(SELECT p.id FROM program p CROSS JOIN LATERAL (SELECT sum(g.points) AS points FROM (
            SELECT min(c.points) AS points FROM program_course r JOIN course c ON c.id = r.course_id
            WHERE r.program_id = p.id AND r.part = '${part}'
            GROUP BY coalesce(r.choice_group, r.course_id::text)) g) listed
          WHERE p.points > 0 AND ${rule}) p`,
      );
    expect(await count('program WHERE points > 0')).toBe(2);
    expect(await points('REQUIRED', 'listed.points = p.required_points')).toBe(2);
    // The vocational exam lists its programme courses; in the other any further course may be one.
    expect(await points('PROGRAMME', 'listed.points >= p.programme_points')).toBe(1);
  });

  it('has past, running and upcoming course instances, all but one with room for everyone', async () => {
    const phase = `CASE WHEN end_date < today() THEN 'past' WHEN start_date > today() THEN 'coming' ELSE 'running' END`;
    expect(await counts(phase, 'course_instance')).toEqual({ past: 11, running: 15, coming: 8 });
    expect(
      await count(
        `course_instance i WHERE capacity < (SELECT count(*) FROM enrollment e WHERE e.course_instance_id = i.id)`,
      ),
    ).toBe(1);
  });

  it('has enrolments of all three types, with an instance of their own course, and planned ones', async () => {
    expect(await count('enrollment WHERE course_id IS NOT NULL')).toBeGreaterThan(240);
    expect(await count('enrollment WHERE package_id IS NOT NULL')).toBeGreaterThan(50);
    expect(await count('enrollment WHERE program_id IS NOT NULL')).toBeGreaterThan(20);
    expect(await count('enrollment WHERE NOT is_enrollment')).toBeGreaterThan(20);
    expect(await count('enrollment WHERE removed_at IS NOT NULL')).toBeGreaterThan(2);
    expect(
      await count(
        'enrollment e JOIN course_instance i ON i.id = e.course_instance_id WHERE i.course_id IS DISTINCT FROM e.course_id',
      ),
    ).toBe(0);
    expect(
      await count(
        '(SELECT FROM enrollment WHERE removed_at IS NULL GROUP BY student_id, course_id, package_id, program_id HAVING count(*) > 1) d',
      ),
    ).toBe(0);
  });

  it('uses the course’s grading scale, and grades only what is completed', async () => {
    expect(
      await count(
        `enrollment WHERE grade_signed_at IS NOT NULL AND (status <> 'COMPLETED' OR course_id IS NULL OR graded_on > today())`,
      ),
    ).toBe(0);
    expect(
      await count(
        "enrollment WHERE status = 'COMPLETED' AND course_id IS NOT NULL AND grade_signed_at IS NULL",
      ),
    ).toBe(0);
    expect(
      await count(
        `enrollment e JOIN course c ON c.id = e.course_id WHERE NOT (grade = ANY (CASE grade_scale(level, kind) WHEN 'LETTERS'
          THEN '{A,B,C,D,E,F,–}'::text[] WHEN 'PASS_FAIL' THEN '{G,IG,–}' WHEN 'PASS_ONLY' THEN '{G,–}'
          WHEN 'PASS_LETTERS' THEN '{A,B,C,D,E,–}' END))`,
      ),
    ).toBe(0);
    expect(await count('enrollment WHERE grade IS NOT NULL')).toBeGreaterThan(50);
  });

  it('has one draft and one overdue course of teacher@demo.se, and the others published', async () => {
    const mine = `JOIN teacher t ON t.id = i.teacher_id JOIN app_user u ON u.id = t.user_id AND u.email = 'teacher@demo.se'`;
    const drafts = `FROM enrollment e JOIN grade g ON g.enrollment_id = e.id AND g.signed_at IS NULL`;
    const ended = `course_instance i ${mine} WHERE i.end_date < today()`;
    expect(await count(`${ended} AND EXISTS (SELECT ${drafts} WHERE e.course_instance_id = i.id)`)).toBe(2);
    expect(await count(`${ended} AND i.grades_signed_at IS NULL AND i.end_date < today() - 14`)).toBe(1);
    expect(await count(`${ended} AND i.grades_signed_at IS NOT NULL`)).toBe(1);
    expect(await count('grade WHERE exam_id IS NOT NULL AND signed_at IS NOT NULL')).toBeGreaterThan(2);
    expect(await count('grade WHERE greatest(created_at, signed_at) > now() OR graded_on > today()')).toBe(0);
    expect(await count('grade_change WHERE previous_value IS NOT NULL AND reason IS NOT NULL')).toBe(1);
  });

  it('has every school form: sfi without points, basic level, and komvux som anpassad utbildning', async () => {
    const levels = await counts(
      'c.level',
      'course_instance i JOIN course c ON c.id = i.course_id JOIN enrollment e ON e.course_instance_id = i.id',
    );
    expect(Object.keys(levels).sort()).toEqual([
      ...['ADAPTED_BASIC', 'ADAPTED_UPPER_SECONDARY', 'BASIC', 'SFI', 'UPPER_SECONDARY'],
    ]);
    const sfi = `course_instance i JOIN course c ON c.id = i.course_id AND c.level = 'SFI' AND c.points IS NULL`;
    expect(await counts(`CASE WHEN i.end_date < today() THEN 'past' ELSE 'running' END`, sfi)).toEqual({
      ...{ past: 1, running: 1 },
    });
    expect(
      await count(`enrollment e JOIN course c ON c.id = e.course_id AND c.level = 'SFI'
        WHERE e.csn_reported_at IS NOT NULL`),
    ).toBe(0);
  });

  it('has one sfi course with five students placed by five municipalities, and every grade of its scale', async () => {
    const [course] = await rows<{ municipalities: number; grades: string[] }>(
      `SELECT count(DISTINCT s.municipality)::int AS municipalities, array_agg(DISTINCT e.grade ORDER BY e.grade) AS grades
       FROM enrollment e JOIN student s ON s.id = e.student_id JOIN course c ON c.id = e.course_id AND c.code = 'SFI2C'`,
    );
    expect(course!.municipalities).toBe(5);
    expect([...course!.grades].sort()).toEqual(['G', 'IG', '–']);
  });

  it('has people with every kind of number a newcomer may have', async () => {
    expect(await count(`student WHERE personal_number ~ '^[0-9]{8}[A-Z]{2}[0-9]{2}$'`)).toBe(1);
    expect(await count(`student WHERE personal_number ~ '^[0-9]{6}[6-9][0-9]{5}$'`)).toBeGreaterThan(1);
  });

  it('fills every column of the board and every student status', async () => {
    const columns = await counts('apl_status', 'student');
    expect(Object.keys(columns).sort()).toEqual(['BLUE', 'GRAY', 'GREEN', 'RED', 'YELLOW']);
    expect(Math.min(...Object.values(columns))).toBeGreaterThanOrEqual(8);
    expect(Object.keys(await counts('status', 'student')).sort()).toEqual([
      'ACTIVE',
      'DROPPED_OUT',
      'ENDED',
      'NOT_STARTED',
      'PAUSED',
    ]);
  });

  it('uses only valid numbers from the test range, no two alike', async () => {
    const people = await rows<{ number: string }>(
      'SELECT personal_number AS number FROM student WHERE personal_number IS NOT NULL',
    );
    expect(people.length).toBeGreaterThan(220);
    for (const { number } of people) {
      const read = parsePersonalNumber(number);
      expect(read).toMatchObject({ ok: true, value: number });
      // T-numbers have no check digit and no test range.
      expect(number.slice(8, 10)).toBe(read.ok && read.kind === 'TEMPORARY' ? 'TF' : '98');
    }
  });

  it('has exam registrations in all three states, spread over the months', async () => {
    const states = await counts('status', 'exam');
    expect(Object.keys(states).sort()).toEqual(['DENIED', 'INTRESSE', 'SCHEDULED']);
    expect(Math.min(...Object.values(states))).toBeGreaterThanOrEqual(5);
    expect(Object.keys(await counts('requested_month', 'exam'))).toHaveLength(12);
    expect(await count('exam e JOIN student s ON s.id = e.student_id WHERE s.user_id IS NOT NULL')).toBe(2);
    expect(await count('exam WHERE material_received_at IS NOT NULL')).toBeGreaterThan(2);
    expect(await count(`exam WHERE status <> 'INTRESSE' AND comment IS NOT NULL`)).toBeGreaterThan(2);
  });

  it('has notifications with and without a link, for all staff, for administrators and for one person', async () => {
    expect(await count(`notification WHERE audience = 'STAFF'`)).toBeGreaterThan(1);
    expect(await count(`notification WHERE audience = 'ADMINISTRATORS'`)).toBeGreaterThan(1);
    expect(
      await count('notification WHERE audience IS NULL AND cardinality(recipients) = 1'),
    ).toBeGreaterThan(1);
    expect(await count('notification WHERE student_id IS NULL')).toBeGreaterThan(1);
    expect(await count('notification WHERE student_id IS NOT NULL')).toBeGreaterThan(5);
    expect(await count('notification_resolved')).toBe(2);
    expect(await count(`notification WHERE message ~ '[0-9]{6}'`)).toBe(0);
  });

  it('reaches nobody: addresses at exempel.se, phone numbers reserved for fictional use', async () => {
    expect(await count(`student WHERE email !~ '^[a-z0-9.-]+@exempel\\.se$'`)).toBe(0);
    expect(await count(`student WHERE phone !~ '^070-174 06 (0[5-9]|[1-9][0-9])$'`)).toBe(0);
    expect(await count(`app_user WHERE email !~ '^[a-z0-9.-]+@(exempel|demo)\\.se$'`)).toBe(0);
  });

  it('has an account for every role, all with the same password', async () => {
    const accounts = await rows<{ email: string; role: string; hash: string }>(
      `SELECT email, role, password_hash AS hash FROM app_user WHERE email LIKE '%@demo.se'`,
    );
    expect(Object.fromEntries(accounts.map(({ email, role }) => [email, role]))).toEqual(
      Object.fromEntries(DEMO_ACCOUNTS.map(({ email, role }) => [email, role])),
    );
    expect(await new Passwords().matches(accounts[0]!.hash, DEMO_PASSWORD)).toBe(true);
    for (const { email } of DEMO_ACCOUNTS) expect(demoAccountTable()).toContain(email);
  });

  it('gives student@demo.se a record with education, comments and files', async () => {
    const [own] = await rows<Record<string, number | string>>(
      `SELECT s.name, u.name AS account,
         (SELECT count(*)::int FROM enrollment e WHERE e.student_id = s.id) AS education,
         (SELECT count(*)::int FROM comment c WHERE c.student_id = s.id) AS comments,
         (SELECT count(*)::int FROM comment c WHERE c.student_id = s.id AND deleted_at IS NOT NULL) AS deleted,
         (SELECT count(*)::int FROM uploaded_file f WHERE f.student_id = s.id) AS files
       FROM student s JOIN app_user u ON u.id = s.user_id WHERE u.email = 'student@demo.se'`,
    );
    expect(own).toMatchObject({ name: own!.account, comments: 6, deleted: 1, files: 3 });
    expect(own!.education).toBeGreaterThan(3);
  });

  it('lets teacher@demo.se be responsible for some students and teach several courses', async () => {
    const mine = `(SELECT t.id FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE u.email = 'teacher@demo.se')`;
    expect(await count(`student WHERE teacher_id = ${mine}`)).toBeGreaterThan(15);
    expect(await count(`course_instance WHERE teacher_id = ${mine}`)).toBeGreaterThan(2);
  });

  it('hides protected students from those who may not know about them', async () => {
    expect(await count('student WHERE is_protected')).toBe(2);
    expect(
      await count(`comment c JOIN student s ON s.id = c.student_id AND s.is_protected
        JOIN comment_seen cs ON cs.comment_id = c.id JOIN app_user u ON u.id IN (cs.user_id, c.author_id)
        LEFT JOIN teacher t ON t.user_id = u.id
        WHERE u.role NOT IN ('ADMIN', 'SYSTEMADMIN') AND t.id IS DISTINCT FROM s.teacher_id`),
    ).toBe(0);
  });

  it('has edited, deleted, seen and unseen comments, in the order they were written', async () => {
    expect(await count('comment WHERE edited_at > created_at')).toBeGreaterThan(10);
    expect(await count('comment WHERE deleted_at > created_at')).toBeGreaterThan(5);
    const unseen = (
      email: string,
    ): string => `comment c WHERE deleted_at IS NULL AND NOT EXISTS (SELECT FROM comment_seen cs
      JOIN app_user u ON u.id = cs.user_id WHERE cs.comment_id = c.id AND u.email = '${email}')`;
    for (const email of ['teacher@demo.se', 'admin@demo.se']) {
      expect(await count(unseen(email))).toBeGreaterThan(20);
      expect(
        await count(`comment_seen cs JOIN app_user u ON u.id = cs.user_id WHERE u.email = '${email}'`),
      ).toBeGreaterThan(20);
    }
    expect(
      await count(
        'comment c WHERE author_id NOT IN (SELECT user_id FROM comment_seen cs WHERE cs.comment_id = c.id)',
      ),
    ).toBe(0);
    expect(
      await count(
        'comment a JOIN comment b USING (student_id) WHERE a.seq < b.seq AND a.created_at > b.created_at',
      ),
    ).toBe(0);
  });

  it('has a price category on every course in use, so that its earnings can be shown', async () => {
    expect(
      await rows(
        `SELECT DISTINCT c.code FROM enrollment e JOIN course c ON c.id = e.course_id WHERE c.price_category IS NULL`,
      ),
    ).toEqual([]);
  });

  it('dates no recorded event in the future', async () => {
    expect(await count('comment WHERE greatest(created_at, edited_at, deleted_at) > now()')).toBe(0);
    expect(await count('change_history WHERE changed_at > now()')).toBe(0);
    expect(await count('uploaded_file WHERE uploaded_at > now()')).toBe(0);
    expect(await count('student WHERE greatest(updated_at, apl_status_since) > now()')).toBe(0);
  });

  it('stores files whose bytes exist, intact', async () => {
    const files = await rows<{ key: string; size: number; sha256: string; mime: string }>(
      'SELECT storage_key AS key, size::int, sha256, mime_type AS mime FROM uploaded_file',
    );
    expect(files.length).toBeGreaterThan(15);
    expect(stored.size).toBe(files.length);
    for (const { key, size, sha256, mime } of files) {
      const bytes = stored.get(key)!;
      expect(bytes.length).toBe(size);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      if (mime === 'application/pdf') expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    }
  });
});
