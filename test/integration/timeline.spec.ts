import { randomUUID } from 'node:crypto';
import type { TimelineKind } from '../../server/platform/graphql/generated.js';
import { codeOf, School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addGrade } from '../support/studies.js';

const TIMELINE = `query($input: StudentTimelineInput!) {
  studentTimeline(input: $input) { kinds nodes { id kind text by link } nextCursor } }`;
const EVERY: TimelineKind[] = [
  'ENROLLMENT',
  'STATUS',
  'EXAM',
  'GRADE',
  'FILE',
  'DOCUMENT',
  'COMMENT',
  'MESSAGE',
  'APL',
];

describe('a student’s timeline', () => {
  let school: School;
  let admin: Person;
  let teacher: Person;
  let student: Person & { studentId: string };
  let studentId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Admin' });
    teacher = await school.as('TEACHER', { name: 'Tea Tärna' });
    student = await school.asStudent({ name: 'Åsa Ödman' });
    ({ studentId } = student);
    await fill();
  });
  afterAll(() => school.close());

  /** One event of each kind, a day apart. */
  async function fill(): Promise<void> {
    const courseId = await addCourse(school, { name: 'Matematik 1' });
    const enrollmentId = await addEnrollment(school, studentId, { courseId, startDate: '2026-01-12' });
    const gradeId = await addGrade(school, enrollmentId, 'B');
    await school.sql(
      `INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on, reason, changed_at, changed_by_name)
       VALUES (gen_random_uuid(), $1, 'ADMITTED', '2026-01-12', NULL, '2026-01-01T09:00:00Z', 'Ada Admin'),
         (gen_random_uuid(), $1, 'PAUSED', '2026-02-01', 'ILLNESS', '2026-01-02T09:00:00Z', 'Ada Admin'),
         (gen_random_uuid(), $1, 'PAUSED', '2026-02-01', 'ILLNESS', '2026-01-02T10:00:00Z', 'Ada Admin')`,
      [enrollmentId],
    );
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, requested_month, created_at)
       VALUES (gen_random_uuid(), $1, 'Åsa Ödman', 'Engelska 5', 'Maj', '2026-01-03T09:00:00Z')`,
      [studentId],
    );
    await school.sql(`UPDATE grade SET signed_at = '2026-01-04T09:00:00Z' WHERE id = $1`, [gradeId]);
    await school.sql(
      `INSERT INTO uploaded_file (id, student_id, filename, storage_key, mime_type, size, sha256, uploaded_at, uploaded_by_name)
       VALUES ($2::uuid, $1, 'intyg.pdf', $2::text, 'application/pdf', 3, repeat('0', 64), '2026-01-05T09:00:00Z', 'Tea Tärna')`,
      [studentId, randomUUID()],
    );
    await school.sql(
      `INSERT INTO document (id, type, language, code, student_id, issuer, storage_key, size, sha256, created_at,
         created_by, created_by_name)
       VALUES ($2::uuid, 'STUDY_CERTIFICATE', 'SV', '23456789ABCD', $1, 'Skolan', $2::text, 3, repeat('0', 64),
         '2026-01-06T09:00:00Z', $3, 'Ada Admin')`,
      [studentId, randomUUID(), admin.userId],
    );
    const commentId = await school.comment(studentId, teacher, 'Vill byta kurs');
    await school.sql(`UPDATE comment SET created_at = '2026-01-07T09:00:00Z' WHERE id = $1`, [commentId]);
    await school.sql(
      `INSERT INTO change_history (id, student_id, changed_at, changed_by, changed_by_name, changed_by_role, changes,
         previous_values, new_values)
       VALUES (gen_random_uuid(), $1, '2026-01-08T09:00:00Z', $2, 'Ada Admin', 'ADMIN', ARRAY['examDecision'],
           '{"examDecision": "Engelska 5: Intresse"}', '{"examDecision": "Engelska 5: Godkänd"}'),
         (gen_random_uuid(), $1, '2026-01-09T09:00:00Z', $2, 'Ada Admin', 'ADMIN', ARRAY['aplStatus'],
           '{"aplStatus": "GRAY"}', '{"aplStatus": "BLUE"}')`,
      [studentId, admin.userId],
    );
    await school.sql(
      `UPDATE student SET apl_status = 'BLUE', apl_status_since = '2026-01-09T09:00:00Z' WHERE id = $1`,
      [studentId],
    );
  }

  const ask = (who: Person, input: object = {}) => who.graphql(TIMELINE, { input: { studentId, ...input } });
  async function read(who: Person, input: object = {}) {
    const { data, errors } = await ask(who, input);
    expect(errors).toEqual([]);
    return data!.studentTimeline;
  }
  const textsOf = async (who: Person, input: object = {}) =>
    (await read(who, input)).nodes.map(({ text, by }) => (by ? `${text} | ${by}` : text));

  it('contains everything stored, newest first, each with who did it, for administrators', async () => {
    expect(await textsOf(admin)).toEqual([
      'APL: Ej börjat → Bokade för samtal | Ada Admin',
      'Beslut om prövning: Engelska 5: Godkänd | Ada Admin',
      'Kommentar: Vill byta kurs | Tea Tärna',
      'Studieintyg utfärdades | Ada Admin',
      'Fil: intyg.pdf | Tea Tärna',
      'Betyg B i Matematik 1',
      'Anmäld till prövning i Engelska 5, maj',
      'Matematik 1: Studieuppehåll från 2026-02-01 (Sjukdom) | Ada Admin',
      'Inskriven på Matematik 1, från 2026-01-12 | Ada Admin',
    ]);
    expect((await read(admin)).kinds).toEqual(EVERY);
  });

  it('shows a teacher where the card is, and nothing of the change history or the documents', async () => {
    expect(await textsOf(teacher)).toEqual([
      'APL: Bokade för samtal',
      'Kommentar: Vill byta kurs | Tea Tärna',
      'Fil: intyg.pdf | Tea Tärna',
      'Betyg B i Matematik 1',
      'Anmäld till prövning i Engelska 5, maj',
      'Matematik 1: Studieuppehåll från 2026-02-01 (Sjukdom)',
      'Inskriven på Matematik 1, från 2026-01-12',
    ]);
  });

  it.each(['COORDINATOR', 'SPECPED', 'SYV'] as const)(
    'shows a %s no exams, files, documents or reasons',
    async (role) => {
      const who = await school.as(role);
      expect(await textsOf(who)).toEqual([
        'APL: Bokade för samtal',
        'Kommentar: Vill byta kurs | Tea Tärna',
        'Betyg B i Matematik 1',
        'Matematik 1: Studieuppehåll från 2026-02-01',
        'Inskriven på Matematik 1, från 2026-01-12',
      ]);
      expect(await textsOf(who, { kinds: ['EXAM', 'FILE', 'DOCUMENT'] })).toEqual([]);
    },
  );

  it('shows students their own, without the names of the staff behind it', async () => {
    expect(await textsOf(student)).toEqual([
      'APL: Bokade för samtal',
      'Kommentar: Vill byta kurs | Tea Tärna',
      'Studieintyg utfärdades',
      'Fil: intyg.pdf',
      'Betyg B i Matematik 1',
      'Anmäld till prövning i Engelska 5, maj',
      'Matematik 1: Studieuppehåll från 2026-02-01',
      'Inskriven på Matematik 1, från 2026-01-12',
    ]);
    const another = await school.student();
    for (const id of [another, randomUUID()])
      expect(codeOf(await ask(student, { studentId: id }))).toBe('FORBIDDEN');
  });

  it('shows a new start and the outcome of a registration, to the student without names and comments', async () => {
    const mover = await school.asStudent({ name: 'Nya Starten' });
    const courseId = await addCourse(school, { name: 'Kemi 1' });
    const enrollmentId = await addEnrollment(school, mover.studentId, { courseId, startDate: '2026-02-01' });
    await school.sql(`UPDATE enrollment SET created_at = '2026-01-01T09:00:00Z' WHERE id = $1`, [
      enrollmentId,
    ]);
    await school.sql(
      `WITH moved AS (INSERT INTO enrollment_batch (id, kind, title, size, created_by, created_by_name, created_at)
         VALUES (gen_random_uuid(), 'EXTEND', 'Nya datum', 1, $2, 'Ada Admin', '2026-01-10T09:00:00Z') RETURNING id)
       INSERT INTO enrollment_batch_item (batch_id, enrollment_id, before, version_after)
       SELECT id, $1, '{"is_enrollment": true, "start_date": "2026-01-12"}', 2 FROM moved`,
      [enrollmentId, admin.userId],
    );
    await school.sql(
      `WITH registered AS (
         INSERT INTO exam (id, student_id, name, course, requested_month, created_at, status, comment, before_decision)
         VALUES (gen_random_uuid(), $1, 'Nya Starten', 'Kemi 2', 'Maj', '2026-01-03T09:00:00Z', 'DENIED', 'Inga platser',
           '{"at": "2026-02-11T09:00:00Z"}'))
       INSERT INTO change_history (id, student_id, changed_at, changed_by, changed_by_name, changed_by_role, changes,
         previous_values, new_values)
       SELECT gen_random_uuid(), $1, at::timestamptz, $2, 'Ada Admin', 'ADMIN', ARRAY[field], '{}',
         jsonb_build_object(field, text)
       FROM (VALUES ('2026-01-11T09:00:00Z', 'examDecision', 'Kemi 2, Maj: Nekad'),
         -- A word of the school's own is no decision.
         ('2026-02-11T09:00:00Z', 'examComment', 'Inga platser')) AS told(at, field, text)`,
      [mover.studentId, admin.userId],
    );
    const { data } = await mover.graphql(TIMELINE, {
      input: { studentId: mover.studentId, kinds: ['EXAM', 'ENROLLMENT'] },
    });
    expect(data!.studentTimeline.nodes.slice(0, 2)).toMatchObject([
      {
        text: 'Beslut om prövning: Kemi 2: Anmälan nekad',
        by: null,
        link: `/student/${mover.studentId}#provningar`,
      },
      {
        text: 'Kemi 1 fick en ny start: 2026-02-01',
        by: null,
        link: `/student/${mover.studentId}#utbildning`,
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('Inga platser');
  });

  it('can be filtered by kind, and continued from the end of a page', async () => {
    const comments = await read(admin, { kinds: ['COMMENT', 'GRADE'] });
    expect(comments.nodes.map(({ kind }) => kind)).toEqual(['COMMENT', 'GRADE']);
    const whole = (await read(admin)).nodes.map(({ id }) => id);
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(admin, { first: 2, after });
      found.push(...page.nodes.map(({ id }) => id));
      after = page.nextCursor;
    } while (after);
    expect(found).toEqual(whole);
  });

  it('links to the part of the page where each entry is shown', async () => {
    const { nodes } = await read(admin, { kinds: ['GRADE'] });
    expect(nodes[0]!.link).toBe(`/student/${studentId}#betyg`);
  });

  it('reveals nothing of a deleted comment or a draft grade', async () => {
    const own = await school.student();
    const entry = await addEnrollment(school, own, { courseId: await addCourse(school) });
    await addGrade(school, entry, 'A', { signed: false });
    const commentId = await school.comment(own, teacher, 'Hemligt');
    await school.sql('UPDATE comment SET deleted_at = now() WHERE id = $1', [commentId]);
    const texts = await textsOf(admin, { studentId: own, kinds: ['COMMENT', 'GRADE'] });
    expect(texts).toEqual([expect.stringMatching(/^Kommentar: \[RADERAD\]/)]);
  });

  it('is empty for a student nothing has happened to', async () => {
    expect(await read(teacher, { studentId: await school.student() })).toMatchObject({
      nodes: [],
      nextCursor: null,
    });
  });

  it('is not found, like the student, for those who may not know of a protected one', async () => {
    const hidden = await school.student({ isProtected: true });
    const own = await school.student({ isProtected: true, teacherId: teacher.teacherId });
    expect(codeOf(await ask(teacher, { studentId: hidden }))).toBe('NOT_FOUND');
    expect(codeOf(await ask(await school.as('SYV'), { studentId: own }))).toBe('NOT_FOUND');
    expect((await ask(teacher, { studentId: own })).errors).toEqual([]);
  });

  it.each([{ first: 0 }, { first: 101 }, { after: 'x' }, { after: '1/STATUS:x' }])(
    'refuses %j',
    async (input) => expect(codeOf(await ask(admin, input))).toBe('BAD_USER_INPUT'),
  );

  it('is one statement, and leaves one access record', async () => {
    const count = await school.fewestStatements(() => read(admin));
    expect(count).toBeLessThanOrEqual(2);
    const own = await school.student();
    await read(teacher, { studentId: own });
    expect(await school.sql('SELECT action, detail FROM access_log WHERE student_id = $1', [own])).toEqual([
      { action: 'READ_HISTORY', detail: 'Tidslinje' },
    ]);
  });
});
