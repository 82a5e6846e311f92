import { Clerk } from '../support/clerk.js';
import { School, type Person } from '../support/school.js';
import { accruedOre, halfUp, recount } from '../support/year-recount.js';
import { story } from '../support/story.js';

/*
 * A school year through the API: a package starts, students are matched and enrolled, some drop out, grades
 * are signed, an exam is held, months are frozen and invoiced, documents printed. All counts and amounts are
 * then recalculated from the rows.
 */

const PASSWORD = 'en lång promenad i skogen';
const PRICE_ORE = 4_720;
const STUDENTS = 12;
/** First and last day of the package's two consecutive courses, from today. */
const SPANS = { swedish: [7, 76], english: [42, 111] } as const;

let school: School;
let admin: Person;
let clerk: Clerk;
let teacher: Person;
const courses: Record<'swedish' | 'english', string> = { swedish: '', english: '' };
const instances: Record<'swedish' | 'english', string> = { swedish: '', english: '' };
let students: string[] = [];
let packageId = '';

beforeAll(async () => {
  school = await School.open();
  admin = await school.as('ADMIN');
  clerk = new Clerk(school, admin);
  teacher = await school.as('TEACHER', { name: 'Lena Lärare' });
  await school.setPassword(teacher, PASSWORD);
  const rows = await school.sql<{ id: string; code: string }>(
    `SELECT id, code FROM course WHERE code IN ('SVEN1000X', 'ENGE1000X')`,
  );
  courses.swedish = rows.find(({ code }) => code === 'SVEN1000X')!.id;
  courses.english = rows.find(({ code }) => code === 'ENGE1000X')!.id;
});

afterAll(() => school.close());

