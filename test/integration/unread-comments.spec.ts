import { v7 as uuid } from 'uuid';
import { School, type Person } from '../support/school.js';

describe('unread comments on the day page', () => {
  let school: School;
  let teacher: Person;

  beforeAll(async () => {
    school = await School.open();
    teacher = await school.as('TEACHER');
  });
  afterAll(() => school.close());

  it('show text and author of the latest until read, but not for a protected student', async () => {
    const studentId = await school.student({ name: 'Åsa Ödman' });
    await school.sql('UPDATE student SET teacher_id = $2 WHERE id = $1', [studentId, teacher.teacherId]);
    for (const [index, deleted] of [null, null, null, null, '2026-11-02'].entries())
      await school.sql(
        `INSERT INTO comment (id, student_id, author_name, text, created_at, deleted_at)
         VALUES ($1, $2, 'Vera Vägledare', $3, $4, $5)`,
        [uuid(), studentId, `Kommentar ${index}`, `2026-11-01T0${index}:00:00Z`, deleted],
      );
    const read = async () => {
      const { data, errors } = await teacher.graphql(
        '{ ownStudents { unread { studentId unseenCommentCount unseenComments { author text } } quiet { unseenComments { text } } } }',
      );
      expect(errors).toEqual([]);
      return data!.ownStudents;
    };
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
    expect((await read()).unread).toEqual([{ studentId, unseenCommentCount: 4, unseenComments: [] }]);
    await school.sql('UPDATE student SET is_protected = false WHERE id = $1', [studentId]);
    expect((await read()).unread).toEqual([
      {
        studentId,
        unseenCommentCount: 4,
        unseenComments: [3, 2, 1].map((index) => ({ author: 'Vera Vägledare', text: `Kommentar ${index}` })),
      },
    ]);
    await teacher.graphql(
      'mutation($input: MarkCommentsSeenInput!) { markCommentsSeen(input: $input) { studentId } }',
      { input: { studentId } },
    );
    expect((await read()).unread).toEqual([]);
    expect(
      await school.sql(`SELECT FROM access_log WHERE user_id = $1 AND detail = 'Min dag'`, [teacher.userId]),
    ).not.toEqual([]);
  });
});
