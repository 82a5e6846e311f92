import { GradeDesk, reasonOf } from '../support/grade-desk.js';
import { codeOf, type Person } from '../support/school.js';

let desk: GradeDesk;

beforeAll(async () => {
  desk = await GradeDesk.open();
});

afterAll(() => desk.school.close());

describe('a prövning', () => {
  it('is graded once approved, independently, and signed one by one', async () => {
    const courseId = await desk.grading.course();
    const waiting = await desk.grading.exam(courseId, {
      status: 'INTRESSE',
      teacherId: desk.teacher.teacherId,
    });
    expect(reasonOf(await desk.setExam(waiting, 'A'))).toBe('NOT_APPROVED');
    const [first] = [
      await desk.grading.exam(courseId, { teacherId: desk.teacher.teacherId }),
      await desk.grading.exam(courseId, { teacherId: desk.teacher.teacherId }),
    ];
    expect((await desk.setExam(first, 'B')).data).toMatchObject({
      setExamGrade: { kind: 'EXAM', state: 'DRAFT' },
    });
    const { data, errors } = await desk.sign(desk.teacher, courseId, { kind: 'EXAMS' });
    expect(errors).toEqual([]);
    expect(data!['signGrades'].group).toMatchObject({ signed: 1, missing: 1 });
  });

  it('never lowers a grade: both stay, and the best of the course and its equivalents counts', async () => {
    const [older, newer] = [await desk.grading.course(), await desk.grading.course()];
    await desk.school.sql('INSERT INTO course_equivalent (course_id, equivalent_id) VALUES ($1, $2)', [
      older,
      newer,
    ]);
    const instance = await desk.grading.instance({ courseId: older, teacherId: desk.teacher.teacherId });
    const studentId = await desk.school.student();
    const entry = await desk.grading.enrolled(instance, { studentId });
    await desk.set(entry, { grade: 'C' });
    await desk.sign(desk.teacher, instance);
    const results: unknown[] = [];
    for (const grade of ['E', 'A']) {
      const exam = await desk.grading.exam(newer, { studentId, teacherId: desk.teacher.teacherId });
      await desk.setExam(exam, grade);
      await desk.sign(desk.teacher, newer, { kind: 'EXAMS' });
      const { data } = await desk.admin.graphql(
        'query($id: ID!) { studentGrades(studentId: $id) { grade kind isBest } }',
        { id: studentId },
      );
      results.push(data!['studentGrades']);
      await desk.school.sql(`UPDATE exam SET requested_month = 'Maj' WHERE id = $1`, [exam]);
    }
    const best = (grades: unknown) =>
      (grades as { grade: string; isBest: boolean }[])
        .filter(({ isBest }) => isBest)
        .map(({ grade }) => grade);
    expect(results.map(best)).toEqual([['C'], ['A']]);
    expect(results[1]).toHaveLength(3);
    const [row] = (await desk.sheet(desk.teacher, instance)).rows;
    expect(row).toMatchObject({ grade: 'C', isBest: false });
    expect(row!.others.map(({ grade, isBest }) => [grade, isBest]).sort()).toEqual([
      ['A', true],
      ['E', false],
    ]);
  });

  it('held before it was registered takes its true date: the occasion’s, else the one set by staff', async () => {
    const courseId = await desk.grading.course();
    const [held, later] = [
      await desk.grading.exam(courseId, { teacherId: desk.teacher.teacherId }),
      await desk.grading.exam(courseId, { teacherId: desk.teacher.teacherId }),
    ];
    await desk.school.sql('UPDATE exam SET created_at = now() WHERE id = ANY ($1::uuid[])', [[held, later]]);
    await desk.grading.booked(held, -20, 'PRESENT');
    const [day] = await desk.school.sql<{ twentyAgo: string; twentyOneAgo: string; thirtyAgo: string }>(
      `SELECT (today() - 20)::text AS "twentyAgo", (today() - 21)::text AS "twentyOneAgo", (today() - 30)::text AS "thirtyAgo"`,
    );
    const { twentyAgo, twentyOneAgo, thirtyAgo } = day!;
    const set = (examId: string, date?: string) =>
      desk.call(
        desk.teacher,
        'setExamGrade',
        'SetExamGradeInput',
        { examId, grade: 'C', ...(date ? { date } : {}) },
        'date gradedFrom',
      );
    const told = ({ errors }: { errors: readonly { message: string }[] }) => errors[0]?.message;
    expect(told(await set(held, twentyOneAgo))).toBe(
      `Betygsdatumet ligger före prövningens dag, ${twentyAgo}.`,
    );
    // The default is the day of the occasion.
    expect((await set(held)).data).toEqual({ setExamGrade: { date: twentyAgo, gradedFrom: twentyAgo } });
    expect(told(await set(later, thirtyAgo))).toContain('rätta anmälningsdagen först');
    const moved = await desk.call(desk.teacher, 'updateExam', 'UpdateExamInput', {
      ...{ id: later, registeredOn: thirtyAgo },
    });
    expect(moved.errors).toEqual([]);
    expect((await set(later, thirtyAgo)).data).toEqual({
      setExamGrade: { date: thirtyAgo, gradedFrom: thirtyAgo },
    });
  });

  it('without a teacher is signed by administrators: a teacher signs the rest, and only that is published', async () => {
    const courseId = await desk.grading.course();
    const own = await desk.grading.exam(courseId, { teacherId: desk.teacher.teacherId });
    const nobodys = await desk.grading.exam(courseId);
    await desk.setExam(nobodys, 'C');
    const alone = await desk.sign(desk.teacher, courseId, { kind: 'EXAMS' });
    expect(reasonOf(alone)).toBe('NOT_ASSIGNED');
    await desk.setExam(own, 'B');
    const mays = (await desk.sheet(desk.teacher, courseId, 'EXAMS')).rows.map((row) => [
      row.id,
      row.viewerMay.sign,
    ]);
    expect(new Map(mays as [string, boolean][])).toEqual(
      new Map([
        [own, true],
        [nobodys, false],
      ]),
    );
    const { data } = await desk.sign(desk.teacher, courseId, { kind: 'EXAMS' });
    const states = new Map(data!['signGrades'].rows.map(({ id, state }) => [id, state]));
    expect([states.get(own), states.get(nobodys)]).toEqual(['SIGNED', 'DRAFT']);
    expect((await desk.sign(desk.admin, courseId, { kind: 'EXAMS' })).errors).toEqual([]);
    expect((await desk.sheet(desk.admin, courseId, 'EXAMS')).group.signed).toBe(2);
  });

  it('is signed by its teacher once it gets one, noted in the student’s history; a signed one stays', async () => {
    const courseId = await desk.grading.course();
    const exam = await desk.grading.exam(courseId);
    const give = (who: Person, teacherId: string | null) =>
      desk.call(
        who,
        'setExamTeacher',
        'SetExamTeacherInput',
        { examId: exam, teacherId },
        'examTeacher { id }',
      );
    const locked = await desk.school.as('TEACHER', { active: false });
    expect(codeOf(await give(desk.admin, locked.teacherId))).toBe('BAD_USER_INPUT');
    const other = await desk.school.as('TEACHER');
    expect((await give(desk.admin, desk.teacher.teacherId)).data).toEqual({
      setExamTeacher: { examTeacher: { id: desk.teacher.teacherId } },
    });
    expect(codeOf(await give(other, other.teacherId))).toBe('FORBIDDEN');
    await desk.setExam(exam, 'B');
    expect((await desk.sign(desk.teacher, courseId, { kind: 'EXAMS' })).errors).toEqual([]);
    expect(reasonOf(await give(desk.admin, other.teacherId))).toBe('LOCKED');
    const [row] = await desk.school.sql<{ student: string }>(
      'SELECT student_id AS student FROM exam WHERE id = $1',
      [exam],
    );
    const told = await desk.school.sql(
      `SELECT new_values->>'examTeacher' AS teacher FROM change_history
       WHERE student_id = $1 AND changes = '{examTeacher}'`,
      [row!.student],
    );
    expect(told).toEqual([{ teacher: expect.stringMatching(/: Åsa Öberg$/) as string }]);
  });

  it('is to be graded once held, for those who came, and due a set number of days later', async () => {
    const courseId = await desk.grading.course();
    const of = async (day: number | null, attendance: 'PRESENT' | 'ABSENT' | null = null) => {
      const exam = await desk.grading.exam(courseId, { teacherId: desk.teacher.teacherId });
      if (day !== null) await desk.grading.booked(exam, day, attendance);
      return exam;
    };
    const coming = await of(5);
    const absent = await of(-5, 'ABSENT');
    const soon = await desk.grading.exam(courseId, { teacherId: desk.teacher.teacherId });
    await desk.school.sql(
      `UPDATE exam SET created_at = now(), requested_month = (ARRAY['Januari', 'Februari', 'Mars', 'April', 'Maj', 'Juni',
         'Juli', 'Augusti', 'September', 'Oktober', 'November', 'December'])[extract(month FROM today())::int] WHERE id = $1`,
      [soon],
    );
    const state = async () => {
      const { data } = await desk.teacher.graphql(
        'query($input: GradingGroupsInput) { gradingGroups(input: $input) { nodes { id state missing dueOn } } }',
        { input: { first: 200, kinds: ['EXAMS'] } },
      );
      const { nodes } = data!['gradingGroups'];
      return nodes.find(({ id }) => id === courseId);
    };
    expect(await state()).toBeUndefined();
    const held = await of(-5, 'PRESENT');
    const [{ due }] = (await desk.school.sql<{ due: string }>(
      `SELECT (today() - 5 + grade_deadline_days)::text AS due FROM school_setting`,
    )) as [{ due: string }];
    expect(await state()).toMatchObject({ state: 'TO_GRADE', missing: 1, dueOn: due });
    const undated = await of(null);
    expect(await state()).toMatchObject({ state: 'OVERDUE', missing: 2 });
    const { rows } = await desk.sheet(desk.teacher, courseId, 'EXAMS');
    const required = rows.filter(({ isRequired }) => isRequired).map(({ id }) => id);
    expect(required.sort()).toEqual([held, undated].sort());
    expect(rows.find(({ id }) => id === absent)).toMatchObject({ examAttendance: 'ABSENT' });
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([coming, soon]));
  });

  it('cannot be graded before its last day has come', async () => {
    const courseId = await desk.grading.course();
    const exam = await desk.grading.exam(courseId, { teacherId: desk.teacher.teacherId });
    await desk.grading.booked(exam, -5, 'PRESENT');
    await desk.grading.booked(exam, 5);
    const rowOf = async () =>
      (await desk.sheet(desk.teacher, courseId, 'EXAMS')).rows.find(({ id }) => id === exam);
    expect((await rowOf())!.viewerMay.edit).toBe(false);
    const refused = await desk.setExam(exam, 'B');
    expect(refused.errors[0]!.message).toContain('Prövningen har inte hållits.');
    await desk.school.sql(
      `UPDATE exam_occasion SET held_on = today() WHERE id IN (SELECT occasion_id FROM exam_booking WHERE exam_id = $1)`,
      [exam],
    );
    expect((await rowOf())!.viewerMay.edit).toBe(true);
    expect((await desk.setExam(exam, 'B')).errors).toEqual([]);
  });

  it('belongs to its teacher, to any teacher if it has none, and to administrators', async () => {
    const courseId = await desk.grading.course();
    const other = await desk.school.as('TEACHER');
    const exam = await desk.grading.exam(courseId, { teacherId: desk.teacher.teacherId });
    expect(codeOf(await desk.setExam(exam, 'A', other))).toBe('FORBIDDEN');
    const hidden = await other.graphql(
      'query($input: GradeSheetInput!) { gradeSheet(input: $input) { dateTo } }',
      {
        input: { kind: 'EXAMS', id: courseId },
      },
    );
    expect(codeOf(hidden)).toBe('NOT_FOUND');
    expect((await desk.sheet(desk.admin, courseId, 'EXAMS')).rows).toHaveLength(1);
  });
});