story('a year in the life of the school', (it) => {
  it('offers a package, prices it, and plans two instances of it', async () => {
    const { createCoursePackage } = await clerk.does(
      `mutation($input: CreateCoursePackageInput!) { createCoursePackage(input: $input) { id points } }`,
      {
        package: {
          name: 'Behörighet, termin 1',
          kind: 'LOCAL',
          targetPoints: 200,
          courses: [{ courseId: courses.swedish }, { courseId: courses.english }],
        },
      },
    );
    expect(createCoursePackage.points).toBe(200);
    packageId = createCoursePackage.id;
    await clerk.does(`mutation($input: CreatePriceListInput!) { createPriceList(input: $input) { id } }`, {
      municipality: 'Salem',
      name: 'Salem',
      validFrom: await clerk.day(-30),
      rows: [{ category: 'GENERAL', amountOre: PRICE_ORE, basePercent: 65 }],
    });
    for (const key of ['swedish', 'english'] as const) {
      const { createCourseInstance } = await clerk.does(
        `mutation($input: CreateCourseInstanceInput!) { createCourseInstance(input: $input) { id } }`,
        {
          courseId: courses[key],
          values: {
            startDate: await clerk.day(SPANS[key][0]),
            endDate: await clerk.day(SPANS[key][1]),
            pacePercent: 50,
            capacity: STUDENTS,
            teacherId: teacher.teacherId,
          },
        },
      );
      instances[key] = createCourseInstance.id;
    }
  });

  it('enrols students on the package and matches them all to its instances', async () => {
    students = [];
    for (let n = 0; n < STUDENTS; n += 1)
      students.push(
        await school.student({ name: `Elev ${String(n + 1).padStart(2, '0')}`, municipality: 'Salem' }),
      );
    const { enrollOnPackage } = await clerk.does(
      `mutation($input: EnrollOnPackageInput!) { enrollOnPackage(input: $input) { students courses } }`,
      { plan: { packageId, startDate: await clerk.day(7), pacePercent: 100 }, studentIds: students },
    );
    expect(enrollOnPackage).toEqual({ students: STUDENTS, courses: 2 * STUDENTS });
    const { safeMatches } = await clerk.asks('{ safeMatches { total } }');
    expect(safeMatches.total).toBe(2 * STUDENTS);
    const { matchSafeNeeds } = await clerk.does(
      `mutation($input: MatchSafeNeedsInput!) { matchSafeNeeds(input: $input) { matched job { id } } }`,
      { expected: safeMatches.total },
    );
    if (matchSafeNeeds.job) await clerk.waitFor(matchSafeNeeds.job.id);
    for (const id of Object.values(instances)) expect(await clerk.seatsTaken(id)).toBe(STUDENTS);
    await clerk.agreesWithStudentPages(students);
  });

  it('admits nobody else to a full instance', async () => {
    const late = await school.student({ municipality: 'Salem' });
    const answer = await admin.graphql(
      `mutation($input: EnrollStudentInput!) { enrollStudent(input: $input) { id } }`,
      { input: { studentId: late, courseInstanceId: instances.swedish } },
    );
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'FULL' });
  });

  it('starts the courses; two students drop out, one from both, with reasons', async () => {
    await clerk.pass(57);
    for (const id of Object.values(instances))
      await clerk.changes({ courseInstanceId: id }, { status: 'ACTIVE', effectiveOn: await clerk.day(-10) });
    await clerk.changes(
      { studentId: students[0] },
      {
        status: 'DROPPED_OUT',
        effectiveOn: await clerk.day(0),
        reason: 'MOVED',
      },
    );
    await clerk.changes(
      { studentId: students[1], courseInstanceId: instances.english },
      {
        status: 'DROPPED_OUT',
        effectiveOn: await clerk.day(0),
        reason: 'WORK',
      },
    );
    await clerk.agreesWithStudentPages(students);
    const [dropped] = await school.sql<{ n: number }>(
      `SELECT count(*)::integer AS n FROM enrollment WHERE status = 'DROPPED_OUT' AND course_id IS NOT NULL`,
    );
    expect(dropped!.n).toBe(3);
  });

  it('ends the courses: the teacher grades every student and signs, and the students see their grades', async () => {
    await clerk.pass(60);
    const values = ['A', 'B', 'C', 'D', 'E', 'F', 'E', 'C', 'B', '–', 'E', 'D'];
    for (const id of Object.values(instances)) {
      const rows = await clerk.activeEntries(id);
      for (const [n, entryId] of rows.entries()) {
        const grade = values[n % values.length]!;
        const body = { grade, ...(grade === '–' ? { reason: 'Underlag saknas' } : {}) };
        expect(await teacher.rest('PUT', `/api/grades/${entryId}`, { body })).toMatchObject({ status: 200 });
      }
      const signed = await teacher.graphql(
        `mutation($input: SignGradesInput!) { signGrades(input: $input) { __typename } }`,
        { input: { kind: 'INSTANCE', id, password: PASSWORD } },
      );
      expect(signed.errors).toEqual([]);
    }
    const [open] = await school.sql<{ n: number }>(
      `SELECT count(*)::integer AS n FROM enrollment WHERE course_id IS NOT NULL AND status = 'ACTIVE'
       AND grade_signed_at IS NULL`,
    );
    expect(open!.n).toBe(0);
  });

  it('holds an exam for the student who left English; the result counts', async () => {
    const { registerExam } = await clerk.does(
      `mutation($input: RegisterExamInput!) { registerExam(input: $input) { id } }`,
      {
        studentId: students[1],
        course: 'Engelska nivå 1',
        requestedMonth: 'Maj',
        teacherId: teacher.teacherId,
      },
    );
    await clerk.does(`mutation($input: DecideExamInput!) { decideExam(input: $input) { id } }`, {
      id: registerExam.id,
      decision: 'ACCEPT',
    });
    const { createExamOccasion } = await clerk.does(
      `mutation($input: CreateExamOccasionInput!) { createExamOccasion(input: $input) { id } }`,
      {
        heldOn: await clerk.day(3),
        startsAt: '09:00',
        endsAt: '12:00',
        courseIds: [courses.english],
        capacity: 5,
        teacherId: teacher.teacherId,
        examIds: [registerExam.id],
      },
    );
    await clerk.pass(4);
    await clerk.does(`mutation($input: RecordExamInput!) { recordExam(input: $input) { id } }`, {
      occasionId: createExamOccasion.id,
      examId: registerExam.id,
      attendance: 'PRESENT',
      idChecked: true,
      paymentDate: await clerk.day(-4),
    });
    await clerk.does(
      `mutation($input: SetExamGradeInput!) { setExamGrade(input: $input) { id } }`,
      {
        examId: registerExam.id,
        grade: 'C',
      },
      teacher,
    );
    const { gradingGroups } = await clerk.asks('{ gradingGroups { nodes { kind id } } }', teacher);
    const group = gradingGroups.nodes.find(({ kind }) => kind === 'EXAMS')!;
    await clerk.does(
      `mutation($input: SignGradesInput!) { signGrades(input: $input) { __typename } }`,
      {
        ...group,
        password: PASSWORD,
      },
      teacher,
    );
    const { studentGrades } = await clerk.asks(
      'query($studentId: ID!) { studentGrades(studentId: $studentId) { courseCode grade isBest } }',
      { studentId: students[1] },
    );
    expect(studentGrades).toContainEqual({ courseCode: 'ENGE1000X', grade: 'C', isBest: true });
  });

  it('calculates earnings that match the raw rows to the öre', async () => {
    const [from, to] = [await clerk.day(-200), await clerk.day(0)];
    const { earnings } = await clerk.asks(
      'query($input: EarningsInput!) { earnings(input: $input) { cards { baseOre resultOre } } }',
      { input: { from, to } },
    );
    const expected = await recount(school, to, PRICE_ORE);
    expect(earnings.cards).toEqual({ baseOre: expected.baseOre, resultOre: expected.resultOre });
    expect(expected.resultOre).toBe(
      expected.gradedFor * (100 * PRICE_ORE - halfUp(100 * PRICE_ORE * 65, 100)),
    );
    expect(accruedOre(306_800, 100, 50)).toBe(153_400);
  });

  it('freezes a month and invoices it; its figures no longer change', async () => {
    const month = (await clerk.day(-40)).slice(0, 8) + '01';
    const { freezePeriod } = await clerk.does(
      `mutation($input: FreezePeriodInput!) { freezePeriod(input: $input) { id totalOre municipalities { municipality totalOre } } }`,
      { month, kind: 'FINAL' },
    );
    expect(freezePeriod.municipalities.map(({ municipality }) => municipality)).toEqual(['Salem']);
    expect(freezePeriod.municipalities[0]!.totalOre).toBe(freezePeriod.totalOre);
    const { markInvoiced } = await clerk.does(
      `mutation($input: MarkInvoicedInput!) { markInvoiced(input: $input) { municipalities { status invoicedOre } } }`,
      { freezeId: freezePeriod.id, municipality: 'Salem', reference: 'F-1' },
    );
    expect(markInvoiced.municipalities).toEqual([{ status: 'INVOICED', invoicedOre: freezePeriod.totalOre }]);
    const again = await admin.graphql(
      `mutation($input: FreezePeriodInput!) { freezePeriod(input: $input) { id } }`,
      { input: { month, kind: 'FINAL' } },
    );
    expect(again.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  });

  it('prints a certificate that anyone can verify', async () => {
    const { createDocument } = await clerk.does(
      `mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id code } }`,
      { document: { type: 'GRADE_EXTRACT', subjectId: students[2] } },
    );
    const check = await school.nobody.rest('GET', `/api/documents/verify/${createDocument.code}`);
    expect(check).toMatchObject({ status: 200 });
    expect(JSON.stringify(check.body)).not.toContain('Elev 03');
  });

  it('leaves a trace of every step in the students’ histories, and its pages agree with the rows', async () => {
    await clerk.agreesWithStudentPages(students);
    for (const id of students) {
      const [row] = await school.sql<{ entries: number; statuses: number }>(
        `SELECT (SELECT count(*)::integer FROM change_history WHERE student_id = $1) AS entries,
           (SELECT count(*)::integer FROM enrollment_status_change c JOIN enrollment e ON e.id = c.enrollment_id
            WHERE e.student_id = $1) AS statuses`,
        [id],
      );
      expect(row!.entries).toBeGreaterThanOrEqual(3);
      expect(row!.statuses).toBeGreaterThanOrEqual(3);
    }
  });
});
