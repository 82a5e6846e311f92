import { randomUUID } from 'node:crypto';
import { codeOf, School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addGrade, addInstance } from '../support/studies.js';

const FIELDS = `{ id courseName startDate endDate status grade
  instance { name teacherName location municipality pacePercent status }
  messages { subject text sentBy } documents { type } }`;

describe('the student’s course page', () => {
  let school: School;
  let student: Person;
  let other: Person;
  let teacher: Person;

  beforeAll(async () => {
    school = await School.open();
    student = await school.asStudent();
    other = await school.asStudent();
    teacher = await school.as('TEACHER', { name: 'Åsa Öberg' });
  });
  afterAll(() => school.close());

  const read = (who: Person, id: string) =>
    who.graphql(`query($id: ID!) { ownCourse(id: $id) ${FIELDS} }`, { id });

  /** A course instance with both students and a message to one of them. */
  async function classroom() {
    const courseId = await addCourse(school);
    const instance = { teacherId: teacher.teacherId, name: 'Kvällsgruppen' };
    const courseInstanceId = await addInstance(school, courseId, instance);
    await school.sql(`UPDATE course_instance SET location = 'Sal 2' WHERE id = $1`, [courseInstanceId]);
    const dates = { startDate: '2026-08-17', endDate: '2026-12-18' };
    const seed = { courseId, courseInstanceId, ...dates };
    const own = await addEnrollment(school, student.studentId!, seed);
    const others = await addEnrollment(school, other.studentId!, seed);
    for (const [subject, to] of [
      ['Till dig', student.studentId],
      ['Till en annan', other.studentId],
    ] as const) {
      const id = randomUUID();
      await school.sql(
        `INSERT INTO course_message (id, course_instance_id, course, subject, text, sent_by, sent_by_name)
         VALUES ($1, $2, 'Kurs', $3, 'Vi ses i sal 2.', $4, 'Åsa Öberg')`,
        [id, courseInstanceId, subject, teacher.userId],
      );
      await school.sql('INSERT INTO course_message_recipient (message_id, student_id) VALUES ($1, $2)', [
        id,
        to,
      ]);
    }
    return { own, others };
  }

  test('shows dates, teacher, room, status and the student’s own messages, and no other participant', async () => {
    const { own } = await classroom();
    const { data, errors } = await read(student, own);
    expect(errors).toEqual([]);
    expect(data!.ownCourse).toMatchObject({
      ...{ id: own, startDate: '2026-08-17', endDate: '2026-12-18', status: 'ACTIVE', grade: null },
      instance: { name: 'Kvällsgruppen', teacherName: 'Åsa Öberg', location: 'Sal 2' },
      messages: [{ subject: 'Till dig', text: 'Vi ses i sal 2.', sentBy: 'Åsa Öberg' }],
      documents: [],
    });
    expect(JSON.stringify(data)).not.toContain(other.name);
  });

  test('shows the grade once it is signed', async () => {
    const { own, others } = await classroom();
    await addGrade(school, others, 'C', { signed: false });
    expect((await read(other, others)).data!.ownCourse).toMatchObject({ grade: null });
    await addGrade(school, own, 'B');
    expect((await read(student, own)).data!.ownCourse).toMatchObject({ grade: 'B' });
  });

  test("hides another student's course, a removed one and everything from staff", async () => {
    const { own, others } = await classroom();
    expect(codeOf(await read(student, others))).toBe('NOT_FOUND');
    await school.sql('UPDATE enrollment SET removed_at = now() WHERE id = $1', [own]);
    expect(codeOf(await read(student, own))).toBe('NOT_FOUND');
    for (const role of ['TEACHER', 'ADMIN', 'SYSTEMADMIN'] as const)
      expect(codeOf(await read(await school.as(role), others))).toBe('FORBIDDEN');
  });

  test('is read in one statement', async () => {
    const { own } = await classroom();
    // One for the session, one for the course.
    expect(await school.fewestStatements(() => read(student, own))).toBeLessThanOrEqual(2);
  });
});
