/** Measured processes, and the CPU that they and the database have used. */
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TICKS_PER_SECOND = 100;

export async function startServer(script, url, folder, settings = {}) {
  const child = fork(new URL(script, import.meta.url), {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      DEMO: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
      ...settings,
    },
  });
  const { port } = await nextMessage(child);
  return {
    port,
    child,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.send('stop');
      }),
  };
}

export async function usageOf(server) {
  server.child.send('usage');
  return nextMessage(server.child);
}

/** CPU of the postmaster and its children, live and ended; 0 without /proc. */
export function databaseCpuMs(dataDir) {
  try {
    const postmaster = findPostmaster(dataDir);
    const pids = [postmaster, ...childrenOf(postmaster)];
    return pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
}

function findPostmaster(dataDir) {
  const place = readdirSync(dataDir, { recursive: true }).find((name) =>
    String(name).endsWith('postmaster.pid'),
  );
  return Number(readFileSync(join(dataDir, String(place)), 'utf8').split('\n')[0]);
}

function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => statOf(pid)?.[1] === String(parent));
}

function cpuOf(pid) {
  const stat = statOf(pid);
  if (!stat) return 0;
  // utime, stime, and those of ended children.
  return (
    ((Number(stat[11]) + Number(stat[12]) + Number(stat[13]) + Number(stat[14])) * 1000) / TICKS_PER_SECOND
  );
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null; // The process has ended.
  }
}

function nextMessage(child) {
  return new Promise((resolve, reject) => {
    const ended = (code) => reject(new Error(`the measured process ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}
