/**
 * `npm start` (contract, section 1): in a fresh clone it installs and builds first, later only what changed,
 * and then becomes the server. Until the packages are there only what Node itself brings may be imported.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT, run } from './project.mjs';

requireNode();
await ensureInstalled();
// In a process of its own: compilers should not take the server's memory for as long as it runs.
const status = await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')]);
if (status !== 0) process.exit(status);

// In this very process: signals, exit code and the question whether the parent still lives need no messenger.
process.setSourceMapsEnabled(true);
process.argv[1] = join(ROOT, 'dist', 'server', 'main.js');
await import(pathToFileURL(process.argv[1]).href);
