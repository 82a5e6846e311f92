import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Logger } from 'pino';

/** Lower priority than the server's requests. */
const NICE = 5;

/** Lowers the priority of a process that reads a file; best effort, errors are ignored. */
export function givesWay(child: Pick<ChildProcess, 'pid'>, log: Logger): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, NICE);
  } catch (error) {
    // It has already exited, which its exit event reports; or the system forbids changing the priority.
    log.debug({ err: (error as Error).message }, 'workbook process does not give way');
  }
}
