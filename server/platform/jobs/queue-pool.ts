import pg from 'pg';

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * The queue's connection pool; releases each connection only once. If the database becomes unreachable while
 * workers stop, the queue releases its listening connection twice, and the second would be an unhandled
 * rejection, which ends the process.
 */
export class QueuePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (!connected) return super.connect();
    super.connect((error, client, release) => {
      let held = true;
      connected(error, client, (reason) => {
        if (held) release(reason);
        held = false;
      });
    });
  }
}
