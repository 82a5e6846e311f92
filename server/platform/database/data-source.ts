import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { SteadyClient } from './steady-client.js';

// A DATE stays the string that it is: turned into a moment it would shift with the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

/** Settings of every database connection. Startup fails if a pooler doesn't pass them on. */
export function sessionOptions(statementTimeoutMs = 5_000): string {
  // A statement whose server process has died must release its locks, or the restarted server would wait for
  // them.
  return `-c client_connection_check_interval=2s -c statement_timeout=${statementTimeoutMs} -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000 -c jit=off -c timezone=UTC`;
}

interface DataSourceOptions {
  poolSize?: number;
  statementTimeoutMs?: number;
  migrations?: (new () => MigrationInterface)[];
}

/** TypeORM's data source: pool, transactions and migrations. Reads and writes are SQL. */
export function buildDataSource(url: string, options: DataSourceOptions = {}): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    migrations: options.migrations ?? [],
    synchronize: false,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: 2_000,
    applicationName: 'studievy',
    extra: {
      Client: SteadyClient,
      keepAlive: true,
      options: sessionOptions(options.statementTimeoutMs),
    },
  });
}
