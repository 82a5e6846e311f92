import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/**
 * The settings of the contract's section 1. This file is the only reader of the environment; an invalid value
 * prevents the start, with an error that names it and the expected value.
 */

/** The folder that holds schema.graphql: the checkout, or the root of the container image. */
export const PROJECT_ROOT = findProjectRoot(dirname(fileURLToPath(import.meta.url)));

const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((v) => ['1', 'true', 'on'].includes(v));
const origin = z
  .string()
  .refine(
    (v) => URL.canParse(v) && new URL(v).origin === v,
    'an origin such as https://skola.example, without a path',
  );

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
    .refine(URL.canParse, 'an address; signs such as @ : / # in its password are written %40 %3A %2F %23')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  DATA_DIR: z.string().default('./data'),
  DEMO: flag.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().default('eu-north-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PUBLIC_ORIGIN: origin.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMITS: flag.default(true),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(8, 'at least 8').max(128).default(15),
  GRAPHQL_PLAYGROUND: z.enum(['open', 'staff', 'off']).optional(),
  PRODUCT_NAME: z.string().min(1).max(60).default('Studievy'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_KEY: z.string().min(20, 'at least 20 characters').optional(),
  ALLOW_NEWER_SCHEMA: flag.default(false),
  /** Set by npm for the commands that it runs. */
  npm_lifecycle_event: z.string().optional(),
});

/** Who may open GraphiQL and introspect the schema. */
export type Playground = 'open' | 'staff' | 'off';

/** Storage of files' bytes. */
export type FileStoreConfig =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3';
      endpoint: string;
      bucket: string;
      region: string;
      credentials: { accessKeyId: string; secretAccessKey: string } | null;
    };

export interface Config {
  environment: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  databasePool: number;
  dataDir: string;
  demo: boolean;
  mail: { smtpUrl: string | null; folder: string; from: string };
  files: FileStoreConfig;
  publicOrigin: string | null;
  trustProxy: number;
  rateLimits: boolean;
  passwordMinLength: number;
  playground: Playground;
  productName: string;
  version: string;
  logLevel: string;
  /** Where `/metrics` is served, and the key that opens it on the main port. Both null: nowhere. */
  metrics: { port: number | null; key: string | null };
  /** True during a rolling upgrade with expand-only migrations: permits a schema newer than the server. */
  allowNewerSchema: boolean;
  /** npm runs the server, which ends with it. */
  startedByNpm: boolean;
}

/** An invalid setting; the message names it and the expected value. */
export class ConfigError extends Error {}

/** Reads and checks all settings. Throws a ConfigError that lists every wrong value. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('\n'));
  }
  const s = parsed.data;
  const external = s.DATABASE_URL !== undefined;
  if (s.NODE_ENV === 'production') assertFitForProduction(s);
  const dataDir = isAbsolute(s.DATA_DIR) ? s.DATA_DIR : resolve(PROJECT_ROOT, s.DATA_DIR);
  return {
    environment: s.NODE_ENV,
    port: s.PORT,
    host: s.HOST,
    databaseUrl: s.DATABASE_URL ?? null,
    databasePool: s.DATABASE_POOL,
    dataDir,
    demo: s.DEMO ?? (!external && s.NODE_ENV !== 'production'),
    mail: {
      smtpUrl: s.SMTP_URL ?? null,
      folder: join(dataDir, 'mail'),
      from: s.MAIL_FROM ?? `${s.PRODUCT_NAME} <no-reply@localhost>`,
    },
    files: readFileStore(s, dataDir),
    publicOrigin: s.PUBLIC_ORIGIN ?? null,
    trustProxy: s.TRUST_PROXY,
    rateLimits: s.RATE_LIMITS,
    passwordMinLength: s.PASSWORD_MIN_LENGTH,
    playground: s.GRAPHQL_PLAYGROUND ?? (external || s.NODE_ENV === 'production' ? 'staff' : 'open'),
    productName: s.PRODUCT_NAME,
    version: packageVersion(),
    logLevel: s.LOG_LEVEL,
    metrics: { port: s.METRICS_PORT ?? null, key: s.METRICS_KEY ?? null },
    allowNewerSchema: s.ALLOW_NEWER_SCHEMA,
    startedByNpm: s.npm_lifecycle_event !== undefined,
  };
}

/** Rejects settings that are acceptable in development but not in production, all in one error. */
function assertFitForProduction(s: z.infer<typeof settings>): void {
  const wrong = [
    ...(s.RATE_LIMITS ? [] : ['RATE_LIMITS: may not be off with NODE_ENV=production']),
    ...(s.DEMO ? ['DEMO: may not be 1 with NODE_ENV=production: everyone knows the passwords'] : []),
    ...(s.GRAPHQL_PLAYGROUND === 'open'
      ? ['GRAPHQL_PLAYGROUND: may not be open with NODE_ENV=production: staff or off']
      : []),
    ...wrongOrigin(s.PUBLIC_ORIGIN, s.HOST),
  ];
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
}

/** Over http, passwords and personal numbers can be intercepted. */
function wrongOrigin(publicOrigin: string | undefined, host: string): string[] {
  if (publicOrigin === undefined) {
    if (isLoopback(host)) return [];
    return [
      `PUBLIC_ORIGIN: is needed with NODE_ENV=production and HOST=${host}: the https address that people type`,
    ];
  }
  const { protocol, hostname } = new URL(publicOrigin);
  if (protocol === 'https:' || isLoopback(hostname)) return [];
  return ['PUBLIC_ORIGIN: must begin with https:// with NODE_ENV=production, but for localhost'];
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|.+\.localhost)$/.test(host);
}

function readFileStore(s: z.infer<typeof settings>, dataDir: string): FileStoreConfig {
  if (!s.S3_ENDPOINT && !s.S3_BUCKET) return { kind: 'disk', folder: join(dataDir, 'files') };
  if (!s.S3_ENDPOINT || !s.S3_BUCKET) throw new ConfigError('S3_ENDPOINT and S3_BUCKET: set both or neither');
  if (!s.S3_ACCESS_KEY_ID !== !s.S3_SECRET_ACCESS_KEY) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither');
  }
  const credentials =
    s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY
      ? { accessKeyId: s.S3_ACCESS_KEY_ID, secretAccessKey: s.S3_SECRET_ACCESS_KEY }
      : null;
  return { kind: 's3', endpoint: s.S3_ENDPOINT, bucket: s.S3_BUCKET, region: s.S3_REGION, credentials };
}

function packageVersion(): string {
  const content: unknown = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(content).version;
}

function findProjectRoot(from: string): string {
  if (existsSync(join(from, 'schema.graphql'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new ConfigError('schema.graphql: not found in any folder above the server');
  return findProjectRoot(parent);
}
