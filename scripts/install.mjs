import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './project.mjs';

const OLDEST_NODE = [20, 19];

/** Checks the Node version first, since a later error would be unclear. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of the lock file unless they are installed. Never changes the lock file. */
export async function ensureInstalled() {
  const reason = whyInstall();
  if (reason === null) return;
  console.log(`Installing the dependencies (${reason}) …`);
  // `node scripts/start.mjs` runs without npm's environment, but npm is on the path.
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = [
    ...first,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  for (let attempt = 1; ; attempt++) {
    const status = await run(command, args);
    if (status === 0) return;
    if (attempt === 3) {
      console.error('The dependencies could not be installed. Is the package registry within reach?');
      process.exit(status);
    }
    console.error(`npm ci ended with ${status}; trying again in ${attempt * 5} seconds …`);
    await new Promise((resolve) => setTimeout(resolve, attempt * 5000));
  }
}

/** Compares npm's hidden lock file with the lock file: missing packages or other versions. */
function whyInstall() {
  const installedFile = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return 'not installed yet';
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    // Skipped on purpose: an optional package of another platform.
    if (!found && (entry.optional || entry.devOptional || entry.peer)) continue;
    if (found?.version !== entry.version) return `${path.replace(/^node_modules\//, '')} has changed`;
  }
  return null;
}
