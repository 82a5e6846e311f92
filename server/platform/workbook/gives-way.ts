import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Logger } from 'pino';

/** Whoever waits for the server goes before whoever waits for a file. */
const NICE = 5;

/** Lets a process that reads a file have what the server leaves of the machine: a courtesy, which nothing fails for. */
export function givesWay(child: Pick<ChildProcess, 'pid'>, log: Logger): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, NICE);
  } catch (error) {
    // It has ended already, and whoever waits for it is told by its end; or the system lets nobody do this.
    log.debug({ err: (error as Error).message }, 'workbook process does not give way');
  }
}
