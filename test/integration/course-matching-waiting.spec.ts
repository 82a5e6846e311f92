import type { Person } from '../support/school.js';
import {
  admin,
  course,
  needsOf,
  openCourseMatching,
  planned,
  school,
} from '../support/course-matching-world.js';

interface Waiting {
  totalCount: number;
  students: { name: string; earliestOn: string }[];
}

describe('students waiting for a course', () => {
  beforeAll(openCourseMatching);
  afterAll(() => school.close());

  test('a teacher sees who is waiting for a course, except students hidden from them', async () => {
    const courseId = await course('Vävning 1');
    const names = ['Cia Vill', 'Anna Vill', 'Bo Vill', 'Dan Vill', 'Eva Vill', 'Siv Skyddad'];
    for (const [index, name] of names.entries()) {
      const id = await school.student({ name });
      await planned(courseId, id);
      if (index === 5) await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [id]);
    }
    const [late] = await school.sql<{ id: string }>(`SELECT id FROM student WHERE name = 'Anna Vill'`);
    await school.sql(`UPDATE enrollment SET start_date = '2099-01-10' WHERE student_id = $1`, [late!.id]);
    const waiting = async (who: Person) => {
      const { data, errors } = await who.graphql(
        'query($id: ID!) { courseWaiting(courseId: $id) { totalCount students { name earliestOn } } }',
        { id: courseId },
      );
      expect(errors).toEqual([]);
      return data!.courseWaiting as Waiting;
    };
    const seen = await waiting(await school.as('TEACHER'));
    expect(seen.totalCount).toBe(5);
    expect(seen.students.map(({ name }) => name)).toEqual([
      'Bo Vill',
      'Cia Vill',
      'Dan Vill',
      'Eva Vill',
      'Anna Vill',
    ]);
    expect(seen.students.at(-1)).toMatchObject({ earliestOn: '2099-01-10' });
    const all = await waiting(admin);
    expect([all.totalCount, all.students.length, all.students.at(-1)!.name]).toEqual([6, 5, 'Siv Skyddad']);
    expect(await needsOf(courseId)).toHaveLength(6);
  });
});
