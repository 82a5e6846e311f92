/**
 * The floor: node:http, pg, one session query and one statement that builds the whole answer as text. Both
 * are prepared statements. It is a limit, not a product. Started by bench.mjs with the database URL; the path
 * selects the operation.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { OPERATIONS } from './operations.mjs';
import { reportUsage } from './usage.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c jit=off' });
const SESSION = `SELECT u.id, u.role FROM session s JOIN app_user u ON u.id = s.user_id AND u.active
  WHERE s.token_hash = $1 AND s.expires_at > now()`;

const names = new Map();
/** PostgreSQL truncates statement names to 63 bytes. */
function nameOf(sql) {
  if (!names.has(sql)) names.set(sql, createHash('sha256').update(sql).digest('base64url'));
  return names.get(sql);
}

const server = createServer(async (request, response) => {
  if (request.url === '/healthz') return response.end('{}');
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const [, name, n] = request.url.split('/');
  const hash = createHash('sha256').update(request.headers.authorization.slice(7)).digest();
  const session = await pool.query({ name: 'session', text: SESSION, values: [hash] });
  const { sql, params, whole } = OPERATIONS[name].floor(Number(n));
  // Most statements take the viewer as $1; a complete one has all its values.
  const viewer = sql.includes('$1') && !whole ? [session.rows[0].id] : [];
  const { rows } = await pool.query({ name: nameOf(sql), text: sql, values: [...viewer, ...params] });
  const body = rows[0].body;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
reportUsage(async () => {
  server.closeAllConnections();
  server.close();
  await pool.end();
});
