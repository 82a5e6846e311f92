import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Shared by the scripts: project folder, child processes, change detection. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Whether the module is the program's entry point; resolves symbolic links. */
export function isProgram(moduleUrl) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(moduleUrl);
}

/** Runs a program; returns its exit code, 128 + n after a signal. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const status = code ?? 128 + constants.signals[signal];
      if (quiet && status !== 0) process.stderr.write(output);
      resolve(status);
    });
  });
}

/** Runs the program of an installed package with this Node. */
export function runTool(name, args, options) {
  const packages = {
    'graphql-codegen': '@graphql-codegen/cli',
    playwright: '@playwright/test',
    tsc: 'typescript',
  };
  const folder = join(ROOT, 'node_modules', packages[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return run(process.execPath, [join(folder, typeof bin === 'string' ? bin : bin[name]), ...args], options);
}

/** All files under the paths, sorted, without those that `skip` matches. */
export function filesUnder(paths, skip = () => false) {
  const found = [];
  const visit = (path) => {
    if (skip(path)) return;
    const info = statSync(join(ROOT, path), { throwIfNoEntry: false });
    if (info?.isFile()) found.push(path);
    else if (info?.isDirectory())
      for (const entry of readdirSync(join(ROOT, path)).sort()) visit(`${path}/${entry}`);
  };
  paths.forEach(visit);
  return found;
}

/** Hash of file names and contents; modification times are unreliable after a checkout. */
export function hashOf(files) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

const STAMPS = join(ROOT, 'dist', 'stamps.json');

/** Hashes of the inputs of each part of dist. */
export function readStamps() {
  return statSync(STAMPS, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(STAMPS, 'utf8')) : {};
}

export function writeStamp(part, hash) {
  mkdirSync(dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify({ ...readStamps(), [part]: hash }, null, 2));
}
