import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { School, type Answer, type Person } from '../support/school.js';

const PDF = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from([0xe2, 0xe3, 0xcf, 0xd3]),
  Buffer.from('\n1 0 obj\n%%EOF\n'),
]);
const NAME = 'Åsa Öbergs intyg – "kopia".pdf';

let school: School;
let teacher: Person;
let admin: Person;

beforeAll(async () => {
  school = await School.open({ LOG_LEVEL: 'silent' });
  teacher = await school.as('TEACHER');
  admin = await school.as('ADMIN');
});

afterAll(() => school.close());

interface Entry {
  _id: string;
  filename: string;
  uploadedAt: string;
  uploadDate: string;
  size: number;
  mimeType: string;
}

function form(bytes: Buffer | string, filename: string, field = 'file'): FormData {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), filename);
  return body;
}

function upload(
  who: Person,
  studentId: string,
  bytes: Buffer | string,
  filename: string,
  headers = {},
): Promise<Answer> {
  return who.rest('POST', `/api/uploads/${studentId}`, { body: form(bytes, filename), headers });
}

async function uploaded(
  who: Person,
  studentId: string,
  bytes: Buffer | string = PDF,
  filename = NAME,
): Promise<Entry> {
  const answer = await upload(who, studentId, bytes, filename);
  expect(answer.status).toBe(201);
  return answer.body as Entry;
}

