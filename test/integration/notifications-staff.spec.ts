import { randomUUID } from 'node:crypto';
import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import {
  admin,
  listed,
  messages,
  move,
  notice,
  openNotifications,
  pair,
  register,
  school,
  sockets,
  until,
} from '../support/notifications-world.js';

const sweep = () => school.app.get<Housekeeping>(Housekeeping).run();

beforeAll(openNotifications);
afterEach(async () => {
  for (const client of sockets.splice(0)) await client.dispose();
  await school.sql('DELETE FROM notification');
});

afterAll(() => school.close());

describe('staff are notified', () => {
  it('of a registration: responsible teachers and administrators, by name only', async () => {
    const { teacher, studentId } = await pair({ phone: '070-174 06 01', email: 'anna@exempel.se' });
    const [examiner, bystander] = [await school.as('TEACHER'), await school.as('TEACHER')];
    await register(studentId, { teacherId: examiner.teacherId });
    const message = 'Ny anmälan till prövning i mars: Anna Ek.';
    for (const who of [teacher, examiner, admin]) expect(await messages(who)).toEqual([message]);
    expect(await messages(bystander)).toEqual([]);
    expect((await listed(teacher))[0]!.meta).toEqual({ url: `/student/${studentId}` });
  });

  it('of no refused registration', async () => {
    const { studentId } = await pair();
    await register(studentId);
    expect((await register(studentId)).status).toBe(409);
    expect(await messages(admin)).toHaveLength(1);
  });

  it('of a decision: those responsible except who made it; administrators when a teacher did', async () => {
    const { teacher, studentId } = await pair();
    const colleague = await school.as('TEACHER');
    const { body } = await register(studentId);
    const path = `/api/exams/${(body as { _id: string })._id}/decision`;
    await school.sql('DELETE FROM notification');
    await admin.rest('PUT', path, { body: { decision: 'accept' } });
    expect(await messages(teacher)).toEqual(['Godkänd för prövning: Anna Ek.']);
    expect(await messages(admin)).toEqual([]);
    await admin.rest('PUT', path, { body: { decision: 'accept', comment: 'Bara en kommentar' } });
    expect(await messages(teacher)).toHaveLength(1);
    await colleague.rest('PUT', path, { body: { decision: 'deny' } });
    expect(await messages(teacher)).toEqual(['Nekad prövning: Anna Ek.', 'Godkänd för prövning: Anna Ek.']);
    expect(await messages(admin)).toEqual(['Nekad prövning: Anna Ek.']);
    expect(await messages(colleague)).toEqual([]);
  });

  it('of a card moved to RED, once a day, over REST and GraphQL, and of no other column', async () => {
    const { teacher, studentId } = await pair();
    await move(admin, studentId, 'YELLOW');
    expect(await messages(teacher)).toEqual([]);
    await move(admin, studentId, 'RED');
    await move(admin, studentId, 'RED');
    await move(admin, studentId, 'GRAY');
    await admin.graphql('mutation($i: SetAplStatusInput!) { setAplStatus(input: $i) { __typename } }', {
      i: { studentId, aplStatus: 'RED' },
    });
    const message = 'Karin Ek har flyttat Anna Ek till Praktik slut, ej närvarat.';
    expect(await messages(teacher)).toEqual([message]);
    expect(await messages(admin)).toEqual([message]);
  });

  it('of no move that lost to a concurrent one', async () => {
    const { teacher, studentId } = await pair();
    const lost = await admin.rest('PATCH', `/api/students/${studentId}`, {
      body: { aplStatus: 'RED', from: 'BLUE' },
    });
    expect(lost.status).toBe(409);
    expect(await messages(teacher)).toEqual([]);
  });

  it('of a comment on a student they are responsible for, unless it is their own', async () => {
    const { teacher, studentId } = await pair();
    const body = { comment: 'Ringde 19901004-9808.' };
    await teacher.rest('POST', `/api/student-details/${studentId}/comments`, { body });
    expect(await messages(teacher)).toEqual([]);
    await admin.rest('POST', `/api/student-details/${studentId}/comments`, { body });
    const coordinator = await school.as('COORDINATOR', { name: 'Bo Berg' });
    await coordinator.rest('POST', `/api/students/${studentId}/comment`, { body });
    expect(await messages(teacher)).toEqual([
      'Bo Berg har skrivit en kommentar om Anna Ek.',
      'Karin Ek har skrivit en kommentar om Anna Ek.',
    ]);
    expect(await messages(admin)).toEqual([]);
  });

  it('of an end within 14 days: the teacher, else administrators; once per student and date', async () => {
    const days = async (more: number) =>
      (await school.sql<{ day: string }>('SELECT (today() + $1::integer)::text AS day', [more]))[0]!.day;
    const near = await days(14);
    const { teacher } = await pair({ endDate: near });
    await pair({ name: 'För Långt Bort', endDate: await days(15) });
    await pair({ name: 'Redan Slut', endDate: await days(-1) });
    await school.student({ name: 'Utan Lärare', endDate: near });
    await sweep();
    await sweep();
    expect(await messages(teacher)).toEqual([`Slutdatum närmar sig: Anna Ek, ${near}.`]);
    expect(await messages(admin)).toEqual([`Slutdatum närmar sig: Utan Lärare, ${near}.`]);
    await school.sql(`UPDATE student SET end_date = end_date - 1 WHERE teacher_id = $1`, [teacher.teacherId]);
    await sweep();
    expect(await messages(teacher)).toHaveLength(2);
    await school.sql('UPDATE student SET end_date = NULL');
  });

  it('of nothing that was rolled back, and once for a repeat with the same key', async () => {
    const { teacher, studentId } = await pair();
    const headers = { 'idempotency-key': randomUUID() };
    const options = { body: { comment: 'Hej' }, headers };
    await admin.rest('POST', `/api/students/${studentId}/comment`, options);
    await admin.rest('POST', `/api/students/${studentId}/comment`, options);
    const red = { body: { aplStatus: 'RED' }, headers: { 'idempotency-key': randomUUID() } };
    await admin.rest('PATCH', `/api/students/${studentId}`, red);
    await admin.rest('PATCH', `/api/students/${studentId}`, red);
    expect(await messages(teacher)).toHaveLength(2);
  });

  it('of an import that they started, when it ends', async () => {
    const teacher = await school.as('TEACHER');
    const form = new FormData();
    form.set(
      'file',
      new Blob(['Namn;E-post\nNy Elev;ny.elev@exempel.se\n'], { type: 'text/csv' }),
      'elever.csv',
    );
    const preview = await teacher.rest('POST', '/api/students/import/preview', { body: form });
    const { batchId } = preview.body as { batchId: string };
    await teacher.rest('POST', '/api/students/import/commit', { body: { batchId } });
    await until(async () => (await messages(teacher)).length > 0);
    expect(await messages(teacher)).toEqual([
      'Importen är klar: 1 nya och 0 ändrade elever. Rader som kräver en administratör visas först när en sådan har gått igenom dem.',
    ]);
    expect(await messages(admin)).toEqual([]);
  });

  it('of nothing older than a year', async () => {
    const [old, young] = [await notice({ audience: 'STAFF' }), await notice({ audience: 'STAFF' })];
    await school.sql(`UPDATE notification SET created_at = now() - interval '366 days' WHERE id = $1`, [old]);
    await sweep();
    expect(await messages(admin)).toEqual([young]);
  });
});
