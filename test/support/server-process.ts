import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The built server as a child process with its own environment. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Output so far. */
  output(): string;
  /** SIGTERM by default; returns the exit code, null after a signal. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Starts `dist/server/main.js`, or the given script, on a free port and waits until it is ready. */
export async function startServerProcess(
  settings: Record<string, string>,
  { command = ['node', MAIN], folder = ROOT }: { command?: string[]; folder?: string } = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const [program = 'node', ...args] = command;
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: folder,
    env: { ...inherited(), HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await untilReady(child, url, () => output);
  return { url, pid: child.pid ?? 0, output: () => output, stop: (signal) => stop(child, signal) };
}

/** Environment without the product's settings. */
function inherited(): Record<string, string | undefined> {
  return { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] };
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server ended before it was ready:\n${output()}`);
    }
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    // The server logs its address last, after loading the demo school.
    if (answer?.ok && output().includes(`:${new URL(url).port}`)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within 90 seconds:\n${output()}`);
}

function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no free port.'));
      });
    });
  });
}
