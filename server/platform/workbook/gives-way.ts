import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** Whoever waits for the server goes before whoever waits for a file. */
const NICE = 5;

/** Lets a process that reads a file have what the server leaves of the machine. */
export function givesWay(child: Pick<ChildProcess, 'pid'>): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, NICE);
  } catch (error) {
    // It has ended already; whoever waits for it is told by its end.
    if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error;
  }
}
