import pg from 'pg';

const heard = (): void => undefined;

/**
 * A connection whose errors always have a listener. A broken one may report several: the server's farewell, then
 * the socket's end. Whoever holds it listens for the first and lets go, and an error that nobody listens for ends
 * the process. Whoever uses the connection still learns of its end by the statement that fails.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', heard);
  }

  override removeAllListeners(event?: string | symbol): this {
    super.removeAllListeners(event);
    if (!this.listeners('error').includes(heard)) this.on('error', heard);
    return this;
  }
}
