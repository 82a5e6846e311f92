import pg from 'pg';
import { DataSource, DefaultNamingStrategy, type DataSourceOptions, type MigrationInterface } from 'typeorm';
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

/** A pooled connection is replaced after this time, which bounds the prepared statements that it keeps. */
export const CONNECTION_LIFETIME_SECONDS = 30 * 60;

interface ConnectionOptions {
  poolSize?: number;
  statementTimeoutMs?: number;
  migrations?: (new () => MigrationInterface)[];
}

/** Property names of entities as the columns are called: `userId` is `user_id`. */
class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

/** A data source without entities, for migrations and commands. */
export const buildDataSource = (url: string, options: ConnectionOptions = {}): DataSource =>
  new DataSource(dataSourceOptions(url, options));

/** TypeORM's options: pool, transactions, migrations. The schema is changed by migrations alone. */
export function dataSourceOptions(url: string, options: ConnectionOptions = {}): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    migrations: options.migrations ?? [],
    namingStrategy: new SnakeCaseColumns(),
    synchronize: false,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: 2_000,
    applicationName: 'studievy',
    extra: {
      Client: SteadyClient,
      keepAlive: true,
      maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
      options: sessionOptions(options.statementTimeoutMs),
    },
  };
}
