import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../../config.js';

/**
 * A script of this folder that runs in a process or thread of its own: beside its caller once built;
 * where the sources run themselves, as in tests, that of the build, since Node runs no TypeScript.
 */
export function builtScript(name: string): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith('.ts')
    ? join(PROJECT_ROOT, 'dist/server/platform/workbook', name)
    : join(here, '..', name);
}
