/** Crashes under write load: no exit, no 500, no acknowledged write lost. */
import { lost, startClients, startUntilClosed } from './clients.mjs';
import { openSchool, pause, ServerProcess } from './school.mjs';

/** Runs one kind of fault `times` times under load; returns the figures. */
async function underLoad(name, times, fault, { processes = 1 } = {}) {
  const school = await openSchool();
  const servers = [];
  try {
    for (let n = 0; n < processes; n += 1) servers.push(await ServerProcess.start(school));
    const [server] = servers;
    const { token } = await school.account();
    const clients = startClients(server.url, token, school.students);
    await pause(300);
    const gaps = [];
    for (let n = 0; n < times; n += 1) {
      const since = performance.now();
      await fault({ school, server, n });
      await server.ready();
      gaps.push(performance.now() - since);
      await pause(500);
    }
    const seen = await clients.stop();
    const gone = await lost(school.pool, seen);
    return figures(name, { times, servers, seen, gone, gaps });
  } finally {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await school.close();
  }
}

function figures(name, { times, servers, seen, gone, gaps }) {
  const acknowledged = seen.sent.filter((comment) => comment.acknowledged).length;
  const exits = servers.reduce((sum, server) => sum + server.exits, 0);
  const broken = [
    ...(exits > 0 ? [`${exits} exits: ${servers.map(({ output }) => output.slice(-2_000)).join('\n')}`] : []),
    ...seen.wrong.slice(0, 5),
    ...gone.slice(0, 5).map(({ text }) => `not there exactly once: ${text}`),
    ...(acknowledged === 0 ? ['no write was ever acknowledged'] : []),
  ];
  return {
    name,
    figures: {
      faults: times,
      exits,
      'answers by status': [...seen.answers]
        .sort(([a], [b]) => a - b)
        .map(([status, n]) => `${status} × ${n}`)
        .join(', '),
      'connections cut': seen.cut,
      'writes acknowledged': acknowledged,
      'acknowledged writes lost': gone.length,
      'ready again within': `${Math.round(Math.max(...gaps))} ms (middle ${Math.round(middle(gaps))} ms)`,
    },
    broken,
  };
}

function middle(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** `kill -9` of the server, which a supervisor restarts. */
export const kills = ({ times = 20 } = {}) =>
  underLoad('kill -9 of the server', times, async ({ server }) => {
    await server.kill();
  });

/** The database drops all connections of the server at once. */
export const cuts = ({ times = 20 } = {}) =>
  underLoad('connections cut by the database', times, async ({ school }) => {
    await school.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'studievy%'`,
    );
  });

const STOPS = ['SIGINT', 'SIGQUIT', 'SIGKILL'];

/** PostgreSQL is stopped in three ways (fast, immediate, kill -9) and restarted. */
export const restarts = ({ times = 6 } = {}) =>
  underLoad('restart of PostgreSQL', times, async ({ school, server, n }) => {
    const before = school.postmaster();
    process.kill(before, STOPS[n % STOPS.length]);
    // The launcher restarts the database while the server keeps running.
    for (let now = before; now === before || now === 0; now = school.postmaster()) {
      await pause(50);
      if (!(await fetch(`${server.url}/healthz`)).ok)
        throw new Error('The server does not say that it lives.');
    }
  });

/** SIGTERM under load: accepted requests are answered, and the exit code is 0. */
export async function stops({ times = 10 } = {}) {
  const school = await openSchool();
  const codes = [];
  const gone = [];
  const [cut, wrong] = [[], []];
  let answered = 0;
  try {
    for (let n = 0; n < times; n += 1) {
      const server = await ServerProcess.start(school);
      const { token } = await school.account();
      const clients = startUntilClosed(server.url, token, school.students);
      await pause(400);
      codes.push(await server.stop('SIGTERM'));
      const seen = await clients.stop();
      cut.push(...seen.cut);
      answered += seen.answered;
      wrong.push(...seen.wrong);
      gone.push(...(await lost(school.pool, seen)));
    }
  } finally {
    await school.close();
  }
  const unclean = codes.filter((code) => code !== 0).length;
  return {
    name: 'SIGTERM under load',
    figures: {
      stops: times,
      'ends that were not clean': unclean,
      'answers given': answered,
      'requests taken and not answered': cut.length,
      'acknowledged writes lost': gone.length,
    },
    broken: [
      ...(unclean > 0 ? [`exit codes ${codes.join(', ')}`] : []),
      ...cut.slice(0, 5).map((why) => `a request was taken and not answered: ${why}`),
      ...wrong.slice(0, 5),
      ...gone.slice(0, 5).map(({ text }) => `not there exactly once: ${text}`),
    ],
  };
}
