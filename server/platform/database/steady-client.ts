import pg from 'pg';

const heard = (): void => undefined;

/**
 * A connection that always has an error listener. A broken one may report several errors (the server's
 * message, then the socket's end), while its holder listens only for the first, and an unhandled error ends
 * the process. Its user still notices through the failing statement.
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
