import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, type GraphQLSchema } from 'graphql';
import { CALLS, type PreparedCall } from '../../contract/permission-calls.js';
import { buildWorld, type World } from '../../contract/permission-world.js';
import { FILE_STORE, type FileStore } from '../../../server/platform/file-store/file-store.js';
import { restRoutes } from '../rest-routes.js';
import { School, type Person } from '../school.js';

/** An entry point: a route or a root field, with valid calls. */
export interface Surface {
  name: string;
  /** For a route: method and path in Express syntax. */
  route?: { method: string; path: string };
  /** The root field; null if the matrix has no row for the route. */
  field: RootField | null;
  calls: PreparedCall[];
}

export interface RootField {
  operation: 'query' | 'mutation' | 'subscription';
  field: GraphQLField<unknown, unknown>;
}

/** A school with every kind of record, and all entry points. */
export interface FuzzWorld {
  world: World;
  schema: GraphQLSchema;
  surfaces: Surface[];
  /** Senders of inputs; more privileged ones are more frequent, because they reach more code. */
  people: Person[];
  /** Existing ids by table. */
  ids: Map<string, string[]>;
}

export async function openFuzzWorld(): Promise<FuzzWorld> {
  const world = await buildWorld(await School.open({ GRAPHQL_PLAYGROUND: 'open' }));
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const calls = await examples(world, new Set(Object.keys(schema.getSubscriptionType()?.getFields() ?? {})));
  const { an, us, so, co, sp, te, ad, sa } = world.people;
  const fuzz: FuzzWorld = {
    world,
    schema,
    surfaces: [...routeSurfaces(world, schema, calls), ...fieldSurfaces(schema, calls)],
    people: [an, us, so, so, co, sp, te, te, te, ad, ad, ad, sa, sa, sa, sa],
    ids: new Map(),
  };
  await giveBytes(world);
  await tend(fuzz);
  return fuzz;
}

/** Restores accounts that inputs have changed, and registers new records. */
export async function tend({ world, people, ids }: FuzzWorld): Promise<void> {
  const { school } = world;
  for (const { userId, role, email, token } of new Set(people)) {
    if (!token) continue;
    const hash = createHash('sha256').update(token).digest();
    await school.sql('UPDATE app_user SET active = true, role = $2, email = $3 WHERE id = $1', [
      userId,
      role,
      email,
    ]);
    await school.sql('DELETE FROM session WHERE token_hash = $1', [hash]);
    await school.sql(
      `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [hash, userId],
    );
  }
  const tables = await school.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid' ORDER BY 1`,
  );
  for (const { name } of tables) {
    const rows = await school.sql<{ id: string }>(`SELECT id FROM "${name}" ORDER BY id LIMIT 200`);
    ids.set(
      name,
      rows.map(({ id }) => id),
    );
  }
}

/** Valid calls of every row of the permission matrix by allowed principals; they also fill the school. */
async function examples(
  world: World,
  subscriptions: ReadonlySet<string>,
): Promise<Map<string, PreparedCall[]>> {
  const found = new Map<string, PreparedCall[]>();
  for (const { route, field, prepare } of Object.values(CALLS)) {
    // Subscriptions are sent by POST here, which must refuse them.
    if (field && subscriptions.has(field)) continue;
    for (const principal of ['sa', 'te', 'so'] as const) {
      const call = await prepare(world, principal);
      for (const name of [route, field]) {
        if (name) found.set(name, [...(found.get(name) ?? []), call]);
      }
    }
  }
  return found;
}

/** The matrix stages uploads as rows only; a file without content would be reported as damaged. */
async function giveBytes({ school }: World): Promise<void> {
  const store = school.app.get<FileStore>(FILE_STORE);
  const bytes = Buffer.from('Namn;Kommun\nAnna Åkesson;Solna\n');
  for (const { key } of await school.sql<{ key: string }>('SELECT storage_key AS key FROM staged_upload')) {
    await store.put(key, bytes);
  }
  await school.sql('UPDATE staged_upload SET size = $1, sha256 = $2', [
    bytes.length,
    createHash('sha256').update(bytes).digest('hex'),
  ]);
}

function routeSurfaces(world: World, schema: GraphQLSchema, calls: Map<string, PreparedCall[]>): Surface[] {
  const fields = new Map(rootFields(schema).map((root) => [root.field.name, root]));
  return restRoutes(world.school.app).map((route) => {
    const name = `${route.method} ${route.path}`;
    const field = Object.values(CALLS).find((call) => call.route === name)?.field;
    return { name, route, field: fields.get(field ?? '') ?? null, calls: calls.get(name) ?? [] };
  });
}

function fieldSurfaces(schema: GraphQLSchema, calls: Map<string, PreparedCall[]>): Surface[] {
  return rootFields(schema).map((field) => ({
    name: `${field.operation} ${field.field.name}`,
    field,
    calls: calls.get(field.field.name) ?? [],
  }));
}

function rootFields(schema: GraphQLSchema): RootField[] {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.entries(roots).flatMap(([operation, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      operation: operation as RootField['operation'],
      field,
    })),
  );
}
