import { v7 as uuid } from 'uuid';
import { codeOf } from '../support/school.js';
import { schoolDay } from '../support/studies.js';
import {
  admin,
  enrolled,
  MERGE,
  openStudentRecords,
  school,
  systemadmin,
} from '../support/student-records-world.js';

const ANONYMISE = `mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) {
  id name personalNumber phone email education { grade } commentHistory { comment } } }`;

beforeAll(openStudentRecords);
afterAll(() => school.close());

describe('security: anonymising keeps what archiving requires and nothing else', () => {
  it('blanks the record, its comments and its trail; grades stay', async () => {
    const person = await school.asStudent({
      name: 'Karin Blad',
      personalNumber: '199001019802',
      phone: '070-3',
      endDate: '2020-06-01',
    });
    const { studentId } = person;
    await school.comment(studentId, admin, 'Mår inte bra');
    await enrolled(studentId, { grade: 'A', status: 'COMPLETED' });
    await admin.rest('PUT', `/api/student-details/${studentId}`, { body: { phone: '070-444 44 44' } });
    const input = { studentId, confirmName: 'Karin Blad', version: 2 };
    const { data, errors } = await systemadmin.graphql(ANONYMISE, { input });
    expect(errors).toEqual([]);
    expect(data!['anonymiseStudent']).toMatchObject({
      name: 'Anonymiserad elev',
      personalNumber: null,
      phone: null,
      email: null,
      education: [{ grade: 'A' }],
    });
    const everything = JSON.stringify([
      await school.sql('SELECT * FROM student WHERE id = $1', [studentId]),
      await school.sql('SELECT * FROM comment WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM change_history WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM app_user WHERE id = $1', [person.userId]),
    ]);
    for (const trace of ['Karin', '199001019802', '070-', 'Mår inte bra', person.email])
      expect(everything).not.toContain(trace);
    expect(await person.rest('GET', '/api/auth/session')).toMatchObject({ status: 401 });
  });

  it('blanks what was written about the person elsewhere, and keeps the facts', async () => {
    const studentId = await school.student({ name: 'Vera Gallrad', personalNumber: '199001012385' });
    const other = await school.student({ name: 'Olle Kvar' });
    const enrollmentId = await enrolled(studentId, { status: 'COMPLETED', end: '2026-06-01' });
    const othersId = await enrolled(other, { status: 'COMPLETED', end: '2026-06-01' });
    await school.sql(`UPDATE enrollment SET note = 'Vera sa', removed_reason = 'Vera bytte' WHERE id = $1`, [
      enrollmentId,
    ]);
    await school.sql(
      `INSERT INTO enrollment_status_change (id, enrollment_id, status, note) VALUES ($1, $2, 'PAUSED', 'Vera är sjuk')`,
      [uuid(), enrollmentId],
    );
    const gradeId = uuid();
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, enrollment_id, value, graded_on, signed_at, motivation, basis,
         project_title, project_summary)
       SELECT $1, student_id, course_id, id, '–', '2026-06-01', now(), 'Vera kom inte', 'Veras prov', 'Veras liv', 'Om Vera'
       FROM enrollment WHERE id = $2`,
      [gradeId, enrollmentId],
    );
    await school.sql(
      `INSERT INTO grade_change (id, grade_id, student_id, previous_value, new_value, reason)
       VALUES ($1, $2, $3, 'F', '–', 'Vera klagade')`,
      [uuid(), gradeId, studentId],
    );
    await school.sql(
      `WITH month AS (INSERT INTO earning_freeze (id, month, kind, through_on)
         VALUES ($1, '2026-05-01', 'FINAL', '2026-05-31') RETURNING id)
       INSERT INTO earning_correction (id, freeze_id, enrollment_id, student_id, municipality, amount_ore, reason)
       SELECT $2, id, $3, $4, 'Solna', 100, 'Vera flyttade' FROM month`,
      [uuid(), uuid(), enrollmentId, studentId],
    );
    const row = (id: string, name: string) => ({ enrollmentId: id, name, personalNumber: '19900101-2385' });
    await school.sql(
      'INSERT INTO csn_report (id, created_by, created_by_name, rows) VALUES ($1, $2, $3, $4::jsonb)',
      [
        uuid(),
        admin.userId,
        admin.name,
        JSON.stringify([row(othersId, 'Olle Kvar'), row(enrollmentId, 'Vera Gallrad')]),
      ],
    );
    const issued = await admin.graphql(
      `mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id code } }`,
      { input: { document: { type: 'STUDY_CERTIFICATE', subjectId: studentId } } },
    );
    const document = issued.data!['createDocument'];
    const mergedId = await school.student({ name: 'Vera Dubbel' });
    const merge = { keepId: studentId, mergedId, keepVersion: 1, mergedVersion: 1, take: [] };
    expect((await admin.graphql(MERGE, { input: merge })).errors).toEqual([]);

    const input = { studentId, confirmName: 'Vera Gallrad', version: 2 };
    expect((await systemadmin.graphql(ANONYMISE, { input })).errors).toEqual([]);

    const own = [studentId, mergedId];
    const everything = JSON.stringify([
      await school.sql('SELECT * FROM enrollment WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM enrollment_status_change WHERE enrollment_id = $1', [enrollmentId]),
      await school.sql('SELECT * FROM grade WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM grade_change WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM earning_correction WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM change_history WHERE student_id = ANY ($1)', [own]),
      await school.sql('SELECT * FROM student_alias WHERE student_id = $1', [studentId]),
    ]);
    expect(everything).not.toContain('Vera');
    const [report] = await school.sql<{ rows: object[] }>('SELECT rows FROM csn_report');
    expect(report!.rows).toEqual([
      row(othersId, 'Olle Kvar'),
      { enrollmentId, name: 'Anonymiserad elev', personalNumber: null },
    ]);
    expect(await school.sql('SELECT value FROM grade WHERE id = $1', [gradeId])).toEqual([{ value: '–' }]);

    const check = await school.nobody.rest('GET', `/api/documents/verify/${document.code}`);
    expect(check).toMatchObject({
      status: 200,
      body: { valid: true, erasedOn: await schoolDay(school), holder: null },
    });
    expect((await admin.rest('GET', `/api/documents/${document.id}/file`)).status).toBe(404);
  });

  it('keeps the trail append-only for everything else', async () => {
    const studentId = await school.student();
    await admin.rest('PUT', `/api/student-details/${studentId}`, { body: { phone: '070-555 55 55' } });
    await expect(
      school.sql(`UPDATE change_history SET changes = '{}' WHERE student_id = $1`, [studentId]),
    ).rejects.toThrow('append-only');
  });

  it('is refused while an enrolment is open, and when a different name is typed', async () => {
    const studentId = await school.student({ name: 'Bo Kvar' });
    const wrong = await systemadmin.graphql(ANONYMISE, {
      input: { studentId, confirmName: 'Bo', version: 1 },
    });
    expect(codeOf(wrong)).toBe('BAD_USER_INPUT');
    await enrolled(studentId);
    const open = await systemadmin.graphql(ANONYMISE, {
      input: { studentId, confirmName: 'Bo Kvar', version: 1 },
    });
    expect(open.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ACTIVE' });
  });
});
