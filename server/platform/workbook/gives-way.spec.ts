import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { givesWay } from './gives-way.js';

describe('a process that reads a file', () => {
  it('comes after the server, and one that has ended disturbs nobody', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(child, 'spawn');
    const usual = getPriority(child.pid);
    givesWay(child);
    expect(getPriority(child.pid)).toBeGreaterThan(usual);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(() => givesWay({ pid: child.pid! })).not.toThrow();
    expect(() => givesWay({ pid: undefined! })).not.toThrow();
  });
});
