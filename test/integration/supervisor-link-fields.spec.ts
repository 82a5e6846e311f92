import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { addDays, mondayOf } from '../../domain/days.js';
import { weekCode } from '../../domain/placements/week.js';
import { hashOf } from '../../server/platform/auth/sessions/sessions.js';
import { dayFromToday } from '../support/days.js';
import { fullSelections } from '../support/full-selections.js';
import { School, type Person } from '../support/school.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** All that a supervisor reads of a placement, in the order of the answer. */
const ALLOWED = [
  ...['studentName', 'workplace', 'startDate', 'endDate'],
  ...['version', 'startDate', 'endDate', 'hoursPerWeek', 'plannedHours', 'weekdays', 'goals']
    .concat(['text.intro', 'text.heading', 'text.terms', 'textInEnglish.intro', 'textInEnglish.heading'])
    .concat(['textInEnglish.terms', 'isSignedByWorkplace'])
    .map((name) => `agreement.${name}`),
  ...['week', 'monday', 'version', 'hours', 'daysAway', 'isConfirmed'].map((name) => `weeks.${name}`),
  ...['id', 'text', 'level', 'comment'].map((name) => `goals.${name}`),
  ...['version', 'text', 'isSeen'].map((name) => `assessment.${name}`),
];

/** The paths of all values of an answer, each once. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    const inside = value.filter((one) => typeof one === 'object').flatMap((one) => pathsOf(one, path));
    return inside.length > 0 ? [...new Set(inside)] : [path];
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, one]) => {
    const key = name === '_id' ? 'id' : name;
    return pathsOf(one, path ? `${path}.${key}` : key);
  });
}

describe('what a supervisor gets by the link', () => {
  const token = 'T'.repeat(43);
  const monday = addDays(mondayOf(dayFromToday(0)), -7);
  let school: School;
  let admin: Person;
  let forbidden: string[];
  let goalId: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN', { name: 'Ada Administratör' });
    const teacher = await school.as('TEACHER', { name: 'Tage Lärare' });
    const studentId = await school.student({
      ...{ name: 'Åsa Maria Hemlig', email: 'asa.hemlig@exempel.se', phone: '070-111 22 33' },
      ...{ personalNumber: '199001019802', municipality: 'Vaxholm', teacherId: teacher.teacherId },
    });
    const [placement] = await school.sql<{ id: string; supervisor: string; workplace: string }>(
      `WITH place AS (INSERT INTO workplace (id, name, places, note) VALUES (gen_random_uuid(), 'Björken', 5, 'Hemlig not')
           RETURNING id),
         person AS (INSERT INTO supervisor (id, workplace_id, name, email)
           SELECT gen_random_uuid(), id, 'Karin Holm', 'karin@exempel.se' FROM place RETURNING id, workplace_id)
       INSERT INTO placement (id, student_id, workplace_id, supervisor_id, teacher_id, start_date, end_date, hours_per_week,
         planned_hours, state, waived_reason, created_by, created_by_name)
       SELECT gen_random_uuid(), $1, workplace_id, id, $2, $3, today() + 20, 40, 160, 'ONGOING', 'Hemligt skäl', $4, 'Ada'
       FROM person RETURNING id, supervisor_id AS supervisor, workplace_id AS workplace`,
      [studentId, teacher.teacherId, monday, admin.userId],
    );
    const { id, supervisor, workplace } = placement!;
    await school.sql(
      `INSERT INTO placement_link (placement_id, supervisor_id, sent_to, token_hash, created_by)
       VALUES ($1, $2, 'karin@exempel.se', $3, $4)`,
      [id, supervisor, hashOf(token), admin.userId],
    );
    const [goal] = await school.sql<{ id: string }>(
      `INSERT INTO placement_goal (id, placement_id, course_id, position, text)
       SELECT gen_random_uuid(), $1, id, 1, 'Följa rutiner' FROM course LIMIT 1 RETURNING id`,
      [id],
    );
    goalId = goal!.id;
    const ran = async (name: string, input: object) => {
      const { errors } = await admin.graphql(
        `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
        { input },
      );
      expect(errors).toEqual([]);
    };
    await ran('sendAgreement', { id });
    await ran('reportIncident', { placementId: id, kind: 'INJURY', text: 'Hemlig skada' });
    await ran('planTalk', { placementId: id, kind: 'MIDTERM', plannedOn: dayFromToday(5) });
    await ran('holdTalk', { placementId: id, kind: 'FINAL', heldOn: monday, note: 'Hemligt samtal' });
    const days = [{ day: monday, hours: 8 }];
    await ran('reportPlacementHours', { placementId: id, week: weekCode(monday), days });
    forbidden = [
      ...[studentId, id, supervisor, workplace, admin.userId, 'Maria', 'emlig', '070', '9802', 'Vaxholm'],
      ...['Ada', 'Tage', 'Karin', 'exempel.se'],
    ];
  });
  afterAll(() => school.close());

  const expectAllowed = (answer: unknown, where: string) => {
    expect([where, pathsOf(answer)]).toEqual([where, ALLOWED]);
    const text = JSON.stringify(answer);
    expect([where, forbidden.filter((word) => text.includes(word))]).toEqual([where, []]);
  };
  /** The actions: path and body over REST, mutation and input through GraphQL. */
  const actions = (): [path: string, mutation: string, body: Record<string, unknown>, own?: object][] => [
    [`weeks/${weekCode(monday)}`, 'confirmWeekByLink', {}, { week: weekCode(monday) }],
    ['absence', 'reportAbsenceByLink', { day: addDays(monday, 1), absence: 'VALID' }],
    [
      'assessment',
      'assessPlacementByLink',
      { goals: [{ goalId, level: 'MANAGES', text: 'Bra' }], text: 'Bra' },
    ],
    ['agreement', 'signAgreementByLink', { agreementVersion: 1, name: 'K. Holm' }],
  ];

  it('over REST is the list, from the page and from each action', async () => {
    const view = await school.nobody.rest('GET', `/api/supervisor/${token}`);
    // Nothing has been written about the goals yet.
    expectAllowed(view.body, 'page');
    for (const [path, , body] of actions()) {
      const answer = await school.nobody.rest('POST', `/api/supervisor/${token}/${path}`, { body });
      expect([path, answer.status]).toEqual([path, 200]);
      expectAllowed(answer.body, path);
    }
  });

  it('through GraphQL is the list, with all fields that its type has', async () => {
    await school.sql('DELETE FROM placement_signature');
    const { supervisorView } = schema.getQueryType()!.getFields();
    const selections = fullSelections(schema, supervisorView!);
    expect(selections).toHaveLength(1);
    const read = await school.nobody.graphql(
      `query($token: String!) { supervisorView(token: $token) ${selections[0]} }`,
      {
        token,
      },
    );
    expectAllowed(read.data!['supervisorView'], 'supervisorView');
    for (const [, mutation, body, own] of actions()) {
      const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
      const { data, errors } = await school.nobody.graphql(
        `mutation($input: ${type}) { ${mutation}(input: $input) ${selections[0]} }`,
        { input: { token, ...body, ...own } },
      );
      expect([mutation, errors]).toEqual([mutation, []]);
      expectAllowed(data![mutation], mutation);
    }
  });

  it('stays confirmed if the same absence is reported once more', async () => {
    const post = async (path: string, body: object) =>
      (await school.nobody.rest('POST', `/api/supervisor/${token}/${path}`, { body })).body;
    const absent = { day: addDays(monday, 2), absence: 'VALID' };
    expect(await post('absence', absent)).toMatchObject({ weeks: [{ isConfirmed: false }] });
    expect(await post(`weeks/${weekCode(monday)}`, {})).toMatchObject({ weeks: [{ isConfirmed: true }] });
    expect(await post('absence', absent)).toMatchObject({ weeks: [{ isConfirmed: true }] });
    const other = { ...absent, absence: 'INVALID' };
    expect(await post('absence', other)).toMatchObject({ weeks: [{ isConfirmed: false }] });
  });
});
