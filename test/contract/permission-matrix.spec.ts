import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import type { Role } from '../../domain/generated.js';
import { restRoutes } from '../support/rest-routes.js';
import { School } from '../support/school.js';
import { CALLS, type PreparedCall, type RowCall } from './permission-calls.js';
import { PRINCIPALS, readMatrix, type MatrixRow, type Principal } from './permission-matrix.js';
import { buildWorld, type World } from './permission-world.js';
import { guardedFields } from './role-refusals.js';

const matrix = readMatrix();
const now = matrix.rows.filter(({ id }) => !matrix.later.has(id));

/**
 * Subscriptions are tested over WebSockets, in
 * test/integration/{realtime,notifications,calendar-outside}.spec.ts.
 */
const BY_SOCKET = new Set(['M68', 'M69', 'X232']);

describe('the permission matrix', () => {
  let world: World;

  beforeAll(async () => {
    world = await buildWorld(await School.open({ GRAPHQL_PLAYGROUND: 'staff' }));
  });
  afterAll(() => world.school.close());

  describe.each(now.filter(({ id }) => !BY_SOCKET.has(id)))('$id $rest | $graphql', (row) => {
    test.each(PRINCIPALS)('as %s', async (principal) => {
      const call = CALLS[row.id];
      if (!call) throw new Error(`${row.id} has no call in permission-calls.ts`);
      const prepared = refusalByRole(call, principal) ?? (await call.prepare(world, principal));
      expect(prepared.rest ?? prepared.graphql).toBeDefined();
      const answers = await askBothDoors(world, row, principal, prepared);
      const expected = Object.fromEntries(
        Object.keys(answers).map((door) => [door, expectedOf(row, principal)]),
      );
      expect(answers).toEqual(expected);
    });
  });

  test('has each id once', () => {
    const ids = matrix.rows.map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  test('has a row for every root field in the contract', () => {
    const rooms = new Set(Object.values(CALLS).map(({ field }) => field));
    const covered = (field: string) =>
      rooms.has(field) || matrix.rows.some(({ graphql }) => graphql.startsWith(field));
    expect(rootFields().filter((field) => !covered(field))).toEqual([]);
  });

  test('has a row for every route', () => {
    const known = new Set(Object.values(CALLS).map(({ route }) => route));
    const routes = restRoutes(world.school.app).map(({ method, path }) => `${method} ${path}`);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
  });

  test('marks nothing that already exists as future work', () => {
    const fields = new Set(rootFields());
    const built = matrix.rows.filter(
      ({ id, graphql }) => matrix.later.has(id) && fields.has(graphql.split(' ')[0]!),
    );
    expect(built.map(({ id }) => id)).toEqual([]);
  });

  test('M53, M54: requires an administrator for every administration call', () => {
    const administration =
      /^\w+ \/(stats|earnings|course-instances|course-packages|programs|course-matching|student-enrollments|teacher-management)\b/;
    const calls = matrix.rows.filter(({ rest }) => administration.test(rest));
    expect(calls.length).toBeGreaterThan(20);
    const open = calls.filter(({ cells }) =>
      PRINCIPALS.some(
        (who) => cells[who] !== (who === 'an' ? 401 : ['ad', 'sa'].includes(who) ? 'allowed' : 403),
      ),
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  test('has rows for every id marked as future work', () => {
    const ids = new Set(matrix.rows.map(({ id }) => id));
    expect([...matrix.later].filter((id) => !ids.has(id))).toEqual([]);
  });
});

const ROLES: Record<Principal, Role | null> = {
  ...{ an: null, gu: 'GUEST', us: 'USER', so: 'STUDENT', sx: 'STUDENT', co: 'COORDINATOR' },
  ...{ sp: 'SPECPED', sy: 'SYV', te: 'TEACHER', ad: 'ADMIN', sa: 'SYSTEMADMIN' },
};

/**
 * The call of a principal without the role: a minimal valid call from the schema, which needs no data to be
 * refused. A route without an operation uses its own call.
 */
function refusalByRole({ route, field }: RowCall, principal: Principal): PreparedCall | null {
  const guarded = guardedFields.find(({ name }) => name === field);
  const role = ROLES[principal];
  if (!guarded || (role && !guarded.refused.includes(role))) return null;
  const [method, path] = route?.split(' ') ?? [];
  return {
    ...(method &&
      path && { rest: { method, path: path.replace(/:\w+/g, () => randomUUID()), options: bodyOf(method) } }),
    graphql: guarded.call,
  };
}

const bodyOf = (method: string) => (['GET', 'DELETE'].includes(method) ? {} : { body: {} });

function expectedOf(row: MatrixRow, principal: Principal): string {
  const cell = row.cells[principal];
  return cell === 'allowed' ? 'allowed' : `refused ${cell}`;
}

async function askBothDoors(
  world: World,
  row: MatrixRow,
  principal: Principal,
  call: PreparedCall,
): Promise<Record<string, string>> {
  const person = world.people[principal];
  const answers: Record<string, string> = {};
  if (call.rest) {
    const { status } = await person.rest(call.rest.method, call.rest.path, call.rest.options);
    answers.rest = verdict(row, status);
  }
  if (call.graphql) {
    const { status, errors } = await person.graphql(call.graphql.query, call.graphql.variables);
    answers.graphql = verdict(row, errors.length > 0 && status === 200 ? 500 : status);
  }
  return answers;
}

/** Calls with data from elsewhere, or that must have no effect: a 400 proves that the role check passed. */
const PAST_THE_ROLES = new Set(['X05', 'X07', 'X61', 'X278', 'X1508']);

function verdict(row: MatrixRow, status: number): string {
  const allowed = status < 300 || (status === 400 && PAST_THE_ROLES.has(row.id));
  return allowed ? 'allowed' : `refused ${status}`;
}

function rootFields(): string[] {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.flatMap((type) => Object.keys((type as GraphQLObjectType).getFields()));
}
