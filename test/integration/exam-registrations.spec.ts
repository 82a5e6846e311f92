import { randomUUID } from 'node:crypto';
import {
  admin,
  decide,
  historyOf,
  openExams,
  register,
  registered,
  school,
  teacher,
} from '../support/exams-world.js';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const NUMBER = '199010049808';

beforeAll(openExams);
afterAll(() => school.close());

describe('registering for an exam', () => {
  it('copies name, number and contact from the record, whatever is sent', async () => {
    const record = {
      name: 'Anna Ek',
      personalNumber: NUMBER,
      phone: '070-174 06 01',
      email: 'anna@exempel.se',
      municipality: 'Solna',
    };
    const student = await school.student({ ...record, teacherId: teacher.teacherId });
    const exam = await registered({
      studentId: student,
      ...{
        name: 'Någon Annan',
        personalNumber: '190001010000',
        phone: '1',
        email: 'x',
        municipality: { type: 'Täby' },
      },
      ...{ address: ' Storgatan 1 ', teacherId: teacher.teacherId, paymentDate: '2026-11-20' },
    });
    expect(exam).toEqual({
      ...{ _id: expect.any(String) as string, version: 1, studentId: student },
      ...record,
      ...{ feeOre: 50_000, isFeeExempt: false, feeExemptReason: null },
      ...{ personalNumber: '19901004-9808', municipality: { type: 'Solna' }, address: 'Storgatan 1' },
      ...{ course: 'Svenska 1', requestedMonth: 'Mars', status: 'intresse', decision: null, comment: null },
      teacherId: { _id: teacher.teacherId, userId: { _id: teacher.userId, username: 'Åsa Öberg' } },
      materialReceived: { status: false, receivedDate: null },
      paymentDate: '2026-11-20',
      createdAt: expect.stringMatching(MOMENT) as string,
      registeredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      catalogueCourse: {
        ...{ _id: expect.any(String) as string, code: 'SVESVE01', name: 'Svenska 1' },
        equivalents: [
          { code: 'SVEN1000X', name: 'Svenska nivå 1', source: 'Örebro kommun, Komvux prövningstabell' },
        ],
      },
    });
  });

  it('stores the time when the material was fetched, given as true or as an object with status', async () => {
    const student = await school.student();
    const plain = await registered({ studentId: student, course: 'Svenska 1', materialReceived: true });
    const object = await registered({
      studentId: student,
      course: 'Svenska 2',
      materialReceived: { status: true },
    });
    const without = await registered({
      studentId: student,
      course: 'Svenska 3',
      materialReceived: { status: false },
    });
    const received = { status: true, receivedDate: expect.stringMatching(MOMENT) as string };
    expect(plain.materialReceived).toEqual(received);
    expect(object.materialReceived).toEqual(received);
    expect(without.materialReceived).toEqual({ status: false, receivedDate: null });
  });

  it('lets students register only themselves, whether another student exists or not', async () => {
    const student = await school.asStudent({ name: 'Bo Ek', personalNumber: '199010049816' });
    const other = await school.student({ personalNumber: '199010049824' });
    expect((await registered({}, student)).studentId).toBe(student.studentId);
    expect((await registered({ studentId: student.studentId, requestedMonth: 'Maj' }, student)).name).toBe(
      'Bo Ek',
    );
    const copies = { requestedMonth: 'Juni', personalNumber: '19901004-9824', name: 'Annan' };
    expect((await registered(copies, student)).studentId).toBe(student.studentId);
    expect((await register(student, { studentId: other })).status).toBe(403);
    expect((await register(student, { studentId: randomUUID() })).status).toBe(403);
    const unlinked = await school.as('STUDENT');
    expect((await register(unlinked, {})).status).toBe(403);
  });

  it('is rejected for a month already requested, even by the course’s code in another curriculum', async () => {
    const student = await school.student();
    await registered({ studentId: student, course: 'Svenska 1' });
    const again = await register(admin, { studentId: student, course: 'SVEN1000X' });
    expect([again.status, (again.body as { message: string }).message]).toEqual([
      409,
      'Eleven är redan anmäld till prövning i Svenska 1 i mars.',
    ]);
    expect((await register(admin, { studentId: student, course: 'SVEN2000X' })).status).toBe(201);
  });

  it.each([
    ['svenska 1', 'SVESVE01'],
    ['sven1000x', 'SVEN1000X'],
  ])('belongs to the course named by the text %j', async (course, code) => {
    const exam = await registered({ studentId: await school.student(), course });
    expect(exam.catalogueCourse).toMatchObject({ code });
  });

  it('flags a course unknown to the catalogue at once, and accepts the one named by staff', async () => {
    const student = await school.student({ name: 'Okänd Kurs' });
    const exam = await registered({ studentId: student, course: 'Svenska ett, kväll' });
    expect(exam.catalogueCourse).toBeNull();
    const { body: notices } = await admin.rest('GET', '/api/notifications');
    expect((notices as { message: string }[]).map(({ message }) => message)).toContain(
      'Ny anmälan till prövning i mars: Okänd Kurs. Kursen finns inte i kurslistan: välj vilken som menas.',
    );
    const flagged = async () => {
      const { data } = await admin.graphql(
        '{ exams(input: { filter: { unknownCourse: true }, first: 200 }) { nodes { id } } }',
      );
      return data!['exams'].nodes.some(({ id }) => id === exam._id);
    };
    expect(await flagged()).toBe(true);
    const [course] = await school.sql<{ id: string }>(`SELECT id FROM course WHERE code = 'SVESVE01'`);
    const put = (body: unknown) => teacher.rest('PUT', `/api/exams/${exam._id}`, { body });
    expect((await put({ courseId: randomUUID() })).status).toBe(400);
    expect((await put({ courseId: course!.id, version: 7 })).status).toBe(409);
    const named = await put({ courseId: course!.id, version: 1 });
    expect(named).toMatchObject({
      status: 200,
      body: { course: 'Svenska ett, kväll', catalogueCourse: { code: 'SVESVE01' }, version: 2 },
    });
    expect(await flagged()).toBe(false);
    expect((await historyOf(student)).at(-1)).toMatchObject({
      new_values: { examCourse: 'Svenska ett, kväll, Mars: Svenska 1 (SVESVE01)' },
    });
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, exam_id, kind) VALUES (gen_random_uuid(), $1, $2, $3, 'EXAM')`,
      [student, course!.id, exam._id],
    );
    const [other] = await school.sql<{ id: string }>(`SELECT id FROM course WHERE code = 'SVESVE02'`);
    expect((await put({ courseId: other!.id })).status).toBe(409);
  });

  it('accepts the actual registration day from staff, never from a student and never in the future', async () => {
    const student = await school.asStudent();
    expect((await register(student, { registeredOn: '2026-01-02' })).status).toBe(403);
    expect((await register(admin, { studentId: student.studentId, registeredOn: '2999-01-01' })).status).toBe(
      400,
    );
    const exam = await registered({ studentId: student.studentId, registeredOn: '2026-01-02' });
    expect(exam.registeredOn).toBe('2026-01-02');
    const { body } = await teacher.rest('PUT', `/api/exams/${exam._id}`, {
      body: { registeredOn: '2026-01-03' },
    });
    expect(body).toMatchObject({ registeredOn: '2026-01-03', version: 2 });
    expect((await historyOf(student.studentId!)).at(-1)).toMatchObject({
      previous_values: { examRegisteredOn: 'Svenska 1, Mars: 2026-01-02' },
      new_values: { examRegisteredOn: 'Svenska 1, Mars: 2026-01-03' },
    });
  });

  it('finds the student by personal number when no id is given', async () => {
    const student = await school.student({ personalNumber: '199010049832' });
    expect((await registered({ personalNumber: '901004-9832' })).studentId).toBe(student);
  });

  it.each([
    ['nobody is named', {}, 'studentId', 'REQUIRED'],
    ['the id is none', { studentId: 'x' }, 'studentId', 'FORMAT'],
    ['the student is unknown', { studentId: randomUUID() }, 'studentId', 'BAD_REFERENCE'],
    ['the number is nobody’s', { personalNumber: '19901004-9840' }, 'personalNumber', 'BAD_REFERENCE'],
    ['the number is none', { personalNumber: '19901004-9841' }, 'personalNumber', 'CHECKSUM'],
  ])('rejects when %s', async (_case, body, path, reason) => {
    const { status, body: problem } = await register(admin, body);
    expect(status).toBe(400);
    expect((problem as { fields: unknown[] }).fields).toMatchObject([{ path, reason }]);
  });

  it.each([
    [{ course: ' ' }, 'course', 'REQUIRED'],
    [{ course: 'x'.repeat(121) }, 'course', 'TOO_LONG'],
    [{ address: 'x'.repeat(201) }, 'address', 'TOO_LONG'],
    [{ requestedMonth: 'mars' }, 'requestedMonth', 'NOT_ALLOWED'],
    [{ paymentDate: '2026-02-30' }, 'paymentDate', 'FORMAT'],
    [{ teacherId: randomUUID() }, 'teacherId', 'BAD_REFERENCE'],
    [{ materialReceived: 'ja' }, 'materialReceived', 'TYPE'],
    [{ status: 'scheduled' }, 'status', 'UNKNOWN_FIELD'],
  ])('rejects invalid input, by field: %#', async (wrong, path, reason) => {
    const { status, body } = await register(admin, { studentId: await school.student(), ...wrong });
    expect(status).toBe(400);
    expect((body as { fields: unknown[] }).fields).toMatchObject([{ path, reason }]);
  });

  it('rejects the same course and month while one is undecided, however it is spelled', async () => {
    const studentId = await school.student();
    const first = await registered({ studentId });
    const again = await register(admin, { studentId, course: ' SVENSKA 1' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ reason: 'DUPLICATE' });
    await registered({ studentId, requestedMonth: 'April' });
    expect((await decide(admin, first._id, { decision: 'deny' })).status).toBe(200);
    await registered({ studentId });
  });

  it('creates only one of two concurrent registrations', async () => {
    const studentId = await school.student();
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(admin, { studentId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('returns the first registration to a repeat with the same key', async () => {
    const studentId = await school.student();
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [
      await register(admin, { studentId }, headers),
      await register(admin, { studentId }, headers),
    ];
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });
});
