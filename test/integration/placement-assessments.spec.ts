import { randomBytes } from 'node:crypto';
import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { hashOf } from '../../server/platform/auth/sessions/sessions.js';
import { dayFromToday } from '../support/days.js';
import { GradeDesk, reasonOf } from '../support/grade-desk.js';
import { codeOf, type GraphqlAnswer, type Person, type School } from '../support/school.js';

const CREATE = 'mutation($input: CreateWorkplaceInput!) { createWorkplace(input: $input) { id } }';
const FIELDS = `id version weekdays plannedHours nextDue nextDueOn isAssessmentMissing
  courses { enrollmentId name } goals { id courseId text level comment }
  assessment { version text assessedBy isOnPaper seenAt seenBy }`;
const PLAN = `mutation($input: PlanPlacementInput!) { planPlacement(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($input: UpdatePlacementInput!) { updatePlacement(input: $input) { ${FIELDS} } }`;
const READ = `query($id: ID!) { placement(id: $id) { ${FIELDS} } }`;
const ASSESS = `mutation($input: AssessPlacementInput!) { assessPlacement(input: $input) { ${FIELDS} } }`;
const SEE = `mutation($input: SeeAssessmentInput!) { seeAssessment(input: $input) { ${FIELDS} } }`;
const BOARD = '{ board { cards { id placement { nextDue nextDueOn isAssessmentMissing } } } }';
const MISSING = `{ board(filter: { assessmentMissing: true }) {
  cards { id placement { nextDue nextDueOn isAssessmentMissing } } } }`;
const PERIOD = { startDate: '2026-11-30', endDate: '2026-12-18', hoursPerWeek: 24 };

interface Planned {
  id: string;
  goals: { id: string; text: string }[];
}

