import { ChildProcess } from 'node:child_process';
import pino from 'pino';
import { startProcess } from './start-process.js';

const refused = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 }) as Error;

describe('a process that the system has no resources for', () => {
  it('is refused, and its later error crashes nothing', async () => {
    const lines: { err?: string }[] = [];
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as object) });
    // Simulates exhausted file descriptors: no pipes, and the error in the next tick.
    const start = () => {
      const child = new (ChildProcess as unknown as new () => ChildProcess)();
      process.nextTick(() => child.emit('error', new Error('spawn EMFILE')));
      return child;
    };
    expect(() => startProcess([], log, start)).toThrow(refused);
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines).toMatchObject([{ err: 'spawn EMFILE' }]);
  });

  it('is refused with the same message when the start itself throws', () => {
    const start = () => {
      throw new Error('spawn ENOMEM');
    };
    expect(() => startProcess([], pino({ level: 'silent' }), start)).toThrow(refused);
  });
});
