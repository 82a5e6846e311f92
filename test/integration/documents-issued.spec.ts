import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { codeOf } from '../support/school.js';
import { readPdf } from '../support/read-pdf.js';
import {
  admin,
  bytesOf,
  course,
  create,
  enrolment,
  holder,
  instance,
  openDocuments,
  preview,
  PREVIEW,
  print,
  school,
} from '../support/documents-world.js';

const verify = async (code: string) =>
  (await school.nobody.rest('GET', `/api/documents/verify/${encodeURIComponent(code)}`)) as {
    status: number;
    body: Record<string, unknown>;
  };

async function ended(id: string) {
  for (let i = 0; i < 200; i += 1) {
    const { data } = await admin.graphql('query($id: ID!) { job(id: $id) { state result } }', { id });
    const job = data!.job as { state: string; result: Record<string, unknown> | null };
    if (job.state !== 'QUEUED' && job.state !== 'RUNNING') return job;
    await wait(50);
  }
  throw new Error('the job did not end');
}

beforeAll(openDocuments);
afterAll(() => school.close());

describe('documents', () => {
  test('warns about a protected identity, and leaves out its municipality', async () => {
    await school.sql(
      `INSERT INTO municipality (name, kind) VALUES ('Sollentuna', 'MUNICIPALITY') ON CONFLICT DO NOTHING`,
    );
    const student = await holder({ isProtected: true, municipality: 'Sollentuna' });
    const { sheet, warnings } = await preview({ type: 'APL_AGREEMENT', subjectId: student });
    expect(warnings.join(' ')).toContain('skyddade personuppgifter');
    expect(JSON.stringify(sheet)).not.toContain('Sollentuna');
    const { code } = await create({ type: 'APL_AGREEMENT', subjectId: student });
    expect((await verify(code)).body.holder).toBeNull();
  });

  test('the school’s letter is a course summons; admission is the municipality’s decision', async () => {
    const student = await holder({ municipality: 'Solna' });
    await enrolment(student, await course('Historia 1b'), 'ADMITTED');
    const { text } = await print({ type: 'COURSE_SUMMONS', subjectId: student });
    expect(text).toContain('Kallelse till kursstart');
    expect(text).toContain('Historia 1b');
    expect(text).toContain('Det är kommunen som beslutar om antagning');
    expect(text).not.toMatch(/Antagningsbesked|Du är antagen/);
    const refused = await admin.graphql(PREVIEW, { input: { type: 'ADMISSION_NOTICE', subjectId: student } });
    expect(refused.errors[0]!.extensions.fields).toMatchObject([{ path: 'type', reason: 'NOT_ALLOWED' }]);
  });

  test('an exam summons lists its occasions, and does not exist before one is booked', async () => {
    const student = await holder();
    const exam = randomUUID();
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, requested_month, address) VALUES ($1, $2, 'A', 'Svenska 1', 'Maj', 'Storgatan 1')`,
      [exam, student],
    );
    const input = { type: 'EXAM_SUMMONS', subjectId: exam };
    expect((await preview(input)).problem).toMatchObject({ path: 'subjectId' });
    const occasion = randomUUID();
    await school.sql(
      `INSERT INTO exam_occasion (id, held_on, starts_at, ends_at, room) VALUES ($1, '2026-12-03', '09:00', '13:00', 'Sal 4')`,
      [occasion],
    );
    await school.sql('INSERT INTO exam_booking (exam_id, occasion_id) VALUES ($1, $2)', [exam, occasion]);
    const { text } = await print(input);
    expect(text).toContain('3 december 2026 09:00–13:00 Sal 4 Skriftlig');
    expect(text).toContain('Storgatan 1');
    expect(text).toContain('500 kronor');
  });

  describe('an issued document', () => {
    test('is sent as created, under a name without the personal number', async () => {
      const student = await holder({ personalNumber: '198001012381' });
      const issued = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const { status, headers, bytes } = await bytesOf(admin, `/api/documents/${issued.id}/file`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(issued.sha256);
      expect(issued.filename).toMatch(/^APL-överenskommelse Anna-Karin Öberg \d{4}-\d{2}-\d{2}\.pdf$/);
      expect((await readPdf(bytes)).text).toContain(issued.code);
      const shown = await bytesOf(admin, `/api/documents/${issued.id}/file?visa=1`);
      expect(shown.headers.get('content-disposition')).toMatch(/^inline; /);
      expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    });

    test('can be verified by anyone with the code, however typed, and reveals little about the holder', async () => {
      const student = await holder({ personalNumber: '198001012480' });
      const { code, sha256 } = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const { status, body } = await verify(code.toLowerCase().replaceAll('-', ' '));
      expect(status).toBe(200);
      expect(body).toEqual({
        ...{ code, type: 'APL_AGREEMENT', title: 'APL-överenskommelse', issuer: 'Komvux Älvsjö' },
        issuedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        ...{ valid: true, revokedOn: null, erasedOn: null, holder: 'A.K.Ö., född 1980', sha256 },
      });
      expect((await verify('ABCD-EFGH-JKMN')).status).toBe(404);
      expect((await verify("' OR 1=1")).status).toBe(404);
    });

    test('becomes invalid when revoked, with the reason only in the register', async () => {
      const student = await holder();
      const { id, code } = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const revoke = () =>
        admin.graphql(
          'mutation($input: RevokeDocumentInput!) { revokeDocument(input: $input) { revokedReason } }',
          {
            input: { id, reason: 'Fel period' },
          },
        );
      expect((await revoke()).data).toMatchObject({ revokeDocument: { revokedReason: 'Fel period' } });
      const { body } = await verify(code);
      expect(body).toMatchObject({ valid: false, revokedOn: expect.any(String) });
      expect(JSON.stringify(body)).not.toContain('Fel period');
      expect((await revoke()).errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'REVOKED' });
    });

    test('is added to the student’s files once, unchanged', async () => {
      const student = await holder();
      const { id, sha256, filename } = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const save = () =>
        admin.graphql(
          'mutation($input: SaveDocumentInput!) { saveDocumentToFiles(input: $input) { fileId } }',
          {
            input: { id },
          },
        );
      expect((await save()).errors).toEqual([]);
      const { body } = await admin.rest('GET', `/api/uploads/${student}`);
      const [file] = body as { _id: string; filename: string; mimeType: string }[];
      expect(file).toMatchObject({ filename, mimeType: 'application/pdf' });
      const { bytes } = await bytesOf(admin, `/api/uploads/download/${file!._id}`);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect((await save()).errors[0]!.extensions).toMatchObject({ reason: 'SAVED' });
    });

    test('appears in the register and in the student’s history', async () => {
      const student = await holder();
      const { id, code } = await create({ type: 'APL_AGREEMENT', subjectId: student });
      const { data } = await admin.graphql(
        'query($input: IssuedDocumentsInput!) { issuedDocuments(input: $input) { totalCount nodes { id createdBy } } }',
        { input: { q: code } },
      );
      expect(data!.issuedDocuments).toEqual({ totalCount: 1, nodes: [{ id, createdBy: 'Astrid Admin' }] });
      const { body } = await admin.rest('GET', `/api/student-details/${student}/history`);
      expect(JSON.stringify(body)).toContain(code);
      const [read] = await school.sql('SELECT FROM access_log WHERE student_id = $1', [student]);
      expect(read).toBeDefined();
    });
  });

  test('a student lists only documents about their own record, whichever student is requested', async () => {
    const student = await school.asStudent();
    const another = await holder();
    const { id } = await create({ type: 'APL_AGREEMENT', subjectId: student.studentId });
    await create({ type: 'APL_AGREEMENT', subjectId: another });
    const list = async (input: object) => {
      const { data, errors } = await student.graphql(
        'query($input: IssuedDocumentsInput!) { issuedDocuments(input: $input) { totalCount nodes { id } } }',
        { input },
      );
      expect(errors).toEqual([]);
      return data!.issuedDocuments;
    };
    expect(await list({})).toEqual({ totalCount: 1, nodes: [{ id }] });
    expect(await list({ studentId: another })).toEqual({ totalCount: 0, nodes: [] });
  });

  test('a student creates and reads only their own documents', async () => {
    const student = await school.asStudent();
    await enrolment(student.studentId, await course());
    const mine = (type: string) =>
      student.graphql('mutation($input: CreateMyDocumentInput!) { createMyDocument(input: $input) { id } }', {
        input: { type },
      });
    const { data } = await mine('STUDY_CERTIFICATE');
    const { id } = data!.createMyDocument;
    expect((await bytesOf(student, `/api/documents/${id}/file`)).status).toBe(200);
    expect(codeOf(await mine('GRADE_CATALOGUE'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await mine('GRADE_EXTRACT'))).toBe('BAD_USER_INPUT');
    const other = await create({ type: 'APL_AGREEMENT', subjectId: await holder() });
    expect((await bytesOf(student, `/api/documents/${other.id}/file`)).status).toBe(404);
    const before = await school.as('TEACHER');
    expect((await bytesOf(before, `/api/documents/${id}/file`)).status).toBe(404);
  });

  test('many at once are made by a job, as one archive; students who cannot get one are skipped and named', async () => {
    const courseId = await course();
    const students = [
      await holder({ name: 'Anna Ek' }),
      await holder({ name: 'Anna Ek' }),
      await holder({ name: 'Utan Kurs' }),
    ];
    await enrolment(students[0]!, courseId);
    await enrolment(students[1]!, courseId);
    const { data } = await admin.graphql(
      'mutation($input: CreateDocumentsInput!) { createDocuments(input: $input) { id total } }',
      { input: { type: 'STUDY_CERTIFICATE', subjectIds: students, saveToFiles: true } },
    );
    const job = data!.createDocuments;
    expect(job.total).toBe(3);
    const { state, result } = await ended(job.id);
    expect(state).toBe('DONE');
    expect(result).toMatchObject({
      created: 2,
      skipped: [{ name: 'Utan Kurs', reason: 'Välj minst en kurs.' }],
    });
    const { bytes, headers } = await bytesOf(admin, `/api/documents/batches/${String(result!.batchId)}`);
    expect(headers.get('content-type')).toBe('application/zip');
    const names = Object.keys(unzipSync(new Uint8Array(bytes)));
    expect(names).toHaveLength(2);
    expect(names.every((name) => /^Studieintyg Anna Ek .*\.pdf$/.test(name))).toBe(true);
    const { body } = await admin.rest('GET', `/api/uploads/${students[0]}`);
    expect(body).toHaveLength(1);
  });

  test('subjects are found by name and number, and by course instance', async () => {
    const courseId = await course();
    const id = await instance(courseId);
    const student = await holder({ name: 'Gunvor Sällsynt', personalNumber: '196503037843' });
    await enrolment(student, courseId, 'ACTIVE', id);
    const find = async (input: Record<string, unknown>) =>
      (
        await admin.graphql(
          'query($input: DocumentSubjectsInput!) { documentSubjects(input: $input) { totalCount nodes { id label detail } } }',
          { input },
        )
      ).data!.documentSubjects.nodes;
    const type = 'STUDY_CERTIFICATE';
    expect(await find({ type, q: 'sällsynt' })).toMatchObject([{ id: student, detail: '1965-03-03' }]);
    expect(await find({ type, q: '650303-7843' })).toMatchObject([{ id: student }]);
    expect(await find({ type, courseInstanceId: id })).toMatchObject([{ id: student }]);
    const newcomer = await holder({ name: 'Samir Samordnad', personalNumber: '199003722388' });
    expect(await find({ type, q: 'samordnad' })).toMatchObject([{ id: newcomer, detail: '1990-03-12' }]);
    expect((await find({ type: 'STUDENT_LIST', q: 'HT26' })).map((one) => one.id)).toContain(id);
  });
});
