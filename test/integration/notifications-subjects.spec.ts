import {
  admin,
  notice,
  openNotifications,
  pair,
  register,
  school,
  until,
} from '../support/notifications-world.js';
import type { Person } from '../support/school.js';

/** The subject of each pending notification besides its student, newest first. */
async function subjectsOf(who: Person) {
  const { data } = await who.graphql('{ notifications { subject { kind id isThere } } }');
  return data!.notifications.map(({ subject }) => subject);
}

beforeAll(openNotifications);
afterEach(() => school.sql('DELETE FROM notification'));
afterAll(() => school.close());

describe('a notice links to its subject', () => {
  it('an exam registration and its decision: until it is withdrawn', async () => {
    const { teacher, studentId } = await pair();
    const { _id: id } = (await register(studentId)).body as { _id: string };
    await admin.rest('PUT', `/api/exams/${id}/decision`, { body: { decision: 'accept' } });
    const exam = { kind: 'EXAM', id, isThere: true };
    expect(await subjectsOf(teacher)).toEqual([exam, exam]);
    const opened = await teacher.graphql(
      'query($input: ExamsInput) { exams(input: $input) { nodes { id } } }',
      {
        input: { filter: { id } },
      },
    );
    expect(opened.data!.exams.nodes).toEqual([{ id }]);
    expect((await admin.rest('DELETE', `/api/exams/${id}`)).status).toBeLessThan(300);
    const gone = { ...exam, isThere: false };
    expect(await subjectsOf(teacher)).toEqual([gone, gone]);
  });

  it('a comment: until it is deleted', async () => {
    const { teacher, studentId } = await pair();
    await admin.rest('POST', `/api/student-details/${studentId}/comments`, { body: { comment: 'Hej' } });
    const [{ id }] = (await school.sql<{ id: string }>('SELECT id FROM comment WHERE student_id = $1', [
      studentId,
    ])) as [{ id: string }];
    expect(await subjectsOf(teacher)).toEqual([{ kind: 'COMMENT', id, isThere: true }]);
    await admin.rest('DELETE', `/api/student-details/${studentId}/comments/${id}`);
    expect(await subjectsOf(teacher)).toEqual([{ kind: 'COMMENT', id, isThere: false }]);
  });

  it('an import: the batch, for the user who ran it', async () => {
    const teacher = await school.as('TEACHER');
    const form = new FormData();
    const file = new Blob(['Namn;E-post\nEn Elev;en.elev@exempel.se\n'], { type: 'text/csv' });
    form.set('file', file, 'elever.csv');
    const preview = await teacher.rest('POST', '/api/students/import/preview', { body: form });
    const { batchId } = preview.body as { batchId: string };
    await teacher.rest('POST', '/api/students/import/commit', { body: { batchId } });
    await until(async () => (await subjectsOf(teacher)).length > 0);
    expect(await subjectsOf(teacher)).toEqual([{ kind: 'IMPORT', id: batchId, isThere: true }]);
  });

  it('a personal message: nothing', async () => {
    await notice({ recipients: [admin] });
    expect(await subjectsOf(admin)).toEqual([null]);
  });
});
