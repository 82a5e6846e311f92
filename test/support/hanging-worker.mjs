/**
 * A server process with only its queue, which runs an endless job until a test kills it. Usage: node
 * hanging-worker.mjs <database address>. Prints 'begun' when the job is running.
 */
import 'reflect-metadata';
import { buildDataSource } from '../../dist/server/platform/database/data-source.js';
import { Database } from '../../dist/server/platform/database/database.js';
import { UnitOfWork } from '../../dist/server/platform/database/unit-of-work.js';
import { JobHandlers } from '../../dist/server/platform/jobs/job-handlers.js';
import { JobQueue } from '../../dist/server/platform/jobs/job-queue.js';
import { JobRunner } from '../../dist/server/platform/jobs/job-runner.js';
import { JobsService } from '../../dist/server/platform/jobs/jobs.service.js';
import { createLog } from '../../dist/server/platform/log/log.js';

const url = process.argv[2];
const log = createLog('silent');
const source = await buildDataSource(url).initialize();
const database = new Database(source);
const work = new UnitOfWork(source, database);
const handlers = new JobHandlers();
const jobs = new JobsService(database, work, new JobQueue(), handlers, log);

jobs.handle('commit-import', {
  run: (job) =>
    work.run({ actor: null, idempotency: null }, async (tx) => {
      await tx.query('INSERT INTO municipality (name, kind) VALUES ($1, $2)', ['Halvkommun', 'PRIVATE']);
      await job.progress(1);
      process.stdout.write('begun\n');
      await new Promise((resolve) => setTimeout(resolve, 600_000));
    }),
});
new JobRunner(handlers, url, log).onApplicationBootstrap();
