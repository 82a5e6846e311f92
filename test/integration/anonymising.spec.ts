import { v7 as uuid } from 'uuid';
import { codeOf, School, type Person } from '../support/school.js';
import { addCourse, addEnrollment } from '../support/studies.js';

let school: School;
let admin: Person;
let systemadmin: Person;

beforeAll(async () => {
  school = await School.open();
  admin = await school.as('ADMIN');
  systemadmin = await school.as('SYSTEMADMIN');
});

afterAll(() => school.close());

async function anonymise(studentId: string, confirmName: string) {
  const [row] = await school.sql<{ version: number }>('SELECT version FROM student WHERE id = $1', [
    studentId,
  ]);
  return systemadmin.graphql(
    'mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) { id name } }',
    { input: { studentId, confirmName, version: row!.version } },
  );
}

describe('anonymising a student', () => {
  test('removes the name from the student’s own actions, but not from any colleague’s', async () => {
    const person = await school.asStudent({ name: 'Siv Självgående' });
    await school.sql('UPDATE app_user SET name = $2 WHERE id = $1', [person.userId, 'Siv Självgående']);
    await addEnrollment(school, person.studentId, { courseId: await addCourse(school), status: 'COMPLETED' });
    const made = await person.graphql(
      'mutation { createMyDocument(input: { type: STUDY_CERTIFICATE }) { code createdBy } }',
    );
    expect(made.errors).toEqual([]);
    await admin.rest('PUT', `/api/student-details/${person.studentId}`, { body: { phone: '070-444 44 44' } });
    expect((await anonymise(person.studentId, 'Siv Självgående')).errors).toEqual([]);

    const actions = await school.sql(
      `SELECT changed_by_name AS name FROM change_history WHERE student_id = $1 ORDER BY changed_at`,
      [person.studentId],
    );
    expect(actions.map(({ name }) => name as string)).toEqual([
      'Anonymiserad elev',
      admin.name,
      systemadmin.name,
    ]);
    const [document] = await school.sql(
      'SELECT created_by_name AS name FROM document WHERE created_by = $1',
      [person.userId],
    );
    expect(document).toEqual({ name: 'Anonymiserad elev' });
  });

  test('removes current and former names from job messages; longer names belong to others', async () => {
    const studentId = await school.student({ name: 'Åsa Öberg' });
    await admin.rest('PUT', `/api/student-details/${studentId}`, { body: { name: 'Åsa (Åse) Öst' } });
    const job = async (result: object, message: string | null = null) => {
      const id = uuid();
      await school.sql(
        `INSERT INTO job (id, kind, user_id, state, payload, result, message) VALUES ($1, 'create-documents', $2, 'DONE', '{}', $3, $4)`,
        [id, admin.userId, JSON.stringify(result), message],
      );
      return id;
    };
    const [first, second, others] = [
      await job({ skipped: [{ name: 'Åsa (Åse) Öst', reason: 'Åsa Öberg: ingen kurs.' }] }),
      await job({ problems: [{ example: 'Svenska 1, Åsa Öberg' }] }, 'Åsa (Åse) Öst är redan inskriven.'),
      await job({ skipped: [{ name: 'Åsa Öberg-Ek' }, { name: 'Åsa Öbergå' }, { name: 'Åsa Åse Öst' }] }),
    ];
    expect((await anonymise(studentId, 'Åsa (Åse) Öst')).errors).toEqual([]);
    const rows = await school.sql('SELECT result, message FROM job WHERE id = ANY ($1) ORDER BY id', [
      [first, second, others],
    ]);
    expect(rows).toEqual([
      {
        result: { skipped: [{ name: 'Anonymiserad elev', reason: 'Anonymiserad elev: ingen kurs.' }] },
        message: null,
      },
      {
        result: { problems: [{ example: 'Svenska 1, Anonymiserad elev' }] },
        message: 'Anonymiserad elev är redan inskriven.',
      },
      {
        result: { skipped: [{ name: 'Åsa Öberg-Ek' }, { name: 'Åsa Öbergå' }, { name: 'Åsa Åse Öst' }] },
        message: null,
      },
    ]);
  });

  test('switches the account off like any other: links stop working and open sockets are told', async () => {
    const person = await school.asStudent({ name: 'Bo Borta' });
    await school.sql(
      `INSERT INTO password_reset (token_hash, user_id, expires_at) VALUES ('\\x01', $1, now() + interval '1 hour')`,
      [person.userId],
    );
    const listener = await school.pool.connect();
    const heard: unknown[] = [];
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload!)));
    await listener.query('LISTEN studievy');
    expect((await anonymise(person.studentId, 'Bo Borta')).errors).toEqual([]);
    await listener.query('UNLISTEN studievy');
    listener.release();
    expect(heard).toContainEqual({ topic: 'session', userId: person.userId, sessionHash: null });
    expect(await person.rest('GET', '/api/auth/session')).toMatchObject({ status: 401 });
    const [account] = await school.sql(
      `SELECT name, active, (SELECT count(*)::integer FROM password_reset WHERE user_id = u.id AND used_at IS NULL) AS links
       FROM app_user u WHERE id = $1`,
      [person.userId],
    );
    expect(account).toEqual({ name: 'Anonymiserad elev', active: false, links: 0 });
  });

  test('leaves the account alone if it now belongs to a colleague', async () => {
    const person = await school.asStudent({ name: 'Lena Lärling' });
    await school.sql(`UPDATE app_user SET role = 'TEACHER', name = 'Lena Lärling' WHERE id = $1`, [
      person.userId,
    ]);
    expect((await anonymise(person.studentId, 'Lena Lärling')).errors).toEqual([]);
    const [account] = await school.sql('SELECT name, active FROM app_user WHERE id = $1', [person.userId]);
    expect(account).toEqual({ name: 'Lena Lärling', active: true });
    const [record] = await school.sql('SELECT name, user_id FROM student WHERE id = $1', [person.studentId]);
    expect(record).toEqual({ name: 'Anonymiserad elev', user_id: null });
  });

  test('clears stored responses and exported files at once, and tells a repeated call so', async () => {
    const studentId = await school.student({ name: 'Lisbet Lagrad' });
    const key = { 'idempotency-key': uuid() };
    const change = () =>
      admin.rest('PUT', `/api/student-details/${studentId}`, {
        body: { phone: '070-333 33 33' },
        headers: key,
      });
    expect((await change()).status).toBe(200);
    const made = await admin.rest('POST', '/api/exports', { body: { list: 'students', format: 'CSV' } });
    const { _id: id } = made.body as { _id: string };
    expect((await admin.rest('GET', `/api/exports/${id}`)).status).toBe(200);
    expect((await anonymise(studentId, 'Lisbet Lagrad')).errors).toEqual([]);
    const stored = await school.sql('SELECT result::text AS result FROM idempotency_key');
    expect(JSON.stringify(stored)).not.toMatch(/Lisbet|333 33/);
    expect(await change()).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'ERASED' } });
    expect((await admin.rest('GET', `/api/exports/${id}`)).status).toBe(404);
    expect(await school.sql('SELECT FROM list_export')).toEqual([]);
  });

  test('finds and clears the name in others’ reasons, notes, views and file names, even in append-only trails', async () => {
    const [teacher, eraser] = [await school.as('TEACHER'), await school.as('SYSTEMADMIN')];
    const studentId = await school.student({ name: 'Tove Textsson' });
    const other = await school.student({ name: 'Olle Övrig' });
    const courseId = await addCourse(school);
    const enrollment = await addEnrollment(school, other, { courseId });
    await school.sql(`UPDATE enrollment SET note = 'Samma som Tove Textsson' WHERE id = $1`, [enrollment]);
    await school.sql(
      `INSERT INTO access_log (user_id, role, action, student_id, reason) VALUES ($1, 'TEACHER', 'READ_STUDENT', $2, 'Bråk med Tove Textsson')`,
      [teacher.userId, other],
    );
    await school.sql(
      `INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on, note, changed_by_name)
       VALUES ($1, $2, 'ACTIVE', '2026-01-01', 'Bytte plats med tove textsson', 'X')`,
      [uuid(), enrollment],
    );
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, requested_month, status, comment)
       VALUES ($1, $2, 'Olle Övrig', 'Svenska 1', 'Mars', 'DENIED', 'Skrev av Tove Textsson')`,
      [uuid(), other],
    );
    await school.sql(
      `INSERT INTO uploaded_file (id, student_id, filename, storage_key, size, mime_type, sha256)
       VALUES ($1, $2, 'Tove Textsson intyg.pdf', $3, 1, 'application/pdf', $4)`,
      [uuid(), other, uuid(), 'a'.repeat(64)],
    );
    await school.sql(
      `INSERT INTO saved_view (id, user_id, list, name, address) VALUES ($1, $2, 'STUDENTS', 'Tove Textsson', '')`,
      [uuid(), teacher.userId],
    );
    const { data, errors } = await eraser.graphql(
      `query($input: AnonymisePreviewInput!) { anonymisePreview(input: $input) { mentions { id kind text } } }`,
      { input: { studentId } },
    );
    expect(errors).toEqual([]);
    const { mentions } = data!.anonymisePreview;
    expect(mentions.map(({ kind }) => kind).sort()).toEqual(
      ['ACCESS_REASON', 'ENROLLMENT', 'ENROLLMENT', 'EXAM', 'FILE', 'SAVED_VIEW'].sort(),
    );
    const done = await eraser.graphql(
      'mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) { id } }',
      {
        input: {
          studentId,
          confirmName: 'Tove Textsson',
          version: 1,
          clearMentions: mentions.map(({ id }) => id),
        },
      },
    );
    expect(done.errors).toEqual([]);
    const left = await school.sql<{ text: string }>(
      `SELECT reason AS text FROM access_log WHERE student_id = $1 AND reason IS NOT NULL
       UNION ALL SELECT note FROM enrollment_status_change WHERE enrollment_id = $2 AND note IS NOT NULL
       UNION ALL SELECT note FROM enrollment WHERE id = $2
       UNION ALL SELECT comment FROM exam WHERE student_id = $1
       UNION ALL SELECT filename FROM uploaded_file WHERE student_id = $1
       UNION ALL SELECT name FROM saved_view WHERE user_id = $3`,
      [other, enrollment, teacher.userId],
    );
    expect(left.map(({ text }) => text)).toEqual([
      ...Array<string>(4).fill('[ANONYMISERAD]'),
      '[ANONYMISERAD].pdf',
      expect.stringMatching(/^\[ANONYMISERAD\] [0-9a-f]{8}$/),
    ]);
    // Other changes of the trail are refused in the same transaction.
    await expect(
      school.sql(`UPDATE access_log SET reason = 'annat' WHERE student_id = $1`, [other]),
    ).rejects.toThrow('append-only');
  });

  test('lists what others wrote that names the student, and clears the chosen items in the same step', async () => {
    const teacher = await school.as('TEACHER');
    const studentId = await school.student({
      name: 'Nora Nämnd',
      personalNumber: '199001012385',
      email: 'nora@exempel.se',
    });
    const other = await school.student({ name: 'Olle Övrig' });
    const named = await school.comment(other, teacher, 'Sitter bredvid nora nämnd på labben.');
    const kept = await school.comment(other, teacher, 'Delar bok med Nora Nämnd.');
    await school.comment(other, teacher, 'Nora Nämndsson är en annan.');
    const task = await school.task(teacher, 'Ring 19900101-2385 i morgon');
    const mail = await school.task(teacher, 'Skriv till nora@exempel.se');
    await school.task(teacher, 'Ring Nora');
    const [followUp, message, sole] = [uuid(), uuid(), uuid()];
    await school.sql(
      `INSERT INTO follow_up (id, student_id, due_on, note, assignee_id, created_by, created_by_name)
       VALUES ($1, $2, '2026-12-01', 'Fråga om nora nämnd', $3, $3, $4)`,
      [followUp, other, teacher.userId, teacher.name],
    );
    await school.sql(
      `INSERT INTO course_message (id, course, subject, text, sent_by, sent_by_name)
       VALUES ($1, 'Svenska 1', 'Redovisning', 'Nora Nämnd börjar.', $3, $4), ($2, 'Svenska 1', 'Hej', 'Ny sal.', $3, $4)`,
      [message, sole, teacher.userId, teacher.name],
    );
    await school.sql(
      'INSERT INTO course_message_recipient (message_id, student_id) VALUES ($1, $3), ($1, $4), ($2, $3)',
      [message, sole, studentId, other],
    );
    await teacher.rest('PUT', `/api/student-details/${other}/comments/${named}`, {
      body: { comment: 'Satt bredvid Nora Nämnd.' },
    });
    const { data, errors } = await systemadmin.graphql(
      `query($input: AnonymisePreviewInput!) { anonymisePreview(input: $input) {
         mentions { id kind text writtenBy studentId studentName } } }`,
      { input: { studentId } },
    );
    expect(errors).toEqual([]);
    const { mentions } = data!.anonymisePreview;
    expect(new Set(mentions.map(({ id }) => id))).toEqual(
      new Set([named, kept, task, mail, followUp, message]),
    );
    expect(mentions.find(({ id }) => id === named)).toMatchObject({
      kind: 'COMMENT',
      text: 'Satt bredvid Nora Nämnd.',
      writtenBy: teacher.name,
      studentId: other,
      studentName: 'Olle Övrig',
    });
    const read = await school.sql<{ student_id: string }>(
      `SELECT student_id FROM access_log WHERE user_id = $1 AND detail = 'Anonymisering'`,
      [systemadmin.userId],
    );
    expect(new Set(read.map((row) => row.student_id))).toEqual(new Set([studentId, other]));

    const done = await systemadmin.graphql(
      'mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) { id } }',
      {
        input: {
          studentId,
          confirmName: 'Nora Nämnd',
          version: 1,
          clearMentions: [named, task, mail, followUp, message],
        },
      },
    );
    expect(done.errors).toEqual([]);
    const texts = await school.sql<{ text: string }>(
      'SELECT text FROM comment WHERE student_id = $1 ORDER BY seq',
      [other],
    );
    expect(texts.map(({ text }) => text)).toEqual([
      '[ANONYMISERAD]',
      'Delar bok med Nora Nämnd.',
      'Nora Nämndsson är en annan.',
    ]);
    const tasks = await school.sql<{ description: string }>(
      'SELECT description FROM task WHERE user_id = $1 ORDER BY created_at',
      [teacher.userId],
    );
    expect(tasks.map(({ description }) => description)).toEqual([
      '[ANONYMISERAD]',
      '[ANONYMISERAD]',
      'Ring Nora',
    ]);
    expect(await school.sql('SELECT note, version FROM follow_up WHERE id = $1', [followUp])).toEqual([
      { note: '[ANONYMISERAD]', version: 2 },
    ]);
    // Recipients besides the student keep the message; a message without other recipients is deleted.
    const messages = await school.sql(
      `SELECT m.id, m.subject, m.text, r.student_id AS recipient
       FROM course_message m LEFT JOIN course_message_recipient r ON r.message_id = m.id WHERE m.id = ANY ($1::uuid[])`,
      [[message, sole]],
    );
    expect(messages).toEqual([
      { id: message, subject: '[ANONYMISERAD]', text: '[ANONYMISERAD]', recipient: other },
    ]);
    const history = await school.sql(
      'SELECT previous_values, new_values FROM change_history WHERE student_id = $1',
      [other],
    );
    expect(JSON.stringify(history)).not.toMatch(/nora nämnd/i);
    await expect(
      school.sql(`UPDATE change_history SET changed_by_name = '' WHERE student_id = $1`, [other]),
    ).rejects.toThrow('append-only');
  });

  test('rejects the wrong name, and leaves the trails sealed', async () => {
    const studentId = await school.student({ name: 'Per Prövad' });
    await admin.rest('PUT', `/api/student-details/${studentId}`, { body: { phone: '070-555 55 55' } });
    expect(codeOf(await anonymise(studentId, 'Per'))).toBe('BAD_USER_INPUT');
    expect((await anonymise(studentId, 'Per Prövad')).errors).toEqual([]);
    await expect(
      school.sql(`UPDATE change_history SET changed_by_name = '' WHERE student_id = $1`, [studentId]),
    ).rejects.toThrow('append-only');
  });
});
