import { randomUUID } from 'node:crypto';
import { codeOf, School, type Person } from '../support/school.js';

const WATCHED = '{ examsToWatch { total nodes { student course status heldOn occasionId } } }';

describe('the exams a counsellor watches', () => {
  let school: School;
  let counsellor: Person;
  beforeAll(async () => {
    school = await School.open();
    counsellor = await school.as('SYV');
  });
  afterAll(() => school.close());

  const read = async () => {
    const { data, errors } = await counsellor.graphql(WATCHED);
    expect(errors).toEqual([]);
    return data!.examsToWatch;
  };

  const follow = (studentId: string) =>
    school.sql(
      `INSERT INTO follow_up (id, student_id, due_on, assignee_id, created_by, created_by_name)
       VALUES (gen_random_uuid(), $1, today(), $2, $2, 'Vera')`,
      [studentId, counsellor.userId],
    );

  async function exam(studentId: string, course: string, status = 'INTRESSE', decided?: string) {
    const id = randomUUID();
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, requested_month, status, comment)
       SELECT $1, id, name, $3, 'Maj', $4, 'Ord av skolan' FROM student WHERE id = $2`,
      [id, studentId, course, status],
    );
    if (decided)
      await school.sql(
        `INSERT INTO change_history (id, student_id, changed_at, changed_by, changed_by_name, changed_by_role, changes,
           previous_values, new_values)
         VALUES (gen_random_uuid(), $1, $2, $3, 'Ada', 'ADMIN', ARRAY['examDecision'], '{}',
           jsonb_build_object('examDecision', $4::text))`,
        [studentId, decided, counsellor.userId, `${course}, Maj: Nekad`],
      );
    return id;
  }

  test('are those of students on their own list and last opened: undecided, recently decided or upcoming', async () => {
    const followed = await school.student({ name: 'Följd Elev' });
    const opened = await school.student({ name: 'Öppnad Elev' });
    const other = await school.student({ name: 'Annan Elev' });
    const hidden = await school.student({ name: 'Skyddad Elev' });
    await follow(followed);
    await follow(hidden);
    await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [hidden]);
    expect((await counsellor.rest('GET', `/api/student-details/${opened}`)).status).toBe(200);
    await exam(followed, 'Undran 1');
    await exam(followed, 'Nyss nekad', 'DENIED', new Date().toISOString());
    await exam(followed, 'Länge sedan', 'DENIED', '2020-01-01T09:00:00Z');
    for (const student of [other, hidden]) await exam(student, 'Inte min');
    const sat = await exam(opened, 'Att skriva', 'SCHEDULED', '2020-01-01T09:00:00Z');
    const [occasion] = await school.sql<{ id: string; on: string }>(
      `INSERT INTO exam_occasion (id, held_on, starts_at, ends_at, part, room)
       VALUES (gen_random_uuid(), today() + 5, '09:00', '12:00', 'WRITTEN', 'Sal 3') RETURNING id, held_on::text AS on`,
    );
    await school.sql('INSERT INTO exam_booking (exam_id, occasion_id) VALUES ($1, $2)', [sat, occasion!.id]);
    const { id: occasionId, on: heldOn } = occasion!;
    const none = { heldOn: null, occasionId: null };
    expect(await read()).toEqual({
      total: 3,
      nodes: [
        { student: 'Öppnad Elev', course: 'Att skriva', status: 'SCHEDULED', heldOn, occasionId },
        { student: 'Följd Elev', course: 'Undran 1', status: 'INTRESSE', ...none },
        { student: 'Följd Elev', course: 'Nyss nekad', status: 'DENIED', ...none },
      ],
    });
  });

  test('leave a trace when read, and are closed to anyone who does not read the calendar', async () => {
    await read();
    const [last] = await school.sql(
      'SELECT action, detail FROM access_log WHERE user_id = $1 ORDER BY at DESC LIMIT 1',
      [counsellor.userId],
    );
    expect(last).toEqual({ action: 'READ_CALENDAR', detail: 'Min dag' });
    expect(codeOf(await (await school.as('COORDINATOR')).graphql(WATCHED))).toBe('FORBIDDEN');
  });
});
