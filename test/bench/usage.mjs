/** Answers the benchmark's questions about this process: CPU, memory, longest event-loop block. */
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
 * The longest CPU time of the event-loop thread between two samples. Wall-clock blocks include waiting for a
 * core. 0 without /proc.
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

/** CPU of the event-loop thread. */
function onCpuMs() {
  try {
    return Number(readFileSync(`/proc/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
