import { readFileSync } from 'node:fs';
import { buildSchema, parse, print, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { fullSelections } from '../support/full-selections.js';
import { School, type Person } from '../support/school.js';
import { CALLS, type PreparedCall } from './permission-calls.js';
import { readMatrix, type MatrixRow, type Principal } from './permission-matrix.js';
import { buildWorld, subject, type World } from './permission-world.js';

interface LoggedRow {
  student_id: string | null;
  action: string;
  result: string;
  is_protected: boolean;
}

/** A REST or GraphQL call and its access-log records. */
interface Traced {
  status: number;
  text: string;
  rows: LoggedRow[];
}

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const matrix = readMatrix();
/** Subscriptions: their events belong to a board or calendar whose read is logged. */
const BY_SOCKET = new Set(['M68', 'M69', 'X232']);
/** Checks the right to documents before packing them: two reads. */
const TWO_READINGS = new Set(['X290']);
/** A row without a root field is REST only: check any answer. */
const rows = matrix.rows.filter(({ id }) => CALLS[id] && !matrix.later.has(id) && !BY_SOCKET.has(id));

/** A query with all fields that it can return, split by the document limits; a mutation unchanged. */
function wholeOf({ query, variables }: NonNullable<PreparedCall['graphql']>) {
  const document = parse(query);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const [root] = operation.selectionSet.selections as [FieldNode];
  if (operation.operation !== 'query' || !root.selectionSet || root.name.value.startsWith('__'))
    return [{ query, variables }];
  const field = schema.getQueryType()!.getFields()[root.name.value]!;
  return fullSelections(schema, field).map((selection) => {
    const { selectionSet } = parse(selection).definitions[0] as OperationDefinitionNode;
    const whole = {
      ...operation,
      selectionSet: { ...operation.selectionSet, selections: [{ ...root, selectionSet }] },
    };
    return { query: print({ ...document, definitions: [whole] }), variables };
  });
}

describe('the access records', () => {
  let world: World;
  let students: { id: string; name: string }[] = [];

  beforeAll(async () => {
    world = await buildWorld(await School.open({ LOG_LEVEL: 'silent' }));
  });
  afterAll(() => world.school.close());

  async function traced(
    person: Person,
    call: () => Promise<{ status: number; shown: unknown }>,
  ): Promise<Traced> {
    // An earlier call's import, export or documents also leave records.
    await world.school.idle();
    const [{ last }] = (await world.school.sql(
      'SELECT coalesce(max(id), 0)::text AS last FROM access_log',
    )) as [{ last: string }];
    const { status, shown } = await call();
    const found = await world.school.sql<LoggedRow>(
      `SELECT student_id, action, result, is_protected FROM access_log WHERE id > $1 AND user_id = $2
       AND action <> 'EXPORT_LIST' ORDER BY id`,
      [last, person.userId],
    );
    return { status, text: JSON.stringify(shown ?? null), rows: found };
  }

  function doors(person: Person, call: PreparedCall): Record<string, () => Promise<Traced>> {
    const { rest, graphql } = call;
    return {
      ...(rest && {
        rest: () =>
          traced(person, async () => {
            const { status, body } = await person.rest(rest.method, rest.path, rest.options);
            return { status, shown: body };
          }),
      }),
      ...Object.fromEntries(
        (graphql ? wholeOf(graphql) : []).map(({ query, variables }, part) => [
          `graphql ${part}`,
          () =>
            traced(person, async () => {
              const { status, data } = await person.graphql(query, variables);
              return { status, shown: data };
            }),
        ]),
      ),
    };
  }

  /** All students are protected, so everyone in an answer must be in the log. */
  async function prepared(row: MatrixRow, principal: Principal): Promise<PreparedCall> {
    const call = await CALLS[row.id]!.prepare(world, principal);
    await world.school.sql('UPDATE student SET is_protected = true WHERE NOT is_protected');
    students = await world.school.sql('SELECT id, name FROM student');
    return call;
  }

  const mentioned = (text: string) =>
    students.filter(
      ({ id, name }) =>
        text.includes(id) ||
        (text.includes(name) && students.filter((other) => other.name.includes(name)).length === 1),
    );

  const allowed = rows.filter(({ cells }) => cells.ad === 'allowed');

  test.each(allowed)(
    '$id $rest | $graphql: one record per protected student, and one for the answer',
    async (row) => {
      const person = world.people.ad;
      const call = await prepared(row, 'ad');
      for (const [door, ask] of Object.entries(doors(person, call))) {
        const { text, rows: left } = await ask();
        const named = left.map(({ student_id: id }) => id);
        const lists = named.filter((id) => id === null).length;
        const twice = named.filter((id, index) => id !== null && named.indexOf(id) !== index);
        const without = mentioned(text).filter(({ id }) => !named.includes(id));
        const actions = new Set(left.map(({ action }) => action));
        expect({
          door,
          twice,
          lists: Math.max(lists, 1),
          without,
          actions: actions.size,
          results: left.filter(({ result }) => result !== 'OK'),
        }).toEqual({
          door,
          twice: [],
          lists: 1,
          without: [],
          actions: Math.min(left.length, TWO_READINGS.has(row.id) ? 2 : 1),
          results: [],
        });
      }
    },
  );

  const refusedTo = (principal: Principal) =>
    matrix.rows.filter(
      ({ id, cells }) => !BY_SOCKET.has(id) && CALLS[id] && !matrix.later.has(id) && cells[principal] === 403,
    );

  test.each(
    (['gu', 'us', 'co', 'sy', 'te', 'sx'] as const).flatMap((who) =>
      refusedTo(who).map((row) => ({ who, row, id: row.id })),
    ),
  )('$id as $who: a refusal leaves one record, for the student in the call', async ({ who, row }) => {
    const person = world.people[who];
    const call = await CALLS[row.id]!.prepare(world, who);
    const id = subject(world, who);
    for (const [door, ask] of Object.entries(doors(person, call))) {
      const asked = JSON.stringify(door === 'rest' ? call.rest!.path : call.graphql);
      if (!asked.includes(id)) continue;
      const { status, rows: left } = await ask();
      // Some roles get 404 instead of 403 for a protected student.
      expect([403, 404]).toContain(status);
      expect({ door, left: left.map(({ student_id, result }) => ({ student_id, result })) }).toEqual({
        door,
        left: [{ student_id: id, result: 'REFUSED' }],
      });
    }
  });
});
