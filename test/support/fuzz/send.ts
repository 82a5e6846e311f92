import { Agent, request as open, type IncomingMessage } from 'node:http';
import { assertWithinTaxonomy } from '../taxonomy.js';

/** A request as sent over the wire. */
export interface Input {
  /** The route or root field under test. */
  surface: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

const SLOWEST_MS = 5_000;

/** Sends requests unchanged: `fetch` would correct or refuse many of them. */
export class Sender {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    lanes: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: lanes });
  }

  close(): void {
    this.agent.destroy();
  }

  /** Returns the status; throws when the answer violates the contract, or is late or missing. */
  async send(input: Input): Promise<number> {
    const first = await this.judged(input);
    if (first.took <= SLOWEST_MS) return first.status;
    // Retry once: a busy machine is slow only once.
    const again = await this.judged(input);
    if (again.took > SLOWEST_MS) {
      throw new Error(`took ${Math.round(first.took)} ms, and ${Math.round(again.took)} ms again`);
    }
    return first.status;
  }

  private async judged(input: Input): Promise<{ status: number; took: number }> {
    const started = performance.now();
    const { status, headers, text } = await this.exchange(input);
    const took = performance.now() - started;
    assertWithinTaxonomy({ method: input.method, path: input.path, status, headers, body: parsed(text) });
    if (status >= 500) throw new Error(`answered ${status}`);
    if (status >= 400 && /<html|<!doctype/i.test(text)) throw new Error(`answered ${status} as HTML`);
    if (/"code":"(INTERNAL|SERVICE_UNAVAILABLE)"/.test(text)) {
      throw new Error(`answered ${text.slice(0, 500)}`);
    }
    return { status, took };
  }

  private async exchange(input: Input): Promise<{ status: number; headers: Headers; text: string }> {
    for (;;) {
      const attempt = this.once(input);
      const response = await attempt.answer.catch((error: unknown) => {
        // Retry when the server closes an idle keep-alive connection during reuse.
        if (attempt.reused() && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return null;
        throw error;
      });
      if (!response) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
      return {
        status: response.statusCode ?? 0,
        headers: headersOf(response),
        text: Buffer.concat(chunks).toString(),
      };
    }
  }

  private once({ method, path, headers, body }: Input): {
    answer: Promise<IncomingMessage>;
    reused: () => boolean;
  } {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = open(`${this.url}/`, {
      agent: this.agent,
      method,
      path,
      headers: { ...length, ...headers },
    });
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject);
    });
    sent.end(body);
    return { answer, reused: () => sent.reusedSocket };
  }
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
