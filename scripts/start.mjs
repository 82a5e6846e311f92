/**
 * `npm start` (contract, section 1): in a fresh clone it installs and builds first, later only what changed,
 * and then becomes the server. Until the packages are there only what Node itself brings may be imported.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT, run } from './project.mjs';

requireNode();
await ensureInstalled();
// In a process of its own: compilers should not take the server's memory for as long as it runs.
const status = await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')]);
if (status !== 0) process.exit(status);

stopWithNpm();
// In this very process: signals, exit code and the question whether the parent still lives need no messenger.
process.setSourceMapsEnabled(true);
process.argv[1] = join(ROOT, 'dist', 'server', 'main.js');
await import(pathToFileURL(process.argv[1]).href);

/**
 * The server ends when its parent does, but under npm that parent is a shell, which outlives a killed npm
 * where it does not hand itself over to the command (Debian's). So here the shell's parent is watched too.
 */
function stopWithNpm() {
  if (process.platform !== 'linux' || !process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const grandparent = () => {
    try {
      // pid (command) state ppid …; the command may hold blanks and brackets.
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
