import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import pino from 'pino';
import { givesWay } from './gives-way.js';

describe('a process that reads a file', () => {
  it('runs at lower priority than the server; one that has ended or cannot be changed causes no error', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(child, 'spawn');
    const usual = getPriority(child.pid);
    givesWay(child, log);
    expect(getPriority(child.pid)).toBeGreaterThan(usual);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(lines).toEqual([]);
    givesWay({ pid: child.pid! }, log);
    givesWay({ pid: undefined! }, log);
    // No number of a process at all: refused as where the system refuses.
    givesWay({ pid: 2 ** 40 }, log);
    expect(lines).toHaveLength(2);
  });
});
