import { School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addGrade, addInstance } from '../support/studies.js';

interface Entry {
  _id: string;
  type: string;
  refId: Record<string, string | null>;
  [field: string]: unknown;
}

/** Specification, section 3: a student's education entry, as read by other systems. */
describe('an education entry', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const educationOf = async (studentId: string): Promise<Entry[]> => {
    const { status, body } = await admin.rest('GET', `/api/student-details/${studentId}`);
    expect(status).toBe(200);
    return (body as { education: Entry[] }).education;
  };

  test('of a course has type, reference, dates, status, grade and the course instance', async () => {
    const courseId = await addCourse(school, { name: 'Matematik 1', code: 'MATE1' });
    const courseInstanceId = await addInstance(school, courseId, {
      name: 'Matematik 1, kväll',
      startDate: '2026-08-17',
      endDate: '2027-01-15',
    });
    const studentId = await school.student();
    const id = await addEnrollment(school, studentId, {
      courseId,
      courseInstanceId,
      startDate: '2026-08-20',
      endDate: '2027-01-10',
    });
    await addGrade(school, id, 'B');
    expect(await educationOf(studentId)).toEqual([
      {
        _id: id,
        type: 'Course',
        refId: {
          _id: courseId,
          courseName: 'Matematik 1',
          courseCode: 'MATE1',
          equivalents: [],
          coursePackageName: null,
          programName: null,
        },
        name: 'Matematik 1',
        startDate: '2026-08-20',
        endDate: '2027-01-10',
        status: 'ACTIVE',
        grade: 'B',
        isGradeDraft: false,
        removedAt: null,
        isEnrollment: true,
        version: expect.any(Number) as number,
        courseInstance: {
          _id: courseInstanceId,
          courseName: 'Matematik 1, kväll',
          startDate: '2026-08-17',
          endDate: '2027-01-15',
        },
      },
    ]);
  });

  test('is shown as planned or removed, with null where nothing is known', async () => {
    const courseId = await addCourse(school);
    const studentId = await school.student();
    await addEnrollment(school, studentId, { courseId, isEnrollment: false });
    const removed = await addEnrollment(school, studentId, { courseId, startDate: '2026-01-07' });
    await school.sql('UPDATE enrollment SET removed_at = now() WHERE id = $1', [removed]);
    const [planned, gone] = await educationOf(studentId);
    expect(planned).toMatchObject({
      isEnrollment: false,
      status: null,
      grade: null,
      startDate: null,
      endDate: null,
      removedAt: null,
      courseInstance: null,
    });
    expect(gone).toMatchObject({ _id: removed, isEnrollment: true, startDate: '2026-01-07' });
    expect(gone!['removedAt']).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  });

  test('refers to a package or a program by its own name', async () => {
    const [[pack], [program]] = [
      await school.sql<{ id: string; name: string }>(
        `INSERT INTO course_package (id, name) VALUES (gen_random_uuid(), 'Vård, år 1') RETURNING id, name`,
      ),
      await school.sql<{ id: string; name: string }>(
        `INSERT INTO program (id, name) VALUES (gen_random_uuid(), 'Vård och omsorg') RETURNING id, name`,
      ),
    ];
    const studentId = await school.student();
    await addEnrollment(school, studentId, { packageId: pack!.id, startDate: '2026-08-17' });
    await addEnrollment(school, studentId, { programId: program!.id, startDate: '2026-08-16' });
    expect(await educationOf(studentId)).toMatchObject([
      {
        type: 'CoursePackage',
        name: 'Vård, år 1',
        refId: { _id: pack!.id, coursePackageName: 'Vård, år 1' },
      },
      {
        type: 'Program',
        name: 'Vård och omsorg',
        refId: { _id: program!.id, programName: 'Vård och omsorg' },
      },
    ]);
  });

  describe('whose grade is a draft', () => {
    const entriesFor = async (who: Person, studentId: string): Promise<unknown[]> => {
      const details = await who.rest('GET', `/api/student-details/${studentId}`);
      const card = await who.rest('GET', `/api/details/Elev/${studentId}`);
      const list = await who.graphql(
        '{ students(input: {first: 200}) { nodes { id education { grade isGradeDraft } } } }',
      );
      const listed = list.data?.['students'].nodes;
      return [
        ...[details, card].map(({ status, body }) =>
          status === 200 ? (body as { education: Entry[] }).education[0] : null,
        ),
        listed?.find(({ id }) => id === studentId)?.education[0] ?? null,
      ].filter((entry) => entry !== null);
    };

    test('shows it, as a draft, only to those who grade the course', async () => {
      const owner = await school.as('TEACHER');
      const student = await school.asStudent();
      const courseId = await addCourse(school);
      const courseInstanceId = await addInstance(school, courseId, { teacherId: owner.teacherId });
      const id = await addEnrollment(school, student.studentId, { courseId, courseInstanceId });
      await addGrade(school, id, 'F', { signed: false });
      for (const who of [owner, admin, await school.as('SYSTEMADMIN')]) {
        const seen = await entriesFor(who, student.studentId);
        expect(seen).toHaveLength(3);
        for (const entry of seen) expect(entry).toMatchObject({ grade: 'F', isGradeDraft: true });
      }
      const others = await Promise.all(
        (['TEACHER', 'SYV', 'SPECPED', 'COORDINATOR'] as const).map((role) => school.as(role)),
      );
      for (const who of [student, ...others]) {
        const seen = await entriesFor(who, student.studentId);
        expect(seen.length).toBeGreaterThan(0);
        for (const entry of seen) expect(entry).toMatchObject({ grade: null, isGradeDraft: false });
      }
      await school.sql('UPDATE grade SET signed_at = now() WHERE enrollment_id = $1', [id]);
      for (const who of [owner, student, ...others])
        for (const entry of await entriesFor(who, student.studentId))
          expect(entry).toMatchObject({ grade: 'F', isGradeDraft: false });
    });
  });
});
