import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { ReadyProcess } from './ready-process.js';

const started: ChildProcessWithoutNullStreams[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

/** A process that waits for input. */
function start(): ChildProcessWithoutNullStreams {
  started.push(spawn(execPath, ['--eval', 'process.stdin.resume()']));
  return started.at(-1)!;
}

async function ordered(keptFor = 60_000): Promise<ReadyProcess> {
  const processes = new ReadyProcess(start, { startsAfter: 0, keptFor });
  processes.order();
  while (started.length === 0) await wait(1);
  return processes;
}

describe('a prestarted process', () => {
  it('is handed out only once, and the next caller gets another', async () => {
    const processes = await ordered();
    const [first] = started;
    expect(processes.take()).toBe(first);
    expect(processes.take()).not.toBe(first);
    expect(started).toHaveLength(2);
  });

  it('is only one, however often it is ordered', async () => {
    const processes = await ordered();
    processes.order();
    processes.order();
    await wait(20);
    expect(started).toHaveLength(1);
  });

  it('ends when nobody takes it in time, and with the server', async () => {
    const processes = await ordered(20);
    const [unused] = started;
    expect(await once(unused!, 'exit')).toEqual([null, 'SIGKILL']);
    expect(processes.take()).not.toBe(unused);
    const closing = new ReadyProcess(start, { startsAfter: 0, keptFor: 60_000 });
    closing.order();
    while (started.length < 3) await wait(1);
    closing.close();
    expect(await once(started[2]!, 'exit')).toEqual([null, 'SIGKILL']);
    closing.order();
    await wait(20);
    expect(started).toHaveLength(3);
  });

  it('is not handed out when it has died', async () => {
    const processes = await ordered();
    const [dead] = started;
    dead!.kill('SIGKILL');
    await once(dead!, 'exit');
    expect(processes.take()).not.toBe(dead);
  });

  it('is not ended by its timeout once taken', async () => {
    const processes = await ordered(30);
    const taken = processes.take();
    await wait(60);
    expect(taken.exitCode ?? taken.signalCode).toBeNull();
  });
});
