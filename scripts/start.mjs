/**
 * `npm start` (contract, section 1): installs and builds in a fresh clone, later only what changed, and then
 * becomes the server. Imports only Node's own modules until the packages are installed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT, run } from './project.mjs';

requireNode();
await ensureInstalled();
// In a separate process, so that compilers do not hold memory in the server.
const status = await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')]);
if (status !== 0) process.exit(status);

stopWithNpm();
// In this process, so that signals, exit code and parent checks need no forwarding.
process.setSourceMapsEnabled(true);
process.argv[1] = join(ROOT, 'dist', 'server', 'main.js');
await import(pathToFileURL(process.argv[1]).href);

/**
 * The server ends with its parent. Under npm the parent may be a shell that survives a killed npm (Debian),
 * so the shell's parent is watched too.
 */
function stopWithNpm() {
  if (process.platform !== 'linux' || !process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const grandparent = () => {
    try {
      // pid (command) state ppid …; the command may contain spaces and parentheses.
      return readFileSync(`/proc/${shell}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
    } catch (error) {
      if (error.code === 'ENOENT' || error.code === 'ESRCH') return 'gone';
      throw error;
    }
  };
  const npm = grandparent();
  const watch = setInterval(() => {
    if (grandparent() === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1000);
  watch.unref();
}
