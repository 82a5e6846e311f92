import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../../config.js';

/**
 * Path of a script next to `caller` (its `import.meta.url`) for a separate process or thread. When running
 * from sources, as in tests, the built script is used, since Node runs no TypeScript.
 */
export function builtScript(caller: string, name: string): string {
  const here = fileURLToPath(caller);
  const folder = dirname(here);
  return here.endsWith('.ts')
    ? join(PROJECT_ROOT, 'dist', relative(PROJECT_ROOT, folder), name)
    : join(folder, name);
}
