/**
 * `npm run dev`: rebuilds and restarts the server when its files change. Vite serves and reloads the client
 * and proxies /api and /graphql. Types are checked in parallel.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { ensureInstalled, requireNode } from './install.mjs';
import { ROOT } from './project.mjs';

requireNode();
await ensureInstalled();
const { generateTypes } = await import('./build.mjs');
const { buildServer } = await import('./build-server.mjs');
await generateTypes();
await buildServer();

const port = process.env.PORT ?? '3000';
let stopping = false;
let server = startServer();
let restart = Promise.resolve();
let timer;

const types = start('typescript/bin/tsc', ['-p', 'server', '--noEmit', '--watch', '--preserveWatchOutput']);
const vite = start('vite/bin/vite.js', ['--config', 'client/vite.config.ts'], {
  DEV_API_ORIGIN: `http://127.0.0.1:${port}`,
});

for (const path of ['server', 'domain', 'client/src']) {
  watch(join(ROOT, path), { recursive: true }, (_event, file) => {
    // Vite watches the client, except for the operations that its types are generated from.
    if (path === 'client/src' && !file?.endsWith('.graphql')) return;
    // Editors write a file in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => (restart = restart.then(rebuild)), 150);
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

function startServer() {
  return start(join(ROOT, 'dist', 'server', 'main.js'), [], { PORT: port });
}

function start(script, args, env = {}) {
  const path = isAbsolute(script) ? script : packageFile(script);
  // A process group of its own: Ctrl+C reaches only this script, which stops the children in order.
  const options = { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit', detached: true };
  return spawn(process.execPath, ['--enable-source-maps', path, ...args], options);
}

function packageFile(path) {
  const [name, ...rest] = path.split('/');
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return join(dirname(manifest), ...rest);
}

async function rebuild() {
  if (stopping) return;
  try {
    const contract = await generateTypes();
    const code = await buildServer();
    if (!contract && !code) return;
  } catch (error) {
    console.error(`Not built: ${error.message}`);
    return;
  }
  await end(server);
  if (!stopping) server = startServer();
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

async function stop() {
  if (stopping) return;
  stopping = true;
  await Promise.all([end(vite), end(types), restart.then(() => end(server))]);
  process.exit(0);
}
