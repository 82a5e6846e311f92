import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildServer } from './build-server.mjs';
import { printSchema } from './print-schema.mjs';
import { filesUnder, hashOf, isProgram, readStamps, ROOT, runTool, writeStamp } from './project.mjs';

/** Runs a step when its inputs have changed since its last success; returns whether it succeeded. */
async function whenStale(part, inputs, made, step) {
  const hash = hashOf(inputs);
  if (readStamps()[part] === hash && made.every((path) => existsSync(join(ROOT, path)))) return false;
  console.log(`Building: ${part} …`);
  await step();
  writeStamp(part, hash);
  return true;
}

async function tool(name, args, options) {
  const status = await runTool(name, args, options);
  if (status !== 0) throw new Error(`${name} ended with ${status}.`);
}

/** Generates the types of resolvers and operations. */
export function generateTypes() {
  const operations = filesUnder(['client/src', 'server']).filter((path) => path.endsWith('.graphql'));
  const parts = filesUnder(['domain/labels', 'server', 'client/src/app', 'client/src/features']).filter(
    (path) => /(?<!generated)\.tsx?$/.test(path),
  );
  const tests = filesUnder(['test']).filter((path) => /(?<!generated)\.ts$/.test(path));
  const config = readFileSync(join(ROOT, 'codegen.yml'), 'utf8');
  const generated = ['schema.graphql', ...Object.keys(parse(config).generates)];
  const plugins = [...new Set(config.match(/scripts\/[\w-]+\.mjs/g))];
  return whenStale(
    'codegen',
    [
      'codegen.yml',
      'scripts/print-schema.mjs',
      ...plugins,
      'scripts/inline-documents.mjs',
      ...operations,
      ...parts,
      ...tests,
    ],
    generated,
    async () => {
      printSchema();
      await tool('graphql-codegen', ['--config', 'codegen.yml', '--silent'], { quiet: true });
    },
  );
}

function clientInputs() {
  return [
    ...filesUnder(['client', 'domain'], (path) => /\.(spec|test)\.tsx?$/.test(path)),
    ...filesUnder(['tsconfig.json', 'package-lock.json', 'package.json']),
  ];
}

/** The client, then GraphiQL and the API reference. */
async function buildClient() {
  const step = (config) => () => tool('vite', ['build', '--config', config, '--logLevel', 'error']);
  await whenStale('client', clientInputs(), ['dist/client/index.html'], step('client/vite.config.ts'));
  const inputs = filesUnder([
    'client/build',
    ...[
      'graphiql.html',
      'api-docs.html',
      'src/api-docs-entry.ts',
      'src/api-docs.css',
      'src/graphiql-entry.tsx',
      'src/graphiql-example-list.tsx',
      'src/graphiql-examples.ts',
      'src/graphiql.css',
    ].map((file) => `client/${file}`),
    ...['client/vite.graphiql.config.ts', 'package-lock.json', 'package.json'],
  ]);
  await whenStale(
    'graphiql',
    inputs,
    ['dist/graphiql/graphiql.html', 'dist/graphiql/api-docs.html'],
    step('client/vite.graphiql.config.ts'),
  );
}

/** Builds changed parts. */
export async function build() {
  await generateTypes();
  await Promise.all([buildServer().then((built) => built && console.log('Built: server')), buildClient()]);
}

if (isProgram(import.meta.url)) {
  try {
    await build();
  } catch (error) {
    console.error(`The build failed: ${error.message}`);
    process.exit(1);
  }
}
