import pg from 'pg';

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * The queue's connections, each let go of once however often it is said. Where the database goes away just as
 * the workers stop, the queue lets go of its listening connection for both reasons, and the second would be a
 * failed promise without a listener, which ends the process.
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
