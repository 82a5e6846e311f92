import type { Logger } from 'pino';

/**
 * Collects what building the server has left behind, before the first caller comes: of what it holds then more than a
 * third is garbage, and the heap would go on growing from there. Where Node has no inspector, or may not open one, the
 * server starts all the same.
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
