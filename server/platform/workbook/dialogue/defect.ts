/** Prefix of a line that reports a defect instead of an answer; no JSON begins with it. */
export const DEFECT = '!';

/** A defect that a process reports. */
interface Defect {
  name: string;
  frames: string[];
}

const FRAMES = 10;

/** An error's name and location as a line, without its message, which may contain cell contents. */
export function tellDefect(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify({ name: typeof error, frames: [] } satisfies Defect);
  const { name, message, stack = '' } = error;
  const at = stack.indexOf(message);
  // A stack that does not begin with the message may hold another one.
  const below = at < 0 ? '' : stack.slice(at + message.length);
  const frames = below.split('\n').filter((line) => line.startsWith('    at '));
  return JSON.stringify({ name, frames: frames.slice(0, FRAMES) } satisfies Defect);
}

/** A defect in a process that reads a file, for the log; its user gets an internal error. */
export class ProcessDefect extends Error {
  constructor(told: string) {
    super('the process that reads a file met a defect');
    const { name, frames } = JSON.parse(told) as Defect;
    this.name = name;
    this.stack = [`${name}: ${this.message}`, ...frames].join('\n');
  }
}
