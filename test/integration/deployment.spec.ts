import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type Client } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { parse } from 'yaml';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/platform/database/embedded/embedded-postgres.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { story } from '../support/story.js';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

interface Service {
  image?: string;
  build?: string;
  deploy?: { replicas?: number };
  environment?: Record<string, string>;
  networks?: string[];
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  healthcheck?: unknown;
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

/** Dockerfile instructions per stage, with continued lines joined. */
function dockerStages(): { from: string; instructions: [string, string][] }[] {
  const lines = read('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  const stages: { from: string; instructions: [string, string][] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === 'FROM') stages.push({ from: rest, instructions: [] });
    else stages.at(-1)?.instructions.push([name, rest]);
  }
  return stages;
}

function finalImage() {
  const stage = dockerStages().at(-1);
  if (!stage) throw new Error('The Dockerfile has no stage.');
  const values = (name: string) =>
    stage.instructions.filter(([key]) => key === name).map(([, value]) => value);
  return { ...stage, values };
}

const startCommand = () => JSON.parse(finalImage().values('CMD').at(-1) ?? '[]') as string[];

/** The image's start folder, with only the files of its COPY instructions. */
async function assembleImage(parent: string): Promise<string> {
  const folder = join(parent, 'image');
  await mkdir(folder);
  for (const instruction of finalImage().values('COPY')) {
    const paths = instruction.split(' ').filter((word) => !word.startsWith('--'));
    for (const path of paths.slice(0, -1)) {
      const name = path.replace(/^\/app\//, '');
      const place = paths.at(-1) ?? '';
      const target = join(folder, place, place.endsWith('/') ? basename(name) : '');
      const source = fileURLToPath(new URL(`../../${name}`, import.meta.url));
      if (name === 'node_modules') await symlink(source, target);
      else await cp(source, target, { recursive: true });
    }
  }
  return folder;
}

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml')) as Compose;
  const service = (name: string): Service => {
    const found = compose.services[name];
    if (!found) throw new Error(`There is no service ${name}.`);
    return found;
  };

  it('has a database, two replicas behind a proxy, an object store and a mail catcher', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      ['app', 'database', 'mail', 'objects', 'objects-bucket', 'proxy'].sort(),
    );
    expect(service('app').deploy?.replicas).toBe(2);
    expect(service('database').image).toMatch(/^postgres:1[5-9]\.\d+@/);
  });

  it('pins every image by digest, here and in the Dockerfile', () => {
    const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
    const bases = dockerStages().map(({ from }) => from.replace(/ AS .*$/, ''));
    expect(images.length).toBeGreaterThanOrEqual(5);
    for (const image of [...images, ...bases]) expect(image).toMatch(/:[^@]+@sha256:[0-9a-f]{64}$/);
    expect(new Set(bases).size).toBe(1);
  });

  it('exposes only the proxy, not the replicas, the database or the object store', () => {
    expect(compose.networks['inside']?.internal).toBe(true);
    for (const name of ['app', 'database', 'objects']) expect(service(name).ports).toBeUndefined();
    for (const name of ['database', 'objects']) expect(service(name).networks).toEqual(['inside']);
    // Outbound to mail and object stores; no inbound access.
    expect(service('app').networks).toEqual(['inside', 'outward']);
    expect(service('proxy').networks).not.toContain('outward');
    expect(service('proxy').ports).toHaveLength(1);
    expect(read('deploy/proxy.conf')).toContain('server app:3000');
  });

  it('logs paths without query strings or referrers: searches, mailed links and calendars carry private data', () => {
    const proxy = read('deploy/proxy.conf').replace(/^\s*#.*$/gm, '');
    const format = /log_format (\w+) ([^;]+);/.exec(proxy);
    // $uri is rewritten and decoded; $request, $request_uri and $args contain the query.
    expect(format?.[2]).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_referer)\b|\$arg_/);
    expect(proxy).toMatch(new RegExp(`access_log /dev/stdout ${format?.[1]};`));
    expect(proxy.match(/access_log/g)).toHaveLength(1);
    expect(proxy).toContain('error_log /dev/stderr crit;');
    const [, pattern = ''] = /map \$request_uri \$path_alone \{\s*~(\S+) \$before_query;/.exec(proxy) ?? [];
    const path = (address: string) => new RegExp(pattern).exec(address)?.groups?.['before_query'];
    expect(path('/api/calendar.ics?token=hemligt')).toBe('/api/calendar.ics');
    expect(path('/api/students?q=19900101-2385?')).toBe('/api/students');
    expect(path('/healthz')).toBe('/healthz');
  });

  it('gives the replicas production settings, and secrets only from outside the file', () => {
    const settings = service('app').environment ?? {};
    expect(settings).toMatchObject({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      TRUST_PROXY: '${TRUST_PROXY:-1}',
    });
    for (const name of ['DATABASE_URL', 'S3_SECRET_ACCESS_KEY']) expect(settings[name]).toMatch(/\$\{\w+:\?/);
    const documented = read('.env.example');
    for (const name of Object.keys(settings).filter((each) => each !== 'NODE_ENV')) {
      expect(documented).toMatch(new RegExp(`^#?${name}=`, 'm'));
    }
  });

  it('passes on every documented setting from .env, except where the replicas listen and store their data', () => {
    const settings = service('app').environment ?? {};
    const documented = [...read('.env.example').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
    const ofTheImage = ['HOST', 'PORT', 'DATABASE_URL', 'DATA_DIR', 'POSTGRES_PASSWORD', 'DATABASE_PASSWORD'];
    for (const name of documented.filter((each) => !ofTheImage.includes(each)))
      expect(`${name}: ${settings[name]}`).toMatch(new RegExp(`^${name}: \\$\\{${name}:[-?]`));
  });

  it('runs the replicas without privileges, and allows more than their own ten seconds to stop', () => {
    expect(service('app').read_only).toBe(true);
    expect(service('app').cap_drop).toEqual(['ALL']);
    expect(Number.parseInt(service('app').stop_grace_period ?? '0', 10)).toBeGreaterThan(10);
  });

  it('starts the replicas when their dependencies are ready, and keeps the data in volumes', () => {
    expect(service('app').depends_on?.['database']?.condition).toBe('service_healthy');
    expect(service('app').depends_on?.['objects-bucket']?.condition).toBe('service_completed_successfully');
    expect(service('database').healthcheck).toBeDefined();
    for (const name of ['database', 'objects']) {
      expect(Object.keys(compose.volumes)).toContain(service(name).volumes?.[0]?.split(':')[0]);
    }
  });

  it('makes the database sort in Swedish, like the embedded one', () => {
    expect(service('database').environment?.['POSTGRES_INITDB_ARGS']).toContain('--icu-locale=sv-SE');
  });
});

