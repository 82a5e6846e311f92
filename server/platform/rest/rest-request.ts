import type { IncomingMessage } from 'node:http';

/** An Express request, as far as REST needs it. */
export interface RestRequest extends IncomingMessage {
  params: Record<string, string>;
  query: Record<string, unknown>;
}
