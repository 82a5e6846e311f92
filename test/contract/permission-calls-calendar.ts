import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PreparedCall, RowCall } from './permission-calls.js';
import type { Principal } from './permission-matrix.js';
import { subject, type World } from './permission-world.js';

const PERIOD = { from: '2031-03-01', to: '2031-03-31' };

async function occasion(world: World, teacherId: string | null = null): Promise<string> {
  const id = randomUUID();
  await world.school.sql(
    `INSERT INTO exam_occasion (id, held_on, starts_at, ends_at, teacher_id) VALUES ($1, '2031-03-10', '09:00', '12:00', $2)`,
    [id, teacherId],
  );
  return id;
}

/** An exam registration, booked on the occasion if given. */
async function exam(world: World, principal: Principal, occasionId?: string): Promise<string> {
  const id = randomUUID();
  await world.school.sql(
    `INSERT INTO exam (id, student_id, name, course, requested_month, status)
     VALUES ($1, $2, 'Elev', $3, 'Mars', 'SCHEDULED')`,
    [id, subject(world, principal), `Kurs ${id}`],
  );
  if (occasionId)
    await world.school.sql('INSERT INTO exam_booking (exam_id, occasion_id) VALUES ($1, $2)', [
      id,
      occasionId,
    ]);
  return id;
}

async function courseId(world: World): Promise<string> {
  const [course] = await world.school.sql<{ id: string }>('SELECT id FROM course ORDER BY code LIMIT 1');
  return course!.id;
}

/** A GraphQL-only mutation; `makes` creates its subject for each call. */
const change = (
  field: string,
  type: string,
  makes: (world: World, principal: Principal) => Promise<Record<string, unknown>>,
  selection = '{ id }',
): RowCall => ({
  field,
  prepare: async (world, principal) => ({
    graphql: {
      query: `mutation($input: ${type}!) { ${field}(input: $input) ${selection} }`,
      variables: { input: await makes(world, principal) },
    },
  }),
});

const plain = (field: string, query: string): RowCall => ({
  field,
  prepare: (): PreparedCall => ({ graphql: { query } }),
});

const booked = async (world: World, principal: Principal) => {
  const occasionId = await occasion(world);
  return { occasionId, examId: await exam(world, principal, occasionId) };
};

const cancel = (teacherOf: (world: World) => string | null): RowCall =>
  change('cancelExamOccasion', 'CancelExamOccasionInput', async (world) => ({
    id: await occasion(world, teacherOf(world)),
    version: 1,
    reason: 'Salen är upptagen',
  }));

const restore = (teacherOf: (world: World) => string | null): RowCall =>
  change('restoreExamOccasion', 'RestoreExamOccasionInput', async (world) => {
    const id = await occasion(world, teacherOf(world));
    await world.school.sql(
      `UPDATE exam_occasion SET cancelled_at = now(), cancelled_reason = 'Sjukdom' WHERE id = $1`,
      [id],
    );
    return { id, version: 1 };
  });

const sendMails = (teacherOf: (world: World) => string | null): RowCall =>
  change('sendOccasionMails', 'SendOccasionMailsInput', async (world) => {
    const id = await occasion(world, teacherOf(world));
    await world.school.sql(
      `UPDATE exam_occasion SET cancelled_at = now(), cancelled_reason = 'Sjukdom' WHERE id = $1`,
      [id],
    );
    return { id };
  });

export const CALENDAR_CALLS: Record<string, RowCall> = {
  M52: {
    route: 'GET /api/calendar',
    field: 'calendar',
    prepare: () => ({
      rest: { method: 'GET', path: `/api/calendar?from=${PERIOD.from}&to=${PERIOD.to}` },
      graphql: {
        query: 'query($input: CalendarInput!) { calendar(input: $input) { occasions { id } } }',
        variables: { input: PERIOD },
      },
    }),
  },
  M70: {
    route: 'GET /api/calendar.ics',
    // The secret alone authorises the call, regardless of the caller.
    prepare: async (world) => {
      const token = randomBytes(32).toString('base64url');
      await world.school.sql(
        `INSERT INTO calendar_subscription (user_id, token_hash) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash`,
        [world.people.te.userId, createHash('sha256').update(token).digest()],
      );
      return { rest: { method: 'GET', path: `/api/calendar.ics?token=${token}` } };
    },
  },
  X220: change('createExamOccasion', 'CreateExamOccasionInput', async (world) => ({
    heldOn: '2031-03-11',
    startsAt: '09:00',
    endsAt: '12:00',
    courseIds: [await courseId(world)],
  })),
  X221: change('updateExamOccasion', 'UpdateExamOccasionInput', async (world) => ({
    id: await occasion(world),
    version: 1,
    room: 'B12',
  })),
  X222: cancel((world) => world.people.te.teacherId),
  X223: cancel(() => null),
  X771: sendMails((world) => world.people.te.teacherId),
  X772: sendMails(() => null),
  X233: restore((world) => world.people.te.teacherId),
  X235: restore(() => null),
  X224: change('bookExams', 'BookExamsInput', async (world, principal) => ({
    occasionId: await occasion(world),
    examIds: [await exam(world, principal)],
  })),
  X225: change('unbookExam', 'UnbookExamInput', booked),
  X226: change('moveExamBooking', 'MoveExamBookingInput', async (world, principal) => {
    const { occasionId, examId } = await booked(world, principal);
    return { examId, fromOccasionId: occasionId, toOccasionId: await occasion(world) };
  }),
  X227: change('recordExam', 'RecordExamInput', async (world, principal) => ({
    ...(await booked(world, principal)),
    attendance: 'PRESENT',
  })),
  X228: change(
    'sendExamSummons',
    'SendExamSummonsInput',
    async (world, principal) => ({ occasionId: (await booked(world, principal)).occasionId }),
    '{ sent }',
  ),
  X236: change('createExamSummons', 'CreateExamSummonsInput', async (world, principal) => ({
    examId: (await booked(world, principal)).examId,
  })),
  X511: {
    route: 'GET /api/calendar/occasions/:id/summonses.pdf',
    field: 'occasionSummonses',
    prepare: async (world, principal) => {
      const { occasionId } = await booked(world, principal);
      return {
        rest: { method: 'GET', path: `/api/calendar/occasions/${occasionId}/summonses.pdf` },
        graphql: {
          query: 'query($id: ID!) { occasionSummonses(occasionId: $id) { subject } }',
          variables: { id: occasionId },
        },
      };
    },
  },
  X234: plain('openExamOccasions', '{ openExamOccasions(course: "Svenska 1") { id } }'),
  X229: plain('calendarSubscription', '{ calendarSubscription { createdAt } }'),
  X230: plain('createCalendarSubscription', 'mutation { createCalendarSubscription { url } }'),
  X231: plain('deleteCalendarSubscription', 'mutation { deleteCalendarSubscription }'),
};
