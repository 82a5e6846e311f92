import type { Server } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Express adapter for an existing server, which listens before the application is built. */
export class OwnServerAdapter extends ExpressAdapter {
  constructor(private readonly server: Server) {
    super();
  }

  override initHttpServer(): void {
    this.setHttpServer(this.server);
  }
}
