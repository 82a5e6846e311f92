import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendWhole, type Part } from './json-array.js';

const PARTS = 300;
const ROW = 'å'.repeat(100_000);

describe('a streamed list', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** A server that streams the list, its address, and the outcome of the streaming. */
  async function sending(read: (after: string | undefined) => Promise<Part>) {
    let ended!: (how: unknown) => void;
    const end = new Promise<unknown>((resolve) => (ended = resolve));
    server = createServer((_request, response: ServerResponse) => {
      sendWhole(response, read).then(() => ended('as it should'), ended);
    });
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end };
  }

  const upTo =
    (last: number, row: (n: number) => unknown) =>
    (after = '0'): Promise<Part> => {
      const n = Number(after);
      return Promise.resolve({ items: n > last ? [] : [row(n)], next: n < last ? String(n + 1) : null });
    };

  it('is the same in one part as in several, even if the last one is empty', async () => {
    const rows = [{ a: 'å"\\' }, [1], null];
    const one = await sending(() => Promise.resolve({ items: rows, next: null }));
    expect(await (await fetch(one.url)).json()).toEqual(rows);
    server!.close();
    const several = await sending((after = '0') =>
      Promise.resolve({
        items: rows.slice(+after, +after + 1),
        next: +after < 3 ? String(+after + 1) : null,
      }),
    );
    const answer = await fetch(several.url);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.text()).toBe(JSON.stringify(rows));
    expect(await several.end).toBe('as it should');
  });

  it('is read no faster than the client consumes it, and stops when the client disconnects', async () => {
    let reads = 0;
    const next = upTo(PARTS, () => ROW);
    const { url, end } = await sending((after) => {
      reads += 1;
      return next(after);
    });
    const answer = await fetch(url);
    await answer.body!.cancel();
    expect(await end).toBe('as it should');
    expect(reads).toBeLessThan(PARTS / 2);
  });

  it('is cut off when reading fails, so that nobody takes it for complete', async () => {
    const fault = new Error('the database has gone');
    const next = upTo(PARTS, () => 1);
    const { url, end } = await sending((after) => (after === '5' ? Promise.reject(fault) : next(after)));
    const answer = await fetch(url);
    await expect(answer.text()).rejects.toThrow();
    expect(await end).toBe(fault);
  });

  it('passes on an error that occurs before its first byte', async () => {
    const fault = new Error('no');
    const { url, end } = await sending(() => Promise.reject(fault));
    // The client only sees a connection without an answer; the test is about `end`.
    const answer = fetch(url).catch(() => null);
    expect(await end).toBe(fault);
    server!.closeAllConnections();
    await answer;
  });
});
