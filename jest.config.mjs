/**
 * Four projects: `unit` (rules beside their code, in domain, server and the client's build), `contract` (laws over the whole schema),
 * `integration` (the real application on a real PostgreSQL) and `client` (components in jsdom).
 * Nest is ESM only, hence `NODE_OPTIONS=--experimental-vm-modules` in package.json's scripts.
 */
const decorators = { legacyDecorator: true, decoratorMetadata: true };

/** swc leaves types alone: `tsc --noEmit` checks those, and the product is built by the same compiler. */
const serverTransform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: { target: 'es2023', parser: { syntax: 'typescript', decorators: true }, transform: decorators },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};

const server = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: serverTransform,
};

/** The modules of the server, and packages that are the server's own. */
const NATIVE = ['server/.+\\.ts', 'test/support/native/packages/.+\\.mjs']
  .map((path) => `^${import.meta.dirname.replace(/[^\w/]/g, '\\$&')}/${path}$`)
  .join('|');

/** Modules that the server holds for its whole process are the server's own (test/support/native/). */
const onDatabase = {
  ...server,
  testEnvironment: './test/support/native/native-environment.mjs',
  transform: { [NATIVE]: './test/support/native/native-modules.mjs', ...serverTransform },
  moduleNameMapper: {
    ...server.moduleNameMapper,
    '^(graphql|passport|pg|typeorm)$': '<rootDir>/test/support/native/packages/$1.mjs',
    '^@(apollo|nestjs|urql)/(client|core)$': '<rootDir>/test/support/native/packages/@$1__$2.mjs',
  },
  globalSetup: './test/support/cluster-setup.mjs',
  globalTeardown: './test/support/cluster-teardown.mjs',
};

const client = {
  testTimeout: 30_000,
  testEnvironment: './test/support/browser-like-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/support/client-setup.ts'],
  moduleNameMapper: {
    '\\.(css|svg|png|woff2)$': '<rootDir>/test/support/style-stub.mjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic' },
            // What vite puts in place of these when it builds.
            optimizer: {
              globals: {
                vars: { 'import.meta.env': '({ VITE_API_URL: "", MODE: "test", DEV: false, PROD: true })' },
              },
            },
          },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

export default {
  rootDir: '.',
  maxWorkers: 3,
  // The first application of a run compiles the whole server. Jest reads this here only, not in a project.
  testTimeout: 30_000,
  workerIdleMemoryLimit: '1GB',
  projects: [
    { displayName: 'unit', ...server, testMatch: ['<rootDir>/{domain,server}/**/*.spec.ts'] },
    { displayName: 'contract', ...onDatabase, testMatch: ['<rootDir>/test/contract/**/*.spec.ts'] },
    { displayName: 'integration', ...onDatabase, testMatch: ['<rootDir>/test/integration/**/*.spec.ts'] },
    { displayName: 'client', ...client, testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'] },
  ],
};
