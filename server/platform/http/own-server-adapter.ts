import type { Server, ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { RestAnswer } from '../rest/rest-answer.js';

/** Express adapter for an existing server, which listens before the application is built. */
export class OwnServerAdapter extends ExpressAdapter {
  constructor(private readonly server: Server) {
    super();
  }

  override initHttpServer(): void {
    this.setHttpServer(this.server);
  }

  /** Express would add an ETag of its own, and answer 304. */
  override reply(response: ServerResponse, body: unknown, status = response.statusCode): unknown {
    return body instanceof RestAnswer ? body.send(response, status) : super.reply(response, body, status);
  }
}
