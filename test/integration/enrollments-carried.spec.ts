import { School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addGrade, schoolDay } from '../support/studies.js';

/** Interrupting, pausing or ending a package also changes its courses (pages, section 8; domain, D8). */
describe('the courses of a package', () => {
  let school: School;
  let admin: Person;
  let days: Record<'before' | 'past' | 'yesterday' | 'today' | 'soon' | 'later', string>;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Anna Admin' });
    const [before, past, yesterday, today, soon, later] = (await Promise.all(
      [-120, -60, -1, 0, 30, 90].map((offset) => schoolDay(school, offset)),
    )) as [string, string, string, string, string, string];
    days = { before, past, yesterday, today, soon, later };
  });
  afterAll(() => school.close());

  const addPackage = async (name: string) =>
    (
      await school.sql<{ id: string }>(
        'INSERT INTO course_package (id, name) VALUES (gen_random_uuid(), $1) RETURNING id',
        [name],
      )
    )[0]!.id;
  const below = async (parent: string, student: string, name: string, seed: Record<string, unknown>) => {
    const id = await addEnrollment(school, student, { courseId: await addCourse(school, { name }), ...seed });
    await school.sql('UPDATE enrollment SET parent_id = $2 WHERE id = $1', [id, parent]);
    return id;
  };
  /** A student on a package: one course active, one coming, one awaiting its grade, one graded. */
  const world = async (name: string) => {
    const student = await school.student({ name });
    const parent = await addEnrollment(school, student, {
      packageId: await addPackage(`Paket för ${name}`),
      startDate: days.before,
      endDate: days.later,
    });
    const running = await below(parent, student, 'Pågående kurs', {
      startDate: days.past,
      endDate: days.soon,
    });
    const coming = await below(parent, student, 'Kommande kurs', {
      startDate: days.soon,
      endDate: days.later,
      status: 'ADMITTED',
    });
    const over = await below(parent, student, 'Väntar på betyg', {
      startDate: days.before,
      endDate: days.past,
    });
    const graded = await below(parent, student, 'Betygsatt kurs', {
      startDate: days.past,
      endDate: days.soon,
    });
    await addGrade(school, graded, 'C');
    const elsewhere = await addEnrollment(school, student, {
      courseId: await addCourse(school),
      startDate: days.past,
      endDate: days.soon,
    });
    return { parent, running, coming, over, graded, elsewhere };
  };
  const statusOf = async (id: string) =>
    (
      await school.sql<{ entry: string }>(
        `SELECT concat_ws(' ', status, CASE WHEN status_reason IS NOT NULL THEN status_on END, status_reason) AS entry
         FROM enrollment WHERE id = $1`,
        [id],
      )
    )[0]!.entry;
  const change = async (id: string, input: Record<string, unknown>) => {
    const answer = await admin.graphql(
      'mutation($input: UpdateEnrollmentInput!) { updateEnrollment(input: $input) { id } }',
      { input: { id, ...input } },
    );
    expect(answer.errors ?? []).toEqual([]);
  };
  const undoLast = async () => {
    const { data } = await admin.graphql('{ enrollmentBatches { id size mayUndo } }');
    const [last] = data!.enrollmentBatches;
    const answer = await admin.graphql(
      'mutation($input: UndoEnrollmentBatchInput!) { undoEnrollmentBatch(input: $input) { id } }',
      { input: { batchId: last!.id } },
    );
    expect(answer.errors ?? []).toEqual([]);
    return last!.size;
  };

  it('are interrupted with it, on its day and for its reason, except those that are completed', async () => {
    const { parent, running, coming, over, graded, elsewhere } = await world('Avbryter');
    const before = await Promise.all([parent, running, coming, over, graded, elsewhere].map(statusOf));
    await change(parent, { status: 'DROPPED_OUT', effectiveOn: days.yesterday, reason: 'WORK' });
    const dropped = `DROPPED_OUT ${days.yesterday} WORK`;
    expect(await statusOf(parent)).toBe(dropped);
    expect(await statusOf(running)).toBe(dropped);
    expect(await statusOf(coming)).toBe(`NOT_STARTED ${days.yesterday} WORK`);
    expect(await Promise.all([over, graded, elsewhere].map(statusOf))).toEqual(before.slice(3));
    const [trail] = await school.sql<{ n: number }>(
      'SELECT count(*)::integer AS n FROM enrollment_status_change WHERE enrollment_id = ANY ($1)',
      [[running, coming]],
    );
    expect(trail!.n).toBe(2);
    expect(await undoLast()).toBe(3);
    expect(await Promise.all([parent, running, coming, over, graded, elsewhere].map(statusOf))).toEqual(
      before,
    );
  });

  it('are ended by the principal with it', async () => {
    const { parent, running, coming } = await world('Avslutas');
    await change(parent, { status: 'ENDED_BY_PRINCIPAL', effectiveOn: days.today, reason: 'OTHER' });
    expect(await statusOf(running)).toBe(`ENDED_BY_PRINCIPAL ${days.today} OTHER`);
    expect(await statusOf(coming)).toBe(`NOT_STARTED ${days.today} OTHER`);
  });

  it('are paused and resumed with it, except one that was paused on its own', async () => {
    const { parent, running, coming, elsewhere } = await world('Pausar');
    await change(parent, { status: 'PAUSED', effectiveOn: days.yesterday, reason: 'ILLNESS' });
    expect(await statusOf(running)).toBe(`PAUSED ${days.yesterday} ILLNESS`);
    expect(await statusOf(coming)).toBe(`PAUSED ${days.yesterday} ILLNESS`);
    expect(await statusOf(elsewhere)).toBe('ACTIVE');
    await change(running, { status: 'PAUSED', effectiveOn: days.yesterday, reason: 'CHILDCARE_OR_ECONOMY' });
    await change(parent, { status: 'ACTIVE', effectiveOn: days.today });
    expect(await statusOf(parent)).toBe('ACTIVE');
    expect(await statusOf(running)).toContain('PAUSED');
    expect(await statusOf(coming)).toBe('ADMITTED');
  });

  it('are shown in the action’s preview, including those that stay', async () => {
    const { parent } = await world('Förhandsgranskad');
    const { data } = await admin.graphql(
      `query($input: EnrollmentChangeInput!) {
         previewEnrollmentChange(input: $input) { total accepted warnings { code message count examples } } }`,
      {
        input: {
          selection: { ids: [parent] },
          action: { status: { status: 'DROPPED_OUT', effectiveOn: days.yesterday, reason: 'MOVED' } },
        },
      },
    );
    const remarks = [
      ['STAYS', 2, ['Förhandsgranskad, Betygsatt kurs', 'Förhandsgranskad, Väntar på betyg']],
      ['FOLLOWS', 1, ['Förhandsgranskad, Pågående kurs']],
      ['FOLLOWS', 1, ['Förhandsgranskad, Kommande kurs']],
    ];
    const preview = data!.previewEnrollmentChange;
    expect(preview.accepted).toBe(1);
    expect(preview.warnings.map(({ code, count, examples }) => [code, count, [...examples].sort()])).toEqual(
      remarks,
    );
    expect(preview.warnings[1]!.message).toBe(
      `Kurs inom paketet eller programmet följer med: Avbrott från ${days.yesterday}.`,
    );
  });
});
