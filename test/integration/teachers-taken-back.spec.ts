import { randomUUID } from 'node:crypto';
import { School, type Person } from '../support/school.js';
import { addCourse, addInstance, schoolDay } from '../support/studies.js';

interface Detail {
  schedule: { _id: string }[];
  students: { _id: string }[];
  exams: { _id: string }[];
  history: { kind: string }[];
  planned: { fromOn: string } | null;
}

describe('undoing a replacement', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const day = (offset: number) => schoolDay(school, offset);
  const detail = async (teacher: Person): Promise<Detail> =>
    (await admin.rest('GET', `/api/teacher-management/${teacher.teacherId}`)).body as Detail;
  const replace = (teacher: Person, next: Person, fromOn: string) =>
    admin.rest('POST', `/api/teacher-management/${teacher.teacherId}/replacement`, {
      body: { replacementId: next.teacherId, fromOn },
    });

  const running = async ({ teacherId }: Person): Promise<string> =>
    addInstance(school, await addCourse(school), {
      startDate: await day(-5),
      endDate: await day(5),
      teacherId,
    });

  async function exam({ teacherId }: Person): Promise<string> {
    const id = randomUUID();
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, requested_month, teacher_id)
       VALUES ($1, $2, 'Elev', $4, 'Maj', $3)`,
      [id, await school.student(), teacherId, `Kurs ${id}`],
    );
    return id;
  }

  const undone = async (teacher: Person) => {
    const [carriedOut] = await school.sql<{ id: string }>(
      'SELECT id FROM teacher_replacement WHERE teacher_id = $1 ORDER BY created_at DESC LIMIT 1',
      [teacher.teacherId],
    );
    return admin.graphql(
      'mutation($input: UndoTeacherReplacementInput!) { undoTeacherReplacement(input: $input) { undoable { id } } }',
      { input: { id: carriedOut!.id } },
    );
  };
  const reasonOf = async (answer: ReturnType<typeof undone>) =>
    (await answer).errors[0]?.extensions['reason'] as string;

  test('undoes a replacement made today with everything it moved, once, and records it in both histories', async () => {
    const [teacher, next] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const third = await school.as('TEACHER');
    const student = await school.student({ teacherId: teacher.teacherId });
    const own = await school.student({ teacherId: next.teacherId });
    const underWay = await running(teacher);
    const open = await exam(teacher);
    await replace(third, teacher, await day(3));
    await replace(next, teacher, await day(4));
    expect((await replace(teacher, next, await day(0))).status).toBe(200);
    const { data } = await admin.graphql(
      'query($id: ID!) { teacherDetail(id: $id) { undoable { replacement { username } } } }',
      { id: teacher.teacherId },
    );
    expect(data).toMatchObject({ teacherDetail: { undoable: { replacement: { username: next.name } } } });
    const answer = await undone(teacher);
    expect(answer.errors).toEqual([]);
    expect(answer.data).toEqual({ undoTeacherReplacement: { undoable: null } });
    const back = await detail(teacher);
    expect(back.students.map(({ _id }) => _id)).toEqual([student]);
    expect(back.schedule.map(({ _id }) => _id)).toEqual([underWay]);
    expect(back.exams.map(({ _id }) => _id)).toEqual([open]);
    expect(back.history[0]!.kind).toBe('REPLACEMENT_UNDONE');
    const left = await detail(next);
    expect(left.students.map(({ _id }) => _id)).toEqual([own]);
    expect(left.history[0]!.kind).toBe('REPLACEMENT_UNDONE');
    expect([left.planned, (await detail(third)).planned]).toEqual([expect.anything(), expect.anything()]);
    const plans = await school.sql(
      'SELECT DISTINCT replacement_id FROM teacher_replacement WHERE teacher_id = ANY ($1) AND cancelled_at IS NULL',
      [[third.teacherId, next.teacherId]],
    );
    expect(plans).toEqual([{ replacement_id: teacher.teacherId }]);
    const history = await school.sql(
      `SELECT new_values->>'teacher' AS teacher FROM change_history WHERE student_id = $1 ORDER BY changed_at`,
      [student],
    );
    expect(history).toEqual([{ teacher: next.name }, { teacher: teacher.name }]);
    expect(await reasonOf(undone(teacher))).toBe('UNDONE');
  });

  test('is refused after ten minutes, or when something in it has been moved since', async () => {
    const replaced = async () => {
      const [teacher, next] = [await school.as('TEACHER'), await school.as('TEACHER')];
      const student = await school.student({ teacherId: teacher.teacherId });
      expect((await replace(teacher, next, await day(0))).status).toBe(200);
      return { teacher, student };
    };
    const late = await replaced();
    await school.sql(
      `UPDATE teacher_replacement SET carried_out_at = now() - interval '11 minutes' WHERE teacher_id = $1`,
      [late.teacher.teacherId],
    );
    expect(await reasonOf(undone(late.teacher))).toBe('LATE');
    const moved = await replaced();
    await school.sql('UPDATE student SET teacher_id = NULL WHERE id = $1', [moved.student]);
    expect(await reasonOf(undone(moved.teacher))).toBe('LATER_WORK');
    const locked = await replaced();
    await school.sql('UPDATE app_user SET active = false WHERE id = $1', [locked.teacher.userId]);
    expect(await reasonOf(undone(locked.teacher))).toBe('LATER_WORK');
    const left = await replaced();
    const end = `/api/teacher-management/${left.teacher.teacherId}/end`;
    expect((await admin.rest('POST', end)).status).toBe(200);
    expect(await reasonOf(undone(left.teacher))).toBe('LATER_WORK');
  });
});