describe('placement assessments', () => {
  let desk: GradeDesk;
  let school: School;
  let admin: Person;
  let workplaceId: string;
  let studentId: string;
  let instance: string;
  let entry: string;
  let courseId: string;

  beforeAll(async () => {
    desk = await GradeDesk.open();
    ({ school, admin } = desk);
    const made = await admin.graphql(CREATE, { input: { values: { name: 'Björken', places: 500 } } });
    workplaceId = made.data!.createWorkplace.id;
  });
  beforeEach(async () => {
    studentId = await school.student({ name: 'Åsa Ödman' });
    courseId = await desk.grading.course();
    instance = await desk.grading.instance({ courseId, teacherId: desk.teacher.teacherId });
    entry = await desk.grading.enrolled(instance, { studentId });
  });
  afterAll(() => school.close());

  const pathOf = ({ errors }: GraphqlAnswer) =>
    (errors[0]?.extensions['fields'] as { path: string }[] | undefined)?.[0]?.path;
  const goal = (text: string) => ({ courseId, text });
  const plan = (values: object = {}, who = admin) =>
    who.graphql(PLAN, { input: { studentId, values: { workplaceId, ...PERIOD, ...values } } });
  const planned = async (values: object = {}): Promise<Planned> => {
    const { data, errors } = await plan(values);
    expect(errors).toEqual([]);
    return data!['planPlacement'] as unknown as Planned;
  };
  const update = (id: string, values: object) =>
    admin.graphql(UPDATE, { input: { id, values: { workplaceId, ...PERIOD, ...values } } });
  /** A placement of the course with two goals that is going on, and ends in so many days. */
  const ongoing = async (endsIn = 3) => {
    const placement = await planned({ enrollmentIds: [entry], goals: [goal('Hygien'), goal('Bemötande')] });
    await school.sql(
      `UPDATE placement SET state = 'ONGOING', waived_reason = 'Prov', start_date = today() - 30,
         end_date = today() + $2::int WHERE id = $1`,
      [placement.id, endsIn],
    );
    return placement;
  };
  const levels = (goals: readonly { id: string }[]) =>
    goals.map(({ id: goalId }) => ({ goalId, level: 'MANAGES', text: 'Gör det bra.' }));
  const assess = (placement: Planned, more: object = {}, who = admin) =>
    who.graphql(ASSESS, {
      input: {
        ...{ placementId: placement.id, goals: levels(placement.goals), supervisorName: 'Karin Holm' },
        ...more,
      },
    });
  const historyOf = async (field: string) =>
    (
      await school.sql<{ text: string }>(
        `SELECT new_values->>$2 AS text FROM change_history WHERE student_id = $1 AND new_values ? $2 ORDER BY id`,
        [studentId, field],
      )
    ).map(({ text }) => text);
  /** The secret of a link to the placement. */
  async function link(placementId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await school.sql(
      `WITH added AS (INSERT INTO supervisor (id, workplace_id, name, email)
         VALUES (gen_random_uuid(), $2, 'Karin Holm', 'karin@exempel.se') RETURNING id),
       placed AS (UPDATE placement SET supervisor_id = (SELECT id FROM added) WHERE id = $1)
       INSERT INTO placement_link (placement_id, supervisor_id, sent_to, token_hash, created_by)
       SELECT $1, id, 'karin@exempel.se', $3, $4 FROM added`,
      [placementId, workplaceId, hashOf(token), admin.userId],
    );
    return token;
  }
  const byLink = (token: string, body: object) =>
    school.nobody.rest('POST', `/api/supervisor/${token}/assessment`, { body });

  describe('an assessment', () => {
    it('can be entered from paper, which counts as read, and allows the grade to be signed', async () => {
      const placement = await ongoing();
      expect(reasonOf(await assess(await planned({ ...later(60), goals: [] })))).toBe('STATE');
      const { data, errors } = await assess(placement, { text: 'Ett stöd för alla.', version: 0 });
      expect(errors).toEqual([]);
      expect(data!.assessPlacement).toMatchObject({
        goals: [
          { text: 'Hygien', level: 'MANAGES', comment: 'Gör det bra.' },
          { text: 'Bemötande', level: 'MANAGES' },
        ],
        assessment: {
          ...{ version: 1, text: 'Ett stöd för alla.', assessedBy: 'Karin Holm', isOnPaper: true },
          ...{ seenAt: expect.any(String) as string, seenBy: 'Rektor Ek' },
        },
        isAssessmentMissing: false,
      });
      expect(await historyOf('placementAssessment')).toEqual([
        'version 1 av Karin Holm, på papper, läst av Rektor Ek',
      ]);
      expect(reasonOf(await assess(placement, { version: 0 }))).toBe('VERSION');
      expect(reasonOf(await update(placement.id, { goals: [goal('Hygien')] }))).toBe('ASSESSED');
      expect((await update(placement.id, {})).errors).toEqual([]);
    });

    it('has a level for each goal, a text if there are no goals, and a name', async () => {
      const placement = await ongoing();
      expect(pathOf(await assess(placement, { supervisorName: null }))).toBe('supervisorName');
      expect(pathOf(await assess(placement, { goals: levels(placement.goals.slice(1)) }))).toBe('goals');
      const [first] = placement.goals;
      expect(pathOf(await assess(placement, { goals: levels([first!, first!]) }))).toBe('goals');
      const long = [{ ...levels([first!])[0]!, text: 'a'.repeat(1_001) }];
      expect(pathOf(await assess(placement, { goals: long }))).toBe('goals.0.text');
      const strange = { id: studentId };
      expect(pathOf(await assess(placement, { goals: levels([...placement.goals, strange]) }))).toBe('goals');
      await school.sql('DELETE FROM placement_goal WHERE placement_id = $1', [placement.id]);
      expect(pathOf(await assess(placement, { goals: [] }))).toBe('text');
      expect((await assess(placement, { goals: [], text: 'Bra.' })).errors).toEqual([]);
    });

    it('is written through the link, read by a teacher, and only then by the student', async () => {
      const placement = await ongoing();
      const student = await school.as('STUDENT');
      await school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [studentId, student.userId]);
      const coordinator = await school.as('COORDINATOR');
      const read = async (who: Person) => (await who.graphql(READ, { id: placement.id })).data!.placement;
      const token = await link(placement.id);
      const written = await byLink(token, { version: 0, goals: levels(placement.goals), text: 'Bra.' });
      expect(written).toMatchObject({
        status: 200,
        body: { goals: [{ level: 'MANAGES' }, {}], assessment: { version: 1, text: 'Bra.', isSeen: false } },
      });
      expect(
        await school.sql(`SELECT message, audience FROM notification WHERE student_id = $1`, [studentId]),
      ).toEqual([
        {
          message: 'Handledaren har lämnat omdöme om APL: Åsa Ödman, Björken.',
          audience: 'ADMINISTRATORS',
        },
      ]);
      expect(await read(student)).toMatchObject({ assessment: null, goals: [{ level: null }, {}] });
      expect(await read(coordinator)).toMatchObject({ assessment: null, goals: [{ level: null }, {}] });
      expect(await read(desk.teacher)).toMatchObject({ assessment: { isOnPaper: false, seenAt: null } });
      expect((await byLink(token, { version: 0, goals: levels(placement.goals) })).status).toBe(409);
      expect((await byLink(token, { version: 1, goals: levels(placement.goals) })).status).toBe(200);

      const see = (version: number) => admin.graphql(SEE, { input: { placementId: placement.id, version } });
      expect(reasonOf(await see(1))).toBe('VERSION');
      expect((await see(2)).errors).toEqual([]);
      expect((await see(2)).data!.seeAssessment.assessment!.version).toBe(3);
      expect(await read(student)).toMatchObject({
        goals: [{ level: 'MANAGES', comment: 'Gör det bra.' }, {}],
        assessment: { assessedBy: 'Karin Holm', seenBy: 'Rektor Ek' },
      });
      expect(await read(coordinator)).toMatchObject({ assessment: null });
      expect(await byLink(token, { version: 3, goals: levels(placement.goals) })).toMatchObject({
        status: 409,
        body: { reason: 'SEEN' },
      });
      const audit = await school.sql<{ action: string }>(
        `SELECT new_values->>'action' AS action FROM audit_log
         WHERE kind = 'SUPERVISOR_ACTED' AND new_values->>'placement' = $1`,
        [placement.id],
      );
      expect(audit.map(({ action }) => action)).toEqual(['Lämnade omdöme', 'Lämnade omdöme']);
      expect(await historyOf('placementAssessment')).toEqual([
        'version 1 av Karin Holm',
        'version 2 av Karin Holm',
        'version 3 av Karin Holm, läst av Rektor Ek',
      ]);
    });

    it('has no link for a protected student or before the placement, and is not read before it exists', async () => {
      const placement = await ongoing();
      const token = await link(placement.id);
      const body = { version: 0, goals: levels(placement.goals) };
      expect(reasonOf(await admin.graphql(SEE, { input: { placementId: placement.id } }))).toBe(
        'NOT_ASSESSED',
      );
      await school.sql(`UPDATE placement SET state = 'AGREED' WHERE id = $1`, [placement.id]);
      expect(await byLink(token, body)).toMatchObject({ status: 409, body: { reason: 'STATE' } });
      await school.sql(`UPDATE placement SET state = 'ONGOING' WHERE id = $1`, [placement.id]);
      await school.sql('UPDATE student SET is_protected = true WHERE id = $1', [studentId]);
      expect((await byLink(token, body)).status).toBe(404);
      expect((await assess(placement)).errors).toEqual([]);
    });

    it('is reported missing in the last week and after the end, to teachers and on the board', async () => {
      const placement = await ongoing(8);
      const { id } = placement;
      const now = async () => {
        const { nextDue, isAssessmentMissing } = (await admin.graphql(READ, { id })).data!.placement;
        return [nextDue, isAssessmentMissing];
      };
      const endsIn = (days: number, state = 'ONGOING') =>
        school.sql(`UPDATE placement SET end_date = today() + $2::int, state = $3 WHERE id = $1`, [
          ...[id, days, state],
        ]);
      expect(await now()).toEqual(['MIDTERM_TALK', false]);
      await endsIn(7);
      expect(await now()).toEqual(['MIDTERM_TALK', true]);
      await school.sql(
        `INSERT INTO placement_talk (id, placement_id, kind, held_on)
         SELECT gen_random_uuid(), $1, kind, today() FROM unnest('{MIDTERM,FINAL}'::text[]) kind`,
        [id],
      );
      expect(await now()).toEqual(['ASSESSMENT', true]);
      const cardsOf = ({ data }: GraphqlAnswer) =>
        (data!['board'] as unknown as { cards: readonly { id: string; placement: unknown }[] }).cards;
      const cardOf = (cards: ReturnType<typeof cardsOf>) =>
        cards.find((card) => card.id === studentId)?.placement;
      const board = async () => cardOf(cardsOf(await admin.graphql(BOARD)));
      const missing = async () => cardOf(cardsOf(await admin.graphql(MISSING)));
      const due = { nextDue: 'ASSESSMENT', nextDueOn: dayFromToday(7), isAssessmentMissing: true };
      expect(await board()).toEqual(due);
      expect(await missing()).toEqual(due);
      await endsIn(-1, 'DONE');
      expect(await now()).toEqual(['ASSESSMENT', true]);
      const done = { ...due, nextDueOn: dayFromToday(-1) };
      expect(await board()).toEqual(done);
      expect(await missing()).toEqual(done);
      const housekeeping = school.app.get<Housekeeping>(Housekeeping);
      const notices = () =>
        school.sql(
          `SELECT message FROM notification WHERE kind = 'PLACEMENT_ASSESSMENT' AND student_id = $1`,
          [studentId],
        );
      // Ended early: the day of the end counts, not the planned one.
      await endsIn(30, 'DONE');
      await school.sql('UPDATE placement SET ended_on = today() - 1 WHERE id = $1', [id]);
      await housekeeping.run();
      await housekeeping.run();
      expect(await notices()).toEqual([
        { message: 'Handledarens omdöme om APL saknas: Åsa Ödman, Björken.' },
      ]);
      await assess(placement);
      expect(await now()).toEqual([null, false]);
      expect(await notices()).toEqual([]);
      expect(await missing()).toBeUndefined();
      expect(await board()).toBeNull();
    });

    it('is marked missing on the card of a finished placement, for a year and without another placement', async () => {
      const { id } = await ongoing();
      const FILTERED = `query($filter: BoardFilter) { board(filter: $filter) { cards { id
        placement { isDone isAssessmentMissing isAgreementMissing } } } }`;
      const placementIn = async (filter: object) => {
        const { data } = await admin.graphql(FILTERED, { filter });
        const { cards } = data!['board'] as { cards: { id: string; placement: unknown }[] };
        return cards.find((card) => card.id === studentId)?.placement;
      };
      const endedOn = (day: string) =>
        school.sql(
          `UPDATE placement SET state = 'DONE', end_date = $2, start_date = $2::date - 20, agreed_on = NULL,
             waived_reason = NULL WHERE id = $1`,
          [id, day],
        );
      await endedOn(dayFromToday(-300));
      const shown = { isDone: true, isAssessmentMissing: true, isAgreementMissing: false };
      expect(await placementIn({})).toEqual(shown);
      // The student needs a new placement all the same.
      expect(await placementIn({ withoutPlacement: true })).toEqual(shown);
      expect(await placementIn({ agreementMissing: true })).toBeUndefined();
      await endedOn(dayFromToday(-366));
      expect(await placementIn({})).toBeNull();
      await endedOn(dayFromToday(-300));
      await ongoing();
      expect(await placementIn({})).toMatchObject({ isDone: false });
      expect(await placementIn({ withoutPlacement: true })).toBeUndefined();
    });
  });

  describe('a grade', () => {
    const graded = async () => {
      expect((await desk.set(entry, { grade: 'C' })).errors).toEqual([]);
    };
    const sign = (more: object = {}) => desk.sign(desk.teacher, instance, more);

    it('of a course without a placement is signed as usual', async () => {
      await graded();
      expect((await sign()).errors).toEqual([]);
    });

    it('of a course without the supervisor’s assessment is signed with a reason', async () => {
      await ongoing();
      await graded();
      const refused = await sign();
      expect([codeOf(refused), reasonOf(refused)]).toEqual(['CONFLICT', 'ASSESSMENT_MISSING']);
      expect(refused.errors[0]!.message).toBe(
        'Handledarens omdöme saknas för Åsa Ödman. Ange varför betyget signeras ändå.',
      );
      expect(pathOf(await sign({ allowWithoutAssessment: true }))).toBe('reason');
      expect(await historyOf('grade')).toEqual([]);
      const { errors } = await sign({ allowWithoutAssessment: true, reason: 'Handledaren har slutat.' });
      expect(errors).toEqual([]);
      expect(await historyOf('gradeCondition')).toEqual([
        'Handledarens omdöme saknas: Handledaren har slutat.',
      ]);
    });

    it('of a course with an assessment needs no reason', async () => {
      const placement = await ongoing();
      await graded();
      await assess(placement);
      expect((await sign()).errors).toEqual([]);
      expect(await historyOf('gradeCondition')).toEqual([]);
    });

    it('needs no reason for an interrupted placement', async () => {
      const { id } = await ongoing();
      await graded();
      await school.sql(`UPDATE placement SET state = 'INTERRUPTED', state_reason = 'Sjuk' WHERE id = $1`, [
        id,
      ]);
      expect((await sign()).errors).toEqual([]);
    });

    it('of an exam requires one too, as does an early grade signed separately', async () => {
      await ongoing();
      const exam = await desk.grading.exam(courseId, { studentId, teacherId: desk.teacher.teacherId });
      await desk.setExam(exam, 'B');
      const signed = (more: object = {}) => desk.sign(desk.teacher, courseId, { kind: 'EXAMS', ...more });
      expect(reasonOf(await signed())).toBe('ASSESSMENT_MISSING');
      expect((await signed({ allowWithoutAssessment: true, reason: 'Prövning.' })).errors).toEqual([]);
      await desk.set(entry, { grade: 'A', kind: 'EARLY' });
      expect(reasonOf(await sign({ rowIds: [entry] }))).toBe('ASSESSMENT_MISSING');
    });

    it('is recorded with the reason only for those without an assessment', async () => {
      await ongoing();
      await graded();
      const other = await desk.grading.enrolled(instance, { name: 'Bo Al' });
      await desk.set(other, { grade: 'D' });
      await sign({ allowWithoutAssessment: true, reason: 'Handledaren har slutat.' });
      const reasons = await school.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM change_history h JOIN enrollment e ON e.student_id = h.student_id
         WHERE e.course_instance_id = $1 AND h.new_values ? 'gradeCondition'`,
        [instance],
      );
      expect(reasons).toEqual([{ count: 1 }]);
    });
  });
});

/** A period that begins in so many days. */
const later = (days: number) => ({ startDate: dayFromToday(days), endDate: dayFromToday(days + 10) });