describe('Dockerfile', () => {
  it('ends in a small image with production dependencies only, not running as root', () => {
    const stages = dockerStages();
    expect(stages.length).toBeGreaterThan(2);
    const installs = stages
      .flatMap((stage) => stage.instructions)
      .filter(([, value]) => value.includes('npm ci'));
    expect(installs.some(([, value]) => value.includes('--omit=dev'))).toBe(true);
    const image = finalImage();
    expect(image.from).toMatch(/-slim@/);
    expect(image.values('USER')).toEqual(['node']);
    expect(image.values('RUN').join(' ')).not.toContain('npm');
    expect(image.values('COPY').filter((value) => value.includes('node_modules'))).toEqual([
      expect.stringContaining('--from=dependencies'),
    ]);
  });

  it('starts node directly, on all addresses, with a health check', () => {
    const image = finalImage();
    expect(startCommand()[0]).toBe('node');
    expect(image.values('ENV').join(' ')).toContain('NODE_ENV=production HOST=0.0.0.0');
    expect(image.values('HEALTHCHECK').join(' ')).toContain('/readyz');
  });
});

story('two processes of the image on one database', (it) => {
  let database: EmbeddedPostgres;
  let dataDir: string;
  let servers: [ServerProcess, ServerProcess];
  let listener: Client;
  let image: string;
  let production: Record<string, string>;
  let token: string;
  let card: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-deployment-'));
    // The database's account must reach it; production refuses a database that may lose writes.
    await chmod(dataDir, 0o711);
    database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    image = await assembleImage(dataDir);
    production = { NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: dataDir };
    // Concurrently: both migrate the same empty database, one after the other.
    const start = () => startServerProcess(production, { command: startCommand(), folder: image });
    servers = await Promise.all([start(), start()]);
    ({ token, card } = await fillSchool(database.url));
  }, 120_000);

  afterAll(async () => {
    await listener?.dispose();
    await Promise.all((servers ?? []).map((server) => server.stop()));
    await database?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('a move made through one reaches a board open on the other within a second', async () => {
    const [here, there] = servers;
    // One session is valid in both processes.
    listener = listen(there.url, token);
    const changes = listener.iterate<{ boardChanged: BoardChange }>({
      query: 'subscription { boardChanged { kind studentId from card { aplStatus } } }',
    });
    const arriving = changes.next();
    await untilListening(listener);

    const moved = Date.now();
    await ask(
      here.url,
      token,
      'mutation($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename } }',
      {
        input: { studentId: card, aplStatus: 'GREEN', from: 'GRAY' },
      },
    );
    const arrived = await arriving;
    expect(arrived.value?.data?.boardChanged).toEqual({
      kind: 'MOVED',
      studentId: card,
      from: 'GRAY',
      card: { aplStatus: 'GREEN' },
    });
    expect(Date.now() - moved).toBeLessThan(1000);
  });

  it('the first administrator is created in the image with the same command as in the checkout', async () => {
    const command = [
      'scripts/run-server-command.mjs',
      'create-admin',
      '--email',
      'rut@skola.se',
      '--name',
      'Rut',
    ];
    const child = spawn(process.execPath, command, {
      cwd: image,
      env: { PATH: process.env['PATH'], ...production, PUBLIC_ORIGIN: 'https://skola.example' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(`${String(code)} ${output}`).toMatch(
      /^0 [^]*^https:\/\/skola\.example\/reset-password\S*token=[\w-]{43}$/m,
    );
  });

  it('one shuts down cleanly on SIGTERM while the other keeps running', async () => {
    const [here, there] = servers;
    expect(await here.stop('SIGTERM')).toBe(0);
    expect((await fetch(`${there.url}/readyz`)).status).toBe(200);
  });
});

interface BoardChange {
  kind: string;
  studentId: string;
  from: string | null;
  card: { aplStatus: string } | null;
}

/** A signed-in teacher, and a card to move. */
async function fillSchool(url: string): Promise<{ token: string; card: string }> {
  const [teacher, card, token] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')];
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO app_user (id, name, email, role) VALUES ($1, 'Åsa Ek', 'asa@skola.se', 'TEACHER')`,
      [teacher],
    );
    await client.query(
      `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), teacher],
    );
    await client.query(`INSERT INTO student (id, name) VALUES ($1, 'Elev')`, [card]);
  } finally {
    await client.end();
  }
  return { token, card };
}

async function ask<T>(url: string, token: string, query: string, variables?: object): Promise<T> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

function listen(url: string, token: string): Client {
  class AuthorizedSocket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { Authorization: `Bearer ${token}` } });
    }
  }
  return createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: AuthorizedSocket,
    retryAttempts: 0,
  });
}

/** The protocol acknowledges connections but not subscriptions: wait for them. */
function untilListening(client: Client): Promise<void> {
  return new Promise((resolve) => {
    client.on('connected', () => setTimeout(resolve, 500));
  });
}
