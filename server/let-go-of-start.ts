import type { Logger } from 'pino';

/**
 * Runs a garbage collection after startup, before the first request: more than a third of the heap is garbage
 * then, and would be its baseline for growth. Skipped if Node has no inspector or forbids it.
 */
export async function letGoOfStart(log: Pick<Logger, 'info'>): Promise<void> {
  try {
    const { Session } = await import('node:inspector/promises');
    const session = new Session();
    session.connect();
    await session.post('HeapProfiler.collectGarbage').finally(() => session.disconnect());
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'what the start has left is not collected');
  }
}
