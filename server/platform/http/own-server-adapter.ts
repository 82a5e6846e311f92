import type { Server } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Express on a server that is there already: it listens, and says that it waits, before the application is built. */
export class OwnServerAdapter extends ExpressAdapter {
  constructor(private readonly server: Server) {
    super();
  }

  override initHttpServer(): void {
    this.setHttpServer(this.server);
  }
}
