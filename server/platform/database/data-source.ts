import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { SteadyClient } from './steady-client.js';

// A DATE stays the string that it is: turned into a moment it would shift with the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

/** What every connection of the product asks for. A pooler in between that does not pass it on is refused at start. */
export function sessionOptions(statementTimeoutMs = 5_000): string {
  // A statement whose server has died must not go on holding its locks: the restarted one would wait for them.
  return `-c client_connection_check_interval=2s -c statement_timeout=${statementTimeoutMs} -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000 -c jit=off -c timezone=UTC`;
}

interface DataSourceOptions {
  poolSize?: number;
  statementTimeoutMs?: number;
  migrations?: (new () => MigrationInterface)[];
}

/** TypeORM's way to the database: its pool, transactions and migrations; what is read and written is SQL. */
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
