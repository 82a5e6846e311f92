/** Answers the bench's questions about this process: CPU so far, memory, the longest block of the event loop. */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOK_EVERY_MS = 5;

export function reportUsage(stop) {
  const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
  delay.enable();
  const own = watchOwnBlocks();
  process.on('message', async (message) => {
    if (message === 'usage') {
      const { user, system } = process.cpuUsage();
      process.send({
        cpuMs: (user + system) / 1000,
        rss: process.memoryUsage.rss(),
        blockMs: delay.max / 1e6,
        ownBlockMs: own.longest(),
      });
      delay.reset();
    }
    if (message === 'stop') {
      await stop();
      process.exit(0);
    }
  });
}

/**
 * The longest that the event loop itself kept its thread busy between two looks. Where other processes wait for the same
 * cores a block by the clock is mostly their turn; 0 where the system does not tell (no /proc).
 */
function watchOwnBlocks() {
  let [before, longest] = [onCpuMs(), 0];
  setInterval(() => {
    const now = onCpuMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, LOOK_EVERY_MS).unref();
  return {
    longest: () => {
      const found = longest;
      longest = 0;
      return found;
    },
  };
}

/** Of the thread that runs the event loop. */
function onCpuMs() {
  try {
    return Number(readFileSync(`/proc/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
