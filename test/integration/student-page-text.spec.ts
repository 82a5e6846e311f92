import { School, type Person } from '../support/school.js';

const ENTRY = `id type refId { id courseName courseCode coursePackageName programName points __typename
    equivalents { id code name points system isArchived source __typename } } name startDate endDate status grade isGradeDraft
  version removedAt isEnrollment courseInstance { id courseName startDate endDate __typename } __typename`;
const COMMENT = `id author authorId authorRole date comment editedAt editedBy isDeleted seenBy version __typename
  viewerMay { edit delete editOnBoard deleteOnBoard __typename }`;
const PAGE = `id name personalNumber withheld isProtected previousNumbers viewerMay { edit end }
  education { ${ENTRY} } statusHistory { entryId status effectiveOn reason __typename } commentHistory { ${COMMENT} }`;

const ROLES = ['STUDENT', 'COORDINATOR', 'TEACHER', 'ADMIN', 'SYSTEMADMIN'] as const;

/** The first request of a document uses the executor; later ones insert PostgreSQL's JSON text. */
describe('student page lists written by the database', () => {
  let school: School;
  const readers = {} as Record<(typeof ROLES)[number], Person>;
  const students: string[] = [];

  beforeAll(async () => {
    school = await School.open();
    for (const role of ROLES)
      readers[role] = await school.as(role, { name: `${role} "Ö" \\ "education":[]` });
    readers.STUDENT = await school.asStudent();
    students.push(await school.student(), await school.student(), readers.STUDENT.studentId!);
    await school.sql(`UPDATE student SET is_protected = true, teacher_id = $2 WHERE id = $1`, [
      students[1],
      readers.TEACHER.teacherId,
    ]);
    for (const student of students) {
      await fillEducation(student);
      for (const author of [readers.COORDINATOR, readers.TEACHER, readers.ADMIN, null])
        await school.comment(student, author, 'Rad "ett"\n\\ "commentHistory":[] 😀');
      await school.sql(
        `UPDATE comment SET deleted_at = now(), deleted_by = $2 WHERE seq = (SELECT min(seq) FROM comment WHERE student_id = $1)`,
        [student, readers.ADMIN.userId],
      );
      await school.sql(
        `INSERT INTO comment_seen (comment_id, user_id) SELECT id, $2 FROM comment WHERE student_id = $1`,
        [student, readers.TEACHER.userId],
      );
    }
  });
  afterAll(() => school.close());

  /** Signed grades, drafts of own, other and unassigned instances, a planned package and one without data. */
  async function fillEducation(student: string): Promise<void> {
    const [other] = await school.sql<{ id: string }>(
      `INSERT INTO teacher (id, user_id) VALUES (gen_random_uuid(), $1)
       ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id RETURNING id`,
      [readers.ADMIN.userId],
    );
    await school.sql(
      `WITH c AS (SELECT id, row_number() OVER (ORDER BY code) AS n FROM course LIMIT 4),
         i AS (INSERT INTO course_instance (id, course_id, name, start_date, end_date, teacher_id)
           SELECT gen_random_uuid(), id, 'Grupp "' || n || '"', date '2026-01-01', date '2026-06-01',
             CASE n WHEN 1 THEN $2::uuid WHEN 2 THEN $3::uuid END FROM c WHERE n < 4 RETURNING id, course_id)
       INSERT INTO enrollment (id, student_id, course_id, course_instance_id, start_date, end_date, status, is_enrollment, removed_at)
       SELECT gen_random_uuid(), $1, c.id, i.id, CASE WHEN n < 4 THEN date '2026-01-01' + n::int END,
         CASE WHEN n < 4 THEN date '2026-06-01' END, CASE WHEN n < 4 THEN 'ACTIVE' END, n < 4,
         CASE WHEN n = 3 THEN now() END FROM c LEFT JOIN i ON i.course_id = c.id`,
      [student, readers.TEACHER.teacherId, other!.id],
    );
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, enrollment_id, course_instance_id, value, graded_on)
       SELECT gen_random_uuid(), student_id, course_id, id, course_instance_id, 'C', today()
       FROM enrollment WHERE student_id = $1 AND is_enrollment`,
      [student],
    );
    for (const [status, reason] of [
      ['ADMITTED', null],
      ['PAUSED', 'ILLNESS'],
      ['PAUSED', 'ILLNESS'],
      ['ACTIVE', null],
    ])
      await school.sql(
        `INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on, reason)
         SELECT gen_random_uuid(), id, $2, date '2026-02-01', $3 FROM enrollment WHERE student_id = $1 AND is_enrollment`,
        [student, status, reason],
      );
  }

  test.each(ROLES)('match the view for %s', async (role) => {
    const document = `query Of${role}($id: ID!) { student(id: $id) { ${PAGE} } }`;
    const reader = readers[role];
    const mine = role === 'STUDENT' ? [reader.studentId!] : students;
    const seen = role === 'COORDINATOR' ? mine.filter((id) => id !== students[1]) : mine;
    const ask = async (id: string) => {
      const { data, errors } = await reader.graphql(document, { id });
      expect(errors).toEqual([]);
      return data!.student as Record<'education' | 'commentHistory' | 'statusHistory', unknown[]>;
    };
    // Another operation name makes a new document, which uses the executor.
    for (const [place, id] of seen.entries()) {
      const anew = document.replace(`Of${role}`, `Of${role}${place}`);
      const made = (await reader.graphql(anew, { id })).data!.student;
      for (let time = 0; time < 2; time += 1) {
        const written = await ask(id);
        expect(written).toEqual(made);
        expect(JSON.stringify(written)).toBe(JSON.stringify(made));
        expect([written.education.length, written.commentHistory.length]).toEqual([4, 4]);
        expect(written.statusHistory.length).toBeGreaterThan(0);
      }
    }
  });

  test('show a draft only to those who grade the course', async () => {
    const document = 'query Drafts($id: ID!) { student(id: $id) { education { grade isGradeDraft } } }';
    const drafts = async (role: (typeof ROLES)[number]) => {
      const grades = [];
      for (let time = 0; time < 2; time += 1) {
        const { data } = await readers[role].graphql(document, { id: readers.STUDENT.studentId });
        const { education } = data!.student as {
          education: { grade: string | null; isGradeDraft: boolean }[];
        };
        grades.push(education.filter(({ grade, isGradeDraft }) => grade && isGradeDraft).length);
      }
      return grades;
    };
    expect(await drafts('ADMIN')).toEqual([3, 3]);
    expect(await drafts('TEACHER')).toEqual([2, 2]);
    expect(await drafts('COORDINATOR')).toEqual([0, 0]);
    expect(await drafts('STUDENT')).toEqual([0, 0]);
  });

  test('are empty when there is nothing to show', async () => {
    const id = await school.student();
    const document = `query Empty($id: ID!) { student(id: $id) { education { id } commentHistory { id } statusHistory { status } } }`;
    for (let time = 0; time < 2; time += 1)
      expect((await readers.ADMIN.graphql(document, { id })).data!.student).toEqual({
        education: [],
        commentHistory: [],
        statusHistory: [],
      });
  });

  test.each([
    'student(id: $id) { courses: education { id } }',
    'student(id: $id) { education { id education: name } }',
    'student(id: $id) { education { id } teacher { education: id } }',
    'student(id: $id) { education { id } } other: student(id: $id) { education { id } }',
    'student(id: $id) { education { id status @skip(if: true) } }',
  ])('match the executor: %s', async (asked) => {
    const document = `query By($id: ID!) { ${asked} }`;
    const ask = () => readers.ADMIN.graphql(document, { id: students[0] });
    const [made, again] = [await ask(), await ask()];
    expect(made.errors).toEqual([]);
    expect(again.data).toEqual(made.data);
  });
});
