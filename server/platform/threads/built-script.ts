import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../../config.js';

/**
 * A script beside `caller` (its `import.meta.url`) that runs in a process or thread of its own: the caller's neighbour
 * once built; where the sources run themselves, as in tests, that of the build, since Node runs no TypeScript.
 */
export function builtScript(caller: string, name: string): string {
  const here = fileURLToPath(caller);
  const folder = dirname(here);
  return here.endsWith('.ts')
    ? join(PROJECT_ROOT, 'dist', relative(PROJECT_ROOT, folder), name)
    : join(folder, name);
}
