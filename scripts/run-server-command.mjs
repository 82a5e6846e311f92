/**
 * Runs a server command (`create-admin`, `backup`, `restore`) on the built server: `npm run create-admin --
 * --email … --name …`. A container image contains only the build, so there nothing is installed or built.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './project.mjs';

const [command, ...args] = process.argv.slice(2);
if (existsSync(join(ROOT, 'server'))) {
  const { ensureInstalled, requireNode } = await import('./install.mjs');
  requireNode();
  await ensureInstalled();
  const { buildServer } = await import('./build-server.mjs');
  await buildServer();
}
const script = join(ROOT, 'dist', 'server', `${command}.js`);
if (!/^[a-z-]+$/.test(command ?? '') || !existsSync(script)) {
  console.error(`There is no command "${command ?? ''}".`);
  process.exit(1);
}
process.exit(await run(process.execPath, [script, ...args]));
