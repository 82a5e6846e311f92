import { Session } from 'node:inspector/promises';

/**
 * Collects what building the server has left behind, before the first caller comes: of what it holds then more than a
 * third is garbage, and the heap would go on growing from there.
 */
export async function letGoOfStart(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
