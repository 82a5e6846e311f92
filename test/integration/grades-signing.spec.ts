import { GradeDesk, reasonOf } from '../support/grade-desk.js';
import { codeOf } from '../support/school.js';

let desk: GradeDesk;

beforeAll(async () => {
  desk = await GradeDesk.open();
});

afterAll(() => desk.school.close());

const isMarked = async (instance: string): Promise<boolean> => {
  const [row] = await desk.school.sql<{ marked: boolean }>(
    'SELECT grades_signed_at IS NOT NULL AS marked FROM course_instance WHERE id = $1',
    [instance],
  );
  return row!.marked;
};

describe('signing a course', () => {
  it('requires a grade for every active student, and says how many lack one', async () => {
    const { instance, entries } = await desk.classOf(3);
    await desk.set(entries[0]!, { grade: 'A' });
    const refused = await desk.sign(desk.teacher, instance);
    expect(reasonOf(refused)).toBe('UNGRADED');
    expect(refused.errors[0]!.message).toBe('2 elever saknar betyg.');
    for (const entry of entries.slice(1)) await desk.set(entry, { grade: 'B' });
    const { data, errors } = await desk.sign(desk.teacher, instance);
    expect(errors).toEqual([]);
    expect(data!['signGrades'].group).toEqual({
      ...{ state: 'PUBLISHED', missing: 0, drafts: 0, signed: 3, corrections: 0 },
    });
  });

  it('requires no grade for those who dropped out or paused, but signs theirs if there is one', async () => {
    const { instance, entries } = await desk.classOf(1);
    await desk.grading.enrolled(instance, { status: 'DROPPED_OUT' });
    const paused = await desk.grading.enrolled(instance, { status: 'PAUSED' });
    await desk.grading.enrolled(instance, { status: 'NOT_STARTED' });
    await desk.set(entries[0]!, { grade: 'E' });
    await desk.set(paused, { grade: 'F' });
    const { data } = await desk.sign(desk.teacher, instance);
    const { group, rows } = data!['signGrades'];
    expect(group).toMatchObject({ state: 'PUBLISHED', signed: 2 });
    expect(rows).toHaveLength(3);
  });

  it('accepts the signer’s own password, and no other', async () => {
    const { instance, entries } = await desk.classOf(1);
    await desk.set(entries[0]!, { grade: 'C' });
    const wrong = await desk.sign(desk.teacher, instance, { password: 'något annat ord' });
    expect(codeOf(wrong)).toBe('BAD_USER_INPUT');
    expect(wrong.errors[0]!.extensions['fields']).toMatchObject([
      { path: 'password', reason: 'NOT_ALLOWED' },
    ]);
    expect((await desk.sheet(desk.teacher, instance)).group.state).toBe('DRAFT');
  });

  it('is for the assigned teacher and administrators, and without a teacher only for administrators', async () => {
    const { instance, entries } = await desk.classOf(1, null);
    await desk.set(entries[0]!, { grade: 'C' });
    expect((await desk.sheet(desk.teacher, instance)).viewerMay.sign).toBe(false);
    expect(codeOf(await desk.sign(desk.teacher, instance))).toBe('FORBIDDEN');
    expect((await desk.sign(desk.admin, instance)).errors).toEqual([]);
  });

  it('ends the enrolment, notifies the administrators once, and adds it to the student’s history', async () => {
    const { instance, entries } = await desk.classOf(2);
    for (const entry of entries) await desk.set(entry, { grade: 'D' });
    await desk.sign(desk.teacher, instance);
    const [entry] = await desk.school.sql(
      `SELECT e.status, e.status_on = g.graded_on AS "onItsDay", e.grade, e.grade_signed_at IS NOT NULL AS signed,
         (SELECT count(*)::int FROM enrollment_status_change h WHERE h.enrollment_id = e.id) AS trail
       FROM enrollment e JOIN grade g ON g.enrollment_id = e.id WHERE e.id = $1`,
      [entries[0]],
    );
    expect(entry).toEqual({ status: 'COMPLETED', onItsDay: true, grade: 'D', signed: true, trail: 1 });
    const history = await desk.school.sql(
      `SELECT changed_by, previous_values->>'grade' AS before, new_values->>'grade' AS after FROM change_history
       WHERE student_id = $1 AND changes = '{grade}'`,
      [await desk.studentOf(entries[0]!)],
    );
    expect(history).toEqual([
      { changed_by: desk.teacher.userId, before: null, after: expect.stringMatching(/: D$/) as string },
    ]);
    const { data } = await desk.admin.graphql(
      '{ notifications { kind message subject { kind id isThere } } }',
    );
    const [named] = await desk.school.sql<{ name: string }>(
      'SELECT name FROM course_instance WHERE id = $1',
      [instance],
    );
    const told = data!['notifications'].filter(
      ({ kind, message }) => kind === 'GRADES_SIGNED' && message.includes(named!.name),
    );
    expect(told.map(({ message }) => message)).toEqual([`Åsa Öberg har signerat 2 betyg i ${named!.name}.`]);
    expect(told[0]!.subject).toEqual({ kind: 'INSTANCE_GRADES', id: instance, isThere: true });
    const [stored] = await desk.school.sql(
      'SELECT grades_signed_by, grades_signed_by_name, grades_signed_at IS NOT NULL AS signed FROM course_instance WHERE id = $1',
      [instance],
    );
    expect(stored).toEqual({
      ...{ grades_signed_by: desk.teacher.userId, grades_signed_by_name: 'Åsa Öberg', signed: true },
    });
  });

  it('locks: nobody changes a signed grade, and signing again signs nothing', async () => {
    const { instance, entries } = await desk.classOf(1);
    await desk.set(entries[0]!, { grade: 'C' });
    await desk.sign(desk.teacher, instance);
    for (const who of [desk.teacher, desk.admin]) {
      const refused = await desk.set(entries[0]!, { grade: 'A', reason: 'Fel' }, who);
      expect(reasonOf(refused)).toBe('LOCKED');
      expect(refused.errors[0]!.message).toBe('Betyget är låst. Kontakta administratör för rättelse.');
    }
    expect(reasonOf(await desk.sign(desk.teacher, instance))).toBe('NOTHING_TO_SIGN');
  });

  it('publishes to the student, who never sees a draft', async () => {
    const student = await desk.school.asStudent();
    const instance = await desk.grading.instance({ teacherId: desk.teacher.teacherId });
    const entry = await desk.grading.enrolled(instance, { studentId: student.studentId });
    const read = async () => {
      const { data } = await student.graphql(
        'query($id: ID!) { studentGrades(studentId: $id) { grade isBest } }',
        {
          id: student.studentId,
        },
      );
      return data!['studentGrades'];
    };
    await desk.set(entry, { grade: 'B' });
    expect(await read()).toEqual([]);
    await desk.sign(desk.teacher, instance);
    expect(await read()).toEqual([{ grade: 'B', isBest: true }]);
  });

  it('signs an early grade on its own, and nothing else in the course', async () => {
    const instance = await desk.grading.instance({ teacherId: desk.teacher.teacherId, end: 30 });
    const [early, late] = [await desk.grading.enrolled(instance), await desk.grading.enrolled(instance)];
    await desk.set(early, { grade: 'A', kind: 'EARLY' });
    await desk.set(late, { grade: 'C' });
    expect(reasonOf(await desk.sign(desk.teacher, instance, { rowIds: [late] }))).toBe('WHOLE_COURSE');
    const { data } = await desk.sign(desk.teacher, instance, { rowIds: [early] });
    const { rows } = data!['signGrades'];
    expect(rows.map(({ state }) => state).sort()).toEqual(['DRAFT', 'SIGNED']);
    expect(await isMarked(instance)).toBe(false);
    expect((await desk.sign(desk.teacher, instance)).errors).toEqual([]);
    expect(await isMarked(instance)).toBe(true);
  });

  it('leaves a course open while anyone lacks a grade: after an early one, and when a late starter joins', async () => {
    const teacher = await desk.school.as('TEACHER');
    await desk.school.setPassword(teacher, 'fyra hästar springer fort');
    const toSet = async () => {
      const { body } = await desk.admin.rest('GET', `/api/teacher-management/${teacher.teacherId}`);
      return (body as { work: { gradesToSet: number } }).work.gradesToSet;
    };
    const ends = async () =>
      reasonOf(
        await desk.call(desk.admin, 'endTeacherEmployment', 'EndEmploymentInput', { id: teacher.teacherId }),
      );
    const { instance, entries } = await desk.classOf(2, teacher.teacherId);
    const [early, late] = entries as [string, string];
    await desk.set(early, { grade: 'A', kind: 'EARLY' }, teacher);
    expect((await desk.sign(teacher, instance, { rowIds: [early] })).errors).toEqual([]);
    expect([await isMarked(instance), await toSet(), await ends()]).toEqual([false, 1, 'UNGRADED']);
    await desk.set(late, { grade: 'C' }, teacher);
    await desk.sign(teacher, instance);
    expect([await isMarked(instance), await toSet()]).toEqual([true, 0]);
    await desk.grading.enrolled(instance);
    expect([await toSet(), await ends()]).toEqual([1, 'UNGRADED']);
    const { data } = await desk.admin.graphql(
      'query($filter: CourseInstanceFilter) { courseInstances(input: { filter: $filter }) { nodes { ungraded gradesSignedAt } } }',
      { filter: { ids: [instance] } },
    );
    expect(data).toEqual({ courseInstances: { nodes: [{ ungraded: 1, gradesSignedAt: null }] } });
  });

  it('names the student whose grade is dated before their start, and does not hold up the others', async () => {
    const { instance, entries } = await desk.classOf(1);
    const late = await desk.grading.enrolled(instance, { name: 'Sena Sara' });
    await desk.school.sql('UPDATE enrollment SET start_date = today() - 10 WHERE id = $1', [late]);
    for (const entry of [...entries, late]) await desk.set(entry, { grade: 'C' });
    const [{ day }] = (await desk.school.sql<{ day: string }>('SELECT (today() - 20)::text AS day')) as [
      { day: string },
    ];
    const dated = await desk.call(desk.teacher, 'setGradeDate', 'SetGradeDateInput', {
      courseInstanceId: instance,
      date: day,
    });
    expect(dated.errors).toEqual([]);
    const dates = await desk.school.sql(
      `SELECT today() - graded_on AS ago FROM grade WHERE course_instance_id = $1 ORDER BY ago`,
      [instance],
    );
    expect(dates).toEqual([{ ago: 10 }, { ago: 20 }]);
    const dateOf = (ago: number) =>
      desk.school.sql('UPDATE grade SET graded_on = today() - $2::int WHERE enrollment_id = $1', [late, ago]);
    await dateOf(20);
    const refused = await desk.sign(desk.teacher, instance);
    expect(reasonOf(refused)).toBe('BEFORE_START');
    expect(refused.errors[0]!.message).toContain('Sena Sara');
    await dateOf(10);
    expect((await desk.sign(desk.teacher, instance)).errors).toEqual([]);
  });

  it('requires the title and summary of a final project', async () => {
    const courseId = await desk.grading.course({ kind: 'FINAL_PROJECT' });
    const instance = await desk.grading.instance({ courseId, teacherId: desk.teacher.teacherId });
    const entry = await desk.grading.enrolled(instance);
    await desk.set(entry, { grade: 'G' });
    expect(reasonOf(await desk.sign(desk.teacher, instance))).toBe('INCOMPLETE');
    const long = await desk.set(entry, { projectTitle: 'Vård i hemmet', projectSummary: 'å'.repeat(241) });
    expect(codeOf(long)).toBe('BAD_USER_INPUT');
    await desk.set(entry, { projectTitle: 'Vård i hemmet', projectSummary: 'å'.repeat(240) });
    expect((await desk.sign(desk.teacher, instance)).errors).toEqual([]);
  });
});
