import pg from 'pg';
import { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { Foundation1763600000000 } from './migrations/1763600000000-foundation.js';
import { ExamsAndNotifications1763700000000 } from './migrations/1763700000000-exams-and-notifications.js';
import { Accounts1763710000000 } from './migrations/1763710000000-accounts.js';
import { Search1763720000000 } from './migrations/1763720000000-search.js';

// A DATE stays the string that it is: turned into a moment it would shift with the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => Number(value));

/** TypeORM's way to the database: writes by repository, hot reads by hand-written SQL through its pool. */
export function buildDataSource(url: string, options: { poolSize?: number } = {}): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: [
      Foundation1763600000000,
      ExamsAndNotifications1763700000000,
      Accounts1763710000000,
      Search1763720000000,
    ],
    synchronize: false,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: 2_000,
    applicationName: 'studievy',
    extra: {
      keepAlive: true,
      options:
        '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000 -c jit=off -c timezone=UTC',
    },
  });
}
