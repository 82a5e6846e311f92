import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildServer } from './build-server.mjs';
import { filesUnder, hashOf, isProgram, readStamps, ROOT, runTool, writeStamp } from './project.mjs';

/** Runs a step when what it reads has changed since it last succeeded. */
async function whenStale(part, inputs, made, step) {
  const hash = hashOf(inputs);
  if (readStamps()[part] === hash && made.every((path) => existsSync(join(ROOT, path)))) return;
  console.log(`Building: ${part} …`);
  await step();
  writeStamp(part, hash);
}

async function tool(name, args, options) {
  const status = await runTool(name, args, options);
  if (status === 0) return;
  console.error(`${name} ended with ${status}.`);
  process.exit(status);
}

/** Builds what has changed: typed operations from the contract, then the server, then the client. */
export async function build() {
  const operations = filesUnder(['client/src', 'server']).filter((path) => path.endsWith('.graphql'));
  const generated = Object.keys(parse(readFileSync(join(ROOT, 'codegen.yml'), 'utf8')).generates);
  await whenStale('codegen', ['schema.graphql', 'codegen.yml', ...operations], generated, () =>
    tool('graphql-codegen', ['--config', 'codegen.yml', '--silent'], { quiet: true }),
  );
  if (await buildServer()) console.log('Built: server');
  const clientInputs = [
    ...filesUnder(['client'], (path) => /\.test\.tsx?$/.test(path)),
    ...filesUnder(['tsconfig.json', 'package-lock.json', 'package.json']),
  ];
  await whenStale('client', clientInputs, ['dist/client/index.html'], () =>
    tool('vite', ['build', '--config', 'client/vite.config.ts', '--logLevel', 'error']),
  );
}

if (isProgram(import.meta.url)) await build();
