/** Starts the built product on the benchmark's database. Run by bench.mjs. */
import { createApp } from '../../dist/server/app.js';
import { readConfig } from '../../dist/server/config.js';
import { reportUsage } from './usage.mjs';

const config = readConfig();
const app = await createApp({ ...config, databaseUrl: process.env.DATABASE_URL });
process.send({ port: app.port });
reportUsage(() => app.close());
