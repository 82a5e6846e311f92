import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { parse } from 'yaml';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/database/embedded-postgres.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';

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

/** The instructions of the Dockerfile, continued lines joined, stage by stage. */
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

/** The folder that the image starts in, with what its COPY instructions put there and nothing else. */
async function assembleImage(parent: string): Promise<string> {
  const folder = join(parent, 'image');
  await mkdir(folder);
  for (const instruction of finalImage().values('COPY')) {
    const paths = instruction.split(' ').filter((word) => !word.startsWith('--'));
    for (const path of paths.slice(0, -1)) {
      const name = path.replace(/^\/app\//, '');
      const target = join(folder, paths.at(-1) ?? '', paths.at(-1) === './' ? name : '');
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
    expect(service('database').image).toMatch(/^postgres:1[5-9]$/);
  });

  it('lets nobody past the proxy to the replicas, the database or the objects', () => {
    expect(compose.networks['inside']?.internal).toBe(true);
    for (const name of ['app', 'database', 'objects']) {
      expect(service(name).ports).toBeUndefined();
      expect(service(name).networks).toEqual(['inside']);
    }
    expect(service('proxy').ports).toHaveLength(1);
    expect(read('deploy/proxy.conf')).toContain('server app:3000');
  });

  it('gives the replicas the settings of production, and secrets only from outside the file', () => {
    const settings = service('app').environment ?? {};
    expect(settings).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', TRUST_PROXY: '1' });
    for (const name of ['DATABASE_URL', 'S3_SECRET_ACCESS_KEY']) expect(settings[name]).toMatch(/\$\{\w+:\?/);
    const documented = read('.env.example');
    for (const name of Object.keys(settings).filter((each) => each !== 'NODE_ENV')) {
      expect(documented).toMatch(new RegExp(`^#?${name}=`, 'm'));
    }
  });

  it('keeps the replicas without rights, and waits longer than their own ten seconds when it stops them', () => {
    expect(service('app').read_only).toBe(true);
    expect(service('app').cap_drop).toEqual(['ALL']);
    expect(Number.parseInt(service('app').stop_grace_period ?? '0', 10)).toBeGreaterThan(10);
  });

  it('starts the replicas when what they need is ready, and keeps the data in volumes', () => {
    expect(service('app').depends_on?.['database']?.condition).toBe('service_healthy');
    expect(service('app').depends_on?.['objects-bucket']?.condition).toBe('service_completed_successfully');
    expect(service('database').healthcheck).toBeDefined();
    for (const name of ['database', 'objects']) {
      expect(Object.keys(compose.volumes)).toContain(service(name).volumes?.[0]?.split(':')[0]);
    }
  });

  it('makes the database sort Swedish, as the embedded one does', () => {
    expect(service('database').environment?.['POSTGRES_INITDB_ARGS']).toContain('--icu-locale=sv-SE');
  });
});

describe('Dockerfile', () => {
  it('ends in a small image with production dependencies only, and not as root', () => {
    const stages = dockerStages();
    expect(stages.length).toBeGreaterThan(2);
    const installs = stages
      .flatMap((stage) => stage.instructions)
      .filter(([, value]) => value.includes('npm ci'));
    expect(installs.some(([, value]) => value.includes('--omit=dev'))).toBe(true);
    const image = finalImage();
    expect(image.from).toMatch(/-slim$/);
    expect(image.values('USER')).toEqual(['node']);
    expect(image.values('RUN').join(' ')).not.toContain('npm');
    expect(image.values('COPY').filter((value) => value.includes('node_modules'))).toEqual([
      expect.stringContaining('--from=dependencies'),
    ]);
  });

  it('starts node itself, on all addresses, and is asked for its health', () => {
    const image = finalImage();
    expect(startCommand()[0]).toBe('node');
    expect(image.values('ENV').join(' ')).toContain('NODE_ENV=production HOST=0.0.0.0');
    expect(image.values('HEALTHCHECK').join(' ')).toContain('/readyz');
  });
});

describe('two processes of the image on one database', () => {
  let database: EmbeddedPostgres;
  let dataDir: string;
  let servers: [ServerProcess, ServerProcess];
  let listener: Client;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-deployment-'));
    // The database's account must reach it; in production a database that may lose writes is refused.
    await chmod(dataDir, 0o711);
    database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    const image = await assembleImage(dataDir);
    const settings = { NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '1' };
    // At the same moment: they migrate the same empty database, one after the other.
    const start = () => startServerProcess(settings, { command: startCommand(), folder: image });
    servers = await Promise.all([start(), start()]);
  }, 120_000);

  afterAll(async () => {
    await listener?.dispose();
    await Promise.all((servers ?? []).map((server) => server.stop()));
    await database?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('a move made through one arrives at a board that is open at the other, within a second', async () => {
    const [here, there] = servers;
    const token = await signIn(here.url);
    // One session serves both processes.
    const { board } = await ask<{ board: { cards: Card[] } }>(
      there.url,
      token,
      '{ board { cards { id aplStatus } } }',
    );
    const card = board.cards.find((each) => each.aplStatus !== 'GREEN');
    if (!card) throw new Error('The demo school has no card to move.');

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
        input: { studentId: card.id, aplStatus: 'GREEN', from: card.aplStatus },
      },
    );
    const arrived = await arriving;
    expect(arrived.value?.data?.boardChanged).toEqual({
      kind: 'MOVED',
      studentId: card.id,
      from: card.aplStatus,
      card: { aplStatus: 'GREEN' },
    });
    expect(Date.now() - moved).toBeLessThan(1000);
  });

  it('one ends cleanly at SIGTERM while the other goes on', async () => {
    const [here, there] = servers;
    expect(await here.stop('SIGTERM')).toBe(0);
    expect((await fetch(`${there.url}/readyz`)).status).toBe(200);
  });
});

interface Card {
  id: string;
  aplStatus: string;
}

interface BoardChange {
  kind: string;
  studentId: string;
  from: string | null;
  card: { aplStatus: string } | null;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'teacher@demo.se', password: 'Demo-2026-skola' }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
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

/** The protocol acknowledges the connection but no subscription, so that one is given a moment. */
function untilListening(client: Client): Promise<void> {
  return new Promise((resolve) => {
    client.on('connected', () => setTimeout(resolve, 500));
  });
}