/** The raw bytes, which `rest` would decode as text. */
async function download(
  who: Person,
  fileId: string,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${school.app.url}/api/uploads/download/${fileId}`, {
    headers: { Authorization: `Bearer ${who.token}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const filesFolder = (): string => join(school.app.dataDir, 'files');

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(filesFolder(), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('upload and download', () => {
  it('returns the bytes under the very same name', async () => {
    const student = await school.student();
    const entry = await uploaded(teacher, student);
    expect(entry).toEqual({
      _id: expect.any(String) as string,
      filename: NAME,
      uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      uploadDate: entry.uploadedAt,
      size: PDF.length,
      mimeType: 'application/pdf',
    });
    const response = await download(teacher, entry._id);
    expect(response.status).toBe(200);
    expect(response.bytes).toEqual(PDF);
    expect(response.headers.get('content-length')).toBe(String(PDF.length));
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(
      /^attachment; filename="Asa Obergs intyg - _kopia_\.pdf"; filename\*=UTF-8''/,
    );
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(NAME);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('lists a student’s files, newest first, the same through REST and GraphQL', async () => {
    const student = await school.student();
    const first = await uploaded(teacher, student, PDF, 'ett.pdf');
    const second = await uploaded(admin, student, 'hej', 'två.txt');
    const { body } = await teacher.rest('GET', `/api/uploads/${student}`);
    expect(body).toEqual([second, first]);
    const { data } = await teacher.graphql(
      'query ($id: ID!) { files(studentId: $id) { id filename size uploadedBy viewerMayDelete } }',
      { id: student },
    );
    expect(data?.files).toEqual([
      { id: second._id, filename: 'två.txt', size: 3, uploadedBy: admin.name, viewerMayDelete: true },
      {
        id: first._id,
        filename: 'ett.pdf',
        size: PDF.length,
        uploadedBy: teacher.name,
        viewerMayDelete: true,
      },
    ]);
  });

  it('serves a large file whole', async () => {
    const student = await school.student();
    const bytes = Buffer.concat([PDF, Buffer.alloc(20_971_520 - PDF.length, 7)]);
    const entry = await uploaded(teacher, student, bytes, 'stor.pdf');
    const back = await download(teacher, entry._id);
    expect(back.bytes.equals(bytes)).toBe(true);
  });

  it('records the upload and the deletion in the change history', async () => {
    const student = await school.student();
    const { _id } = await uploaded(teacher, student, PDF, 'intyg.pdf');
    expect((await teacher.rest('DELETE', `/api/uploads/${_id}`)).status).toBe(204);
    const history = await school.sql(
      'SELECT changed_by, changes, previous_values, new_values FROM change_history WHERE student_id = $1 ORDER BY id',
      [student],
    );
    const by = { changed_by: teacher.userId, changes: ['files'] };
    expect(history).toEqual([
      { ...by, previous_values: { files: null }, new_values: { files: 'intyg.pdf' } },
      { ...by, previous_values: { files: 'intyg.pdf' }, new_values: { files: null } },
    ]);
  });

  it('logs each opening by staff once, and none by the student', async () => {
    const own = await school.asStudent();
    const student = own.studentId;
    const { _id } = await uploaded(teacher, student);
    await teacher.rest('GET', `/api/uploads/${student}`);
    await teacher.rest('GET', `/api/uploads/download/${_id}`);
    await own.rest('GET', `/api/uploads/${student}`);
    await own.rest('GET', `/api/uploads/download/${_id}`);
    const log = await school.sql(
      'SELECT user_id, action FROM access_log WHERE student_id = $1 ORDER BY at, id',
      [student],
    );
    const by = { user_id: teacher.userId };
    expect(log).toEqual([
      { ...by, action: 'CHANGE_STUDENT' },
      { ...by, action: 'LIST_FILES' },
      { ...by, action: 'READ_FILE' },
    ]);
  });

  it('has no second effect with the same Idempotency-Key', async () => {
    const student = await school.student();
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([
      upload(teacher, student, PDF, NAME, key),
      upload(teacher, student, PDF, NAME, key),
    ]);
    const later = await upload(teacher, student, PDF, NAME, key);
    expect(answers[0]?.status).toBe(201);
    for (const answer of [...answers, later]) expect(answer.body).toEqual(answers[0]?.body);
    expect((await teacher.rest('GET', `/api/uploads/${student}`)).body).toHaveLength(1);
    const other = await upload(teacher, student, PDF, 'annat.pdf', key);
    expect(other.status).toBe(409);
  });

  it('hides a deleted file and keeps its bytes for 30 days', async () => {
    const student = await school.student();
    const { _id } = await uploaded(teacher, student);
    await teacher.rest('DELETE', `/api/uploads/${_id}`);
    expect((await teacher.rest('GET', `/api/uploads/download/${_id}`)).status).toBe(404);
    expect((await teacher.rest('DELETE', `/api/uploads/${_id}`)).status).toBe(404);
    expect((await teacher.rest('GET', `/api/uploads/${student}`)).body).toEqual([]);
    expect(await school.sql('SELECT deleted_by FROM uploaded_file WHERE id = $1', [_id])).toEqual([
      { deleted_by: teacher.userId },
    ]);
  });
});

describe('rights', () => {
  it('lets students see and open their own files, without knowing who uploaded them, but change nothing', async () => {
    const own = await school.asStudent();
    const student = own.studentId;
    const { _id } = await uploaded(teacher, student);
    expect((await own.rest('GET', `/api/uploads/download/${_id}`)).status).toBe(200);
    const { data } = await own.graphql(
      'query ($id: ID!) { files(studentId: $id) { id uploadedBy viewerMayDelete } }',
      { id: student },
    );
    expect(data?.files).toEqual([{ id: _id, uploadedBy: null, viewerMayDelete: false }]);
    expect((await upload(own, student, PDF, NAME)).status).toBe(403);
    expect((await own.rest('DELETE', `/api/uploads/${_id}`)).status).toBe(403);
  });

  it('gives a student the same response for another student as for none', async () => {
    const stranger = await school.student();
    const student = await school.asStudent();
    const { _id } = await uploaded(teacher, stranger);
    expect((await student.rest('GET', `/api/uploads/${stranger}`)).status).toBe(403);
    expect((await student.rest('GET', `/api/uploads/${randomUUID()}`)).status).toBe(403);
    expect((await student.rest('GET', `/api/uploads/download/${_id}`)).status).toBe(404);
    expect((await student.rest('GET', `/api/uploads/download/${randomUUID()}`)).status).toBe(404);
  });

  it.each(['GUEST', 'USER', 'COORDINATOR', 'SPECPED', 'SYV'] as const)(
    'refuses %s all access',
    async (role) => {
      const student = await school.student();
      const { _id } = await uploaded(teacher, student);
      const who = await school.as(role);
      expect((await who.rest('GET', `/api/uploads/${student}`)).status).toBe(403);
      expect((await who.rest('GET', `/api/uploads/download/${_id}`)).status).toBe(403);
      expect((await upload(who, student, PDF, NAME)).status).toBe(403);
      expect((await who.rest('DELETE', `/api/uploads/${_id}`)).status).toBe(403);
    },
  );

  it('hides a protected student’s files from all but administrators and the responsible teacher', async () => {
    const responsible = await school.as('TEACHER');
    const student = await school.student({ isProtected: true, teacherId: responsible.teacherId });
    const { _id } = await uploaded(responsible, student);
    expect((await admin.rest('GET', `/api/uploads/download/${_id}`)).status).toBe(200);
    expect((await teacher.rest('GET', `/api/uploads/${student}`)).status).toBe(404);
    expect((await teacher.rest('GET', `/api/uploads/download/${_id}`)).status).toBe(404);
    expect((await upload(teacher, student, PDF, NAME)).status).toBe(404);
    expect((await teacher.rest('DELETE', `/api/uploads/${_id}`)).status).toBe(404);
  });

  it('rejects before reading: without a session 401, whatever is sent', async () => {
    const response = await upload(school.nobody, 'nonsens', 'x', 'x.exe');
    expect(response.status).toBe(401);
  });

  it("does not let anyone use another's upload", async () => {
    const student = await school.student();
    const { errors } = await teacher.graphql(
      'mutation ($input: AddFileInput!) { addFile(input: $input) { id } }',
      { input: { studentId: student, uploadId: randomUUID() } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'uploadId', reason: 'BAD_REFERENCE' }],
    });
  });
});

describe('rejections', () => {
  it('rejects one byte more than 20 MB, and stores none of it', async () => {
    const student = await school.student();
    const before = await storedFiles();
    const response = await upload(
      teacher,
      student,
      Buffer.concat([PDF, Buffer.alloc(20_971_521 - PDF.length)]),
      'stor.pdf',
    );
    expect(response.status).toBe(413);
    expect(response.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', limit: 20_971_520 });
    expect(await storedFiles()).toEqual(before);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'sida.html'],
    ['a page that calls itself text', '  <HTML><body>', 'sida.txt'],
    ['a picture with script', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'bild.svg'],
    ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), 'program.exe'],
    ['a program that calls itself text', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), 'program.txt'],
    ['a PDF that calls itself a picture', PDF, 'bild.png'],
    ['text that calls itself a PDF', 'hej', 'intyg.pdf'],
    ['a kind that is not taken', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'bild.gif'],
    ['a picture and script in one, as a page', Buffer.from('GIF89a/*\x00*/=1;alert(1)', 'latin1'), 'x.js'],
    ['a zip', Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1'), 'arkiv.zip'],
    [
      'a zip that calls itself a document',
      Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1'),
      'brev.docx',
    ],
    ['a name without an extension', PDF, 'intyg'],
    ['an extension that every object has', PDF, 'intyg.constructor'],
  ])('rejects %s', async (_what, bytes, filename) => {
    const before = await storedFiles();
    const response = await upload(teacher, await school.student(), bytes, filename);
    expect(response.status).toBe(415);
    expect(response.body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(await storedFiles()).toEqual(before);
  });

  it('rejects a body without a form, without a file, with two, with an empty one, or with an unknown field', async () => {
    const student = await school.student();
    expect((await teacher.rest('POST', `/api/uploads/${student}`, { body: { file: 'x' } })).status).toBe(415);
    const none = new FormData();
    none.append('other', 'x');
    expect((await teacher.rest('POST', `/api/uploads/${student}`, { body: none })).status).toBe(400);
    const two = form(PDF, 'ett.pdf');
    two.append('file', new Blob([PDF]), 'två.pdf');
    expect((await teacher.rest('POST', `/api/uploads/${student}`, { body: two })).status).toBe(400);
    expect((await upload(teacher, student, '', 'tom.txt')).status).toBe(400);
    expect(
      (await teacher.rest('POST', `/api/uploads/${student}`, { body: form(PDF, 'x.pdf', 'other') })).status,
    ).toBe(400);
    expect((await teacher.rest('GET', `/api/uploads/${student}`)).body).toEqual([]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', ''],
    ['a boundary that never comes', 'multipart/form-data; boundary=x', 'nothing of the kind'],
    ['a part without headers', 'multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--'],
    [
      'an end in the middle',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ],
  ])('returns 4xx for a malformed body: %s', async (_what, type, body) => {
    const response = await fetch(`${school.app.url}/api/uploads/${await school.student()}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${teacher.token}`, 'Content-Type': type },
      body,
    });
    expect([400, 415]).toContain(response.status);
  });

  it('rejects a student’s 201st file', async () => {
    const student = await school.student();
    await school.sql(
      `INSERT INTO uploaded_file (id, student_id, storage_key, filename, mime_type, size, sha256)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), 'x.txt', 'text/plain', 1, 'x' FROM generate_series(1, 200)`,
      [student],
    );
    const response = await upload(teacher, student, PDF, NAME);
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'CONFLICT', reason: 'FILE_QUOTA' });
  });

  it('returns 404 for an unknown student, and 400 for a malformed id', async () => {
    expect((await upload(teacher, randomUUID(), PDF, NAME)).status).toBe(404);
    expect((await upload(teacher, 'nonsens', PDF, NAME)).status).toBe(400);
    expect((await teacher.rest('GET', '/api/uploads/nonsens')).status).toBe(400);
  });
});

