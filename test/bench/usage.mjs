/** Answers the bench's questions about this process: CPU so far, memory, the longest block of the event loop. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export function reportUsage(stop) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('message', async (message) => {
    if (message === 'usage') {
      const { user, system } = process.cpuUsage();
      process.send({
        cpuMs: (user + system) / 1000,
        rss: process.memoryUsage.rss(),
        blockMs: delay.max / 1e6,
      });
      delay.reset();
    }
    if (message === 'stop') {
      await stop();
      process.exit(0);
    }
  });
}
