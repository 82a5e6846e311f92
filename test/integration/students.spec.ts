import { randomUUID } from 'node:crypto';
import { type Answer } from '../support/school.js';
import { admin, fieldsOf, historyOf, openStudents, school, stored } from '../support/students-world.js';

const FULL = {
  name: 'Åsa Öberg',
  personalNumber: '900101-9802',
  phone: '070-123 45 67',
  email: 'asa@exempel.se',
  municipality: { type: 'Huddinge' },
  startDate: '2026-08-17',
  endDate: '2027-06-10',
  exam: 'Undersköterska',
  additionalInfo: 'Läser på kvällar.',
};

const put = (id: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  admin.rest('PUT', `/api/student-details/${id}`, { body, headers });

const create = async (body: unknown): Promise<Record<string, unknown>> => {
  const answer = await admin.rest('POST', '/api/students', { body });
  expect(answer.status).toBe(201);
  return answer.body as Record<string, unknown>;
};

beforeAll(openStudents);
afterAll(() => school.close());

describe('student records', () => {
  describe('a new student', () => {
    test('has the given fields, a version and its ETag', async () => {
      const { status, body, headers } = await admin.rest('POST', '/api/students', { body: FULL });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        ...FULL,
        personalNumber: '19900101-9802',
        version: 1,
        aplStatus: 'GRAY',
        education: [],
        commentHistory: [],
      });
      expect(headers.get('etag')).toBe('"1"');
    });

    test('is cleaned: trimmed, composed, without control characters; blank is null', async () => {
      const body = await create({
        name: '  A\u030asa\u0007  Ek ',
        phone: '   ',
        exam: '',
        additionalInfo: 'rad 1\r\nrad 2\u0000',
      });
      expect(body).toMatchObject({
        name: 'Åsa Ek',
        phone: null,
        exam: null,
        additionalInfo: 'rad 1\nrad 2',
        email: null,
      });
    });

    test('starts its history with what was entered, by whom', async () => {
      const { _id } = await create({ name: 'Bo Berg', phone: '08-123456' });
      expect(await historyOf(_id)).toEqual([
        {
          _id: expect.any(String) as string,
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
          changedBy: { _id: admin.userId, name: 'Ada Admin' },
          changedByRole: 'admin',
          changes: ['name', 'phone'],
          previousValues: {},
          newValues: { name: 'Bo Berg', phone: '08-123456' },
        },
      ]);
    });

    test('may have a responsible teacher from the start', async () => {
      const teacher = await school.as('TEACHER');
      const body = await create({ name: 'Cia Ceder', teacherId: teacher.teacherId });
      expect(body).toMatchObject({ teacherId: teacher.teacherId });
    });

    test('requires a teacher that exists', async () => {
      const answer = await admin.rest('POST', '/api/students', {
        body: { name: 'Bo', teacherId: randomUUID() },
      });
      expect(fieldsOf(answer)).toEqual(['teacherId BAD_REFERENCE']);
    });
  });

  describe('refused input', () => {
    test.each<[Record<string, unknown>, string[]]>([
      [{ name: '' }, ['name REQUIRED']],
      [{ name: '   ' }, ['name REQUIRED']],
      [{ name: null }, ['name REQUIRED']],
      [{ name: 'x'.repeat(121) }, ['name TOO_LONG']],
      [{ name: 7 }, ['name TYPE']],
      [{ name: { first: 'x' } }, ['name TYPE']],
      [{ phone: 'x'.repeat(21) }, ['phone TOO_LONG']],
      [{ phone: 'ring mig' }, ['phone FORMAT']],
      [{ email: 'ingen adress' }, ['email FORMAT']],
      [{ email: 'a@b' }, ['email FORMAT']],
      [{ email: 'a\u0000b@c.se' }, ['email FORMAT']],
      [{ email: 'a\nb@c.se' }, ['email FORMAT']],
      [{ email: `${'x'.repeat(250)}@c.se` }, ['email TOO_LONG']],
      [{ personalNumber: '900101-9803' }, ['personalNumber CHECKSUM']],
      [{ personalNumber: '901301-9802' }, ['personalNumber FORMAT']],
      [{ personalNumber: '900101\u0000-9802' }, ['personalNumber FORMAT']],
      [{ personalNumber: 199001019802 }, ['personalNumber TYPE']],
      [{ municipality: { type: 'Göteborg' } }, ['municipality.type NOT_ALLOWED']],
      [{ municipality: 'Huddinge' }, ['municipality TYPE']],
      [{ municipality: { kind: 'x' } }, ['municipality.kind UNKNOWN_FIELD']],
      [{ startDate: '2026-02-29' }, ['startDate FORMAT']],
      [{ startDate: 'today' }, ['startDate FORMAT']],
      [{ startDate: 'infinity' }, ['startDate FORMAT']],
      [{ startDate: '20260203' }, ['startDate FORMAT']],
      [{ startDate: '3/2/2026' }, ['startDate FORMAT']],
      [{ startDate: '2026-03-29T00:00:00Z' }, ['startDate FORMAT']],
      [{ startDate: 20260203 }, ['startDate TYPE']],
      [{ endDate: '99999-01-01' }, ['endDate FORMAT']],
      [{ startDate: '2026-08-17', endDate: '2026-08-16' }, ['endDate ORDER']],
      [{ exam: 'x'.repeat(61) }, ['exam TOO_LONG']],
      [{ additionalInfo: 'å'.repeat(2_001) }, ['additionalInfo TOO_LONG']],
      [{ teacherId: randomUUID() }, ['teacherId UNKNOWN_FIELD']],
      [{ aplStatus: 'RED' }, ['aplStatus UNKNOWN_FIELD']],
      [{ isProtected: true }, ['isProtected UNKNOWN_FIELD']],
      [{ userId: randomUUID() }, ['userId UNKNOWN_FIELD']],
      [{ role: 'admin' }, ['role UNKNOWN_FIELD']],
      [{ id: randomUUID() }, ['id UNKNOWN_FIELD']],
      [{ version: '1' }, ['version TYPE']],
      [{ version: 1.5 }, ['version TYPE']],
      [
        { name: '', phone: 'x', email: 'x', exam: 'x'.repeat(61) },
        ['email FORMAT', 'exam TOO_LONG', 'name REQUIRED', 'phone FORMAT'],
      ],
    ])('%j is %j, and nothing is written', async (body, fields) => {
      const id = await school.student({ name: 'Orörd' });
      const before = await stored(id);
      const answer = await put(id, body);
      expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
      expect(await stored(id)).toEqual(before);
      expect(await historyOf(id)).toEqual([]);
    });

    test('has its limits counted in code points', async () => {
      const id = await school.student();
      expect(
        (await put(id, { name: '𐌰'.repeat(120), additionalInfo: 'å'.repeat(2_000), exam: 'ö'.repeat(60) }))
          .status,
      ).toBe(200);
      expect(fieldsOf(await put(id, { name: '𐌰'.repeat(121) }))).toEqual(['name TOO_LONG']);
    });

    test('checks the end date against the stored start date too', async () => {
      const id = await school.student({ startDate: '2026-08-17' });
      expect(fieldsOf(await put(id, { endDate: '2026-08-16' }))).toEqual(['endDate ORDER']);
      expect((await put(id, { endDate: '2026-08-17' })).status).toBe(200);
    });
  });

  describe('an edit', () => {
    test('keeps omitted fields, clears null fields, and increments the version', async () => {
      const { _id, version } = await create({ ...FULL, personalNumber: null, name: 'Dan Dahl' });
      const { body, headers } = await put(String(_id), {
        phone: null,
        municipality: null,
        exam: 'Barnskötare',
      });
      expect(body).toMatchObject({
        student: {
          ...FULL,
          personalNumber: null,
          name: 'Dan Dahl',
          phone: null,
          municipality: null,
          exam: 'Barnskötare',
          version: 2,
        },
      });
      expect([version, headers.get('etag')]).toEqual([1, '"2"']);
    });

    test('writes one entry with exactly the changed fields, old and new', async () => {
      const id = await school.student({
        name: 'Eva Ek',
        phone: '08-1234567',
        personalNumber: '198512249809',
      });
      await put(id, {
        name: 'Eva Ekman',
        phone: '08-1234567',
        personalNumber: '780615-9815',
        startDate: '2026-08-17',
      });
      const history = await historyOf(id);
      expect(
        history.map(({ changes, previousValues, newValues }) => ({ changes, previousValues, newValues })),
      ).toEqual([
        {
          changes: ['name', 'personalNumber', 'startDate'],
          previousValues: { name: 'Eva Ek', personalNumber: '19851224-9809', startDate: null },
          newValues: { name: 'Eva Ekman', personalNumber: '19780615-9815', startDate: '2026-08-17' },
        },
      ]);
    });

    test('that changes nothing writes nothing', async () => {
      const id = await school.student({ name: 'Fia Falk', phone: '08-1234567' });
      expect(await put(id, { name: ' Fia Falk ', phone: '08-1234567' })).toMatchObject({
        status: 200,
        body: { student: { version: 1 } },
      });
      expect(await historyOf(id)).toEqual([]);
    });

    test.each([
      ['body', { version: 1 }, {}],
      ['If-Match', {}, { 'if-match': '"1"' }],
    ])(
      'from an older version (%s) gets 409 with the current one, and writes nothing',
      async (_where, version, headers) => {
        const id = await school.student({ name: 'Gun Gran' });
        expect(
          (await put(id, { name: 'Gun Gren', ...version }, headers as Record<string, string>)).status,
        ).toBe(200);
        const answer = await put(
          id,
          { name: 'Gun Grund', phone: '08-7654321', ...version },
          headers as Record<string, string>,
        );
        expect(answer).toMatchObject({
          status: 409,
          body: { code: 'CONFLICT', reason: 'VERSION', currentVersion: 2 },
        });
        expect(await stored(id)).toMatchObject({ name: 'Gun Gren', phone: null, version: 2 });
        expect(await historyOf(id)).toHaveLength(1);
      },
    );

    test('with an ETag that can match nothing gets 409', async () => {
      const id = await school.student();
      expect((await put(id, { name: 'Nytt' }, { 'if-match': '"abc"' })).status).toBe(409);
    });

    test('by ten editors with the same version succeeds once', async () => {
      const id = await school.student({ name: 'Hans Hök' });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => put(id, { name: `Hans ${n}`, version: 1 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
      expect(await stored(id)).toMatchObject({ version: 2 });
      expect(await historyOf(id)).toHaveLength(1);
    });

    test('of a missing student gets 404', async () => {
      expect((await put(randomUUID(), { name: 'x' })).status).toBe(404);
    });

    test('keeps dates unchanged, whatever the server clock', async () => {
      const id = await school.student();
      for (const date of ['2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31']) {
        const { body } = await put(id, { startDate: date });
        expect(body).toMatchObject({ student: { startDate: date } });
      }
    });
  });

  describe('a personal number', () => {
    test('belongs to one student, however it is written', async () => {
      const { _id } = await create({ name: 'Ida Ivarsson', personalNumber: '640823-9819' });
      const other = await school.student({ name: 'Jan Jonsson' });
      for (const spelling of ['19640823-9819', '6408239819', '640823-9819']) {
        const answer = await put(other, { personalNumber: spelling });
        expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'DUPLICATE' } });
        expect(fieldsOf(answer)).toEqual(['personalNumber DUPLICATE']);
      }
      expect((await put(String(_id), { personalNumber: '19640823-9819' })).status).toBe(200);
    });

    test('is given to only one of two students at the same moment', async () => {
      const ids = [await school.student(), await school.student()];
      const answers = await Promise.all(ids.map((id) => put(id, { personalNumber: '20000229-9808' })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('may be missing, for any number of students', async () => {
      const ids = [await school.student(), await school.student()];
      for (const id of ids) expect((await put(id, { personalNumber: null })).status).toBe(200);
    });
  });
});