describe('names', () => {
  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['intyg\u202efdp.txt.pdf', 'intyg_fdp.txt.pdf'],
    ['A\u030asa.pdf', 'Åsa.pdf'],
    [`${'lång'.repeat(100)}.pdf`, `${'lång'.repeat(49)}.pdf`],
  ])('stores %j as %j, inside the store', async (given, stored) => {
    const student = await school.student();
    const entry = await uploaded(teacher, student, PDF, given);
    expect(entry.filename).toBe(stored);
    for (const path of await storedFiles())
      expect(path).toMatch(/\/([0-9a-f]{2})\/[0-9a-f]{2}\/\1[0-9a-f-]{34}$/);
  });
});

describe('damage', () => {
  it('returns 503 and no bytes of a file that was changed or is gone', async () => {
    const student = await school.student();
    const entry = await uploaded(teacher, student, 'hemligt brev', 'brev.txt');
    const [row] = await school.sql<{ storage_key: string }>(
      'SELECT storage_key FROM uploaded_file WHERE id = $1',
      [entry._id],
    );
    const path = (await storedFiles()).find((each) => each.endsWith(row!.storage_key))!;
    const bytes = await readFile(path);
    bytes[0]! ^= 1;
    await writeFile(path, bytes);
    const response = await teacher.rest('GET', `/api/uploads/download/${entry._id}`);
    expect(response.status).toBe(503);
    expect(response.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});
