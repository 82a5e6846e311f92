import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { AppError } from '../../server/platform/errors/app-error.js';
import { assertWithinLimits } from '../../server/platform/graphql/limits.js';
import { School, type Person } from '../support/school.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const queries = Object.values(schema.getQueryType()!.getFields());
const DEPTH = 5;

/**
 * Sends every query with all fields on all paths, as staff who may not know of a protected student. A canary
 * value in any answer is a leak (permissions, section 1.10).
 */
describe('a protected student cannot be reached by any path in the contract', () => {
  let school: School;
  let id: string;
  let placementId: string;
  let strangers: Person[];

  beforeAll(async () => {
    school = await School.open();
    const responsible = await school.as('TEACHER');
    id = await school.student({
      name: 'KANARIE Skyddad',
      personalNumber: '199001019802',
      phone: '070-4711471',
      email: 'kanarie@exempel.se',
      startDate: '2026-01-10',
      teacherId: responsible.teacherId,
      isProtected: true,
    });
    await school.comment(id, responsible, 'KANARIETEXT');
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, start_date) SELECT gen_random_uuid(), $1, id, '2026-01-10' FROM course`,
      [id],
    );
    const exam = { studentId: id, course: 'Matematik 1a', requestedMonth: 'Maj' };
    expect((await (await school.as('ADMIN')).rest('POST', '/api/exams', { body: exam })).status).toBe(201);
    placementId = await placementAndPlan(school, id);
    await school.student({ name: 'KANARIE Planlös', isProtected: true });
    await school.student({ name: 'Synlig Elev' });
    strangers = [
      await school.as('TEACHER'),
      await school.as('SYV'),
      await school.as('SPECPED'),
      await school.as('COORDINATOR'),
    ];
  });
  afterAll(() => school.close());

  /** An argument value of a root field that can match the student. */
  function valueFor(type: GraphQLInputType, name: string, root: string): string {
    const named = getNamedType(type);
    if (isInputObjectType(named)) {
      const fields = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
      return `{${fields.map((field) => `${field.name}: ${valueFor(field.type, field.name, root)}`).join(', ')}}`;
    }
    if (root === 'placement') return `"${placementId}"`;
    if ('getValues' in named) return named.getValues()[0]!.name;
    const samples: Record<string, string> = {
      ID: `"${id}"`,
      Int: '1',
      Boolean: 'true',
      Date: '"2026-01-10"',
    };
    return samples[named.name] ?? (name === 'q' ? '"KANARIE"' : '"2026-01-10"');
  }

  const argumentsOf = (args: readonly GraphQLArgument[], root = ''): string => {
    const needed = args.filter(({ type, name }) => isNonNullType(type) || name === 'q' || name === 'date');
    return needed.length === 0
      ? ''
      : `(${needed.map(({ name, type }) => `${name}: ${valueFor(type, name, root)}`).join(', ')})`;
  };

  function selectionOf(type: GraphQLNamedOutputType, depth: number): string {
    if (isLeafType(type)) return '';
    if (isUnionType(type)) {
      return `{ __typename ${type
        .getTypes()
        .map((member) => `... on ${member.name} ${selectionOf(member, depth)}`)
        .join(' ')} }`;
    }
    const fields = Object.values((type as GraphQLObjectType).getFields())
      .filter(({ type: inner }) => depth > 1 || isLeafType(getNamedType(inner)))
      .map(
        (field) =>
          `${field.name}${argumentsOf(field.args)} ${selectionOf(getNamedType(field.type), depth - 1)}`,
      );
    return `{ ${fields.join(' ') || '__typename'} }`;
  }

  const ask = (field: GraphQLField<unknown, unknown>, selection: string): string =>
    `{ ${field.name}${argumentsOf(field.args, field.name)} ${selection} }`;

  /** One query for the whole field, or one per part when it exceeds the limits. */
  function questionsOf(field: GraphQLField<unknown, unknown>): string[] {
    const type = getNamedType(field.type);
    const whole = ask(field, selectionOf(type, DEPTH));
    if (isAllowed(whole) || !isObjectType(type)) return [whole];
    return Object.values(type.getFields()).map((part) =>
      ask(
        field,
        `{ ${part.name}${argumentsOf(part.args)} ${selectionOf(getNamedType(part.type), DEPTH - 1)} }`,
      ),
    );
  }

  test.each(queries.map((field) => ({ name: field.name, field })))('$name', async ({ field }) => {
    for (const [person, question] of strangers.flatMap((person) =>
      questionsOf(field).map((question) => [person, question] as const),
    )) {
      const answer = await person.graphql(question);
      // A query refused by the limits proves nothing.
      expect(answer.errors.filter(({ extensions }) => extensions.code === 'BAD_USER_INPUT')).toEqual([]);
      expect(JSON.stringify(answer)).not.toMatch(/KANARIE|19900101|4711471|kanarie/);
      expect(JSON.stringify(answer.data)).not.toContain(id);
    }
  });

  test('but an administrator finds the student there, so the walk does work', async () => {
    const admin = await school.as('ADMIN');
    const found: string[] = [];
    for (const field of queries) {
      for (const question of questionsOf(field)) {
        const { data } = await admin.graphql(question);
        if (JSON.stringify(data).includes('KANARIE')) found.push(field.name);
      }
    }
    expect(found).toEqual(
      expect.arrayContaining([
        ...['student', 'students', 'exportStudents', 'board', 'exams', 'search'],
        ...['placement', 'placements', 'placementHours', 'studyPlan', 'studyPlans', 'mapping', 'validations'],
      ]),
    );
  });
});

/** Gives the student a placement with all that belongs to it, a plan, a mapping and a validation; answers the placement. */
async function placementAndPlan(school: School, studentId: string): Promise<string> {
  const author = await school.as('ADMIN');
  const [placement] = await school.sql<{ id: string }>(
    `WITH workplace AS (INSERT INTO workplace (id, name, places) VALUES (gen_random_uuid(), 'Björken', 5) RETURNING id)
     INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week, planned_hours, state,
       state_reason, created_by, created_by_name)
     SELECT gen_random_uuid(), $1, id, '2026-01-12', '2026-02-06', 40, 160, 'INTERRUPTED', 'KANARIE sjuk', $2, 'Ada'
     FROM workplace RETURNING id`,
    [studentId, author.userId],
  );
  const { id } = placement!;
  for (const [statement, ...values] of [
    [
      `INSERT INTO placement_week (placement_id, monday, minutes, reported_by_name) VALUES ($1, '2026-01-12', 480, 'KANARIE')`,
      id,
    ],
    [
      `INSERT INTO placement_goal (id, placement_id, course_id, position, text, level, comment)
      SELECT gen_random_uuid(), $1, id, 1, 'KANARIEMÅL', 'MANAGES', 'KANARIE' FROM course LIMIT 1`,
      id,
    ],
    [
      `INSERT INTO placement_assessment (placement_id, text, assessed_by_name) VALUES ($1, 'KANARIE', 'Karin')`,
      id,
    ],
    [
      `INSERT INTO placement_talk (id, placement_id, kind, note) VALUES (gen_random_uuid(), $1, 'FINAL', 'KANARIE')`,
      id,
    ],
    [
      `INSERT INTO placement_incident (id, placement_id, kind, text, created_by, created_by_name)
      VALUES (gen_random_uuid(), $1, 'INJURY', 'KANARIE', $2, 'Ada')`,
      id,
      author.userId,
    ],
    [
      `INSERT INTO study_mapping (id, student_id, support_needs, updated_by_name)
      VALUES (gen_random_uuid(), $1, 'KANARIE', 'Siv')`,
      studentId,
    ],
    [
      `INSERT INTO study_validation (id, student_id, course_id, scope, points, basis, decided_on, decided_by_name)
      SELECT gen_random_uuid(), $1, id, 'WHOLE', 100, 'KANARIE', '2026-01-12', 'Siv' FROM course LIMIT 1`,
      studentId,
    ],
  ] as const)
    await school.sql(statement, [...values]);
  const save = await author.graphql(
    'mutation($input: SaveStudyPlanInput!) { saveStudyPlan(input: $input) { version } }',
    {
      input: {
        studentId,
        values: { goal: 'COURSES', startDate: '2026-01-12', plannedEndDate: '2027-01-12', pacePercent: 100 },
      },
    },
  );
  expect(save.errors).toEqual([]);
  await school.sql(
    `INSERT INTO study_plan_item (id, plan_id, course_id, note)
     SELECT gen_random_uuid(), p.id, c.id, 'KANARIE' FROM study_plan p, (SELECT id FROM course LIMIT 1) c`,
  );
  return id;
}

function isAllowed(question: string): boolean {
  const document = parse(question);
  try {
    assertWithinLimits(document, document.definitions[0] as OperationDefinitionNode);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
