import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { execPath } from 'node:process';
import type { Logger } from 'pino';
import { unavailable } from '../../errors/app-error.js';
import { givesWay } from '../gives-way.js';

/**
 * Starts a script that reads untrusted files, without the server's environment and at lower priority. Throws
 * if the system cannot start another process.
 */
export function startProcess(
  args: readonly string[],
  log: Logger,
  start: (command: string, args: readonly string[], options: object) => ChildProcess = spawn,
): ChildProcessWithoutNullStreams {
  const child = begin(() => start(execPath, args, { stdio: ['pipe', 'pipe', 'ignore'], env: {} }));
  // First, since an unhandled error event ends the server.
  child.on('error', (error) => log.error({ err: error.message }, 'workbook process did not start'));
  // Without free file descriptors there are no pipes.
  if (!child.stdin || !child.stdout) throw unavailable();
  // A process that ends before it has read everything closes its end of the pipe.
  child.stdin.on('error', (error) => log.debug({ err: error.message }, 'workbook process closed its input'));
  givesWay(child, log);
  return child as ChildProcessWithoutNullStreams;
}

function begin(start: () => ChildProcess): ChildProcess {
  try {
    return start();
  } catch (error) {
    throw unavailable(undefined, error);
  }
}
