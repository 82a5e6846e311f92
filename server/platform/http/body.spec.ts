import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import type { AppError } from '../errors/app-error.js';
import { parseJson, readBody } from './body.js';

describe('the body of a request', () => {
  let server: Server;
  let outcome: Promise<string>;

  beforeEach(async () => {
    server = createServer();
    outcome = new Promise((resolve) => {
      server.on('request', (request: IncomingMessage) => {
        readBody(request, 20, 200).then(
          (body) => resolve(body.toString()),
          (error: AppError) => resolve(`${error.code}: ${error.fields?.[0]?.message ?? error.message}`),
        );
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (text: string) => {
    const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${text}`);
    return socket;
  };

  test('is read in full, however many chunks it arrives in', async () => {
    const socket = send('Content-Length: 10\r\n\r\n12345');
    setTimeout(() => socket.write('67890'), 30);
    expect(await outcome).toBe('1234567890');
  });

  test('is rejected with a message when it does not arrive in time, and the connection is dropped', async () => {
    const socket = send('Content-Length: 10\r\n\r\n12345');
    const closed = once(socket.resume(), 'close');
    expect(await outcome).toBe('BAD_USER_INPUT: Anropet kom inte fram i tid. Försök igen.');
    await closed;
  });

  test('is rejected when it is too large, whether declared or not', async () => {
    send(`Transfer-Encoding: chunked\r\n\r\n1e\r\n${'x'.repeat(30)}\r\n0\r\n\r\n`);
    expect(await outcome).toBe('PAYLOAD_TOO_LARGE: Det du skickar är för stort.');
  });

  test('that breaks off is a client error, which is not logged as an error', async () => {
    const socket = send('Content-Length: 10\r\n\r\n12345');
    setTimeout(() => socket.destroy(), 30);
    expect(await outcome).toBe('BAD_USER_INPUT: Anropet avbröts innan det hade kommit fram.');
  });
});

describe('JSON in a body', () => {
  const parsed = (text: string) => parseJson(Buffer.from(text));
  const refusal = (json: string | Buffer) => {
    try {
      return parseJson(Buffer.from(json));
    } catch (error) {
      return (error as AppError).fields;
    }
  };

  test('is parsed with or without a byte order mark', () => {
    expect(parsed('\uFEFF{"a": [1, "å"]}')).toEqual({ a: [1, 'å'] });
    expect(parsed('{"text": "a constructor of prototypes \\u00e5"}')).toEqual({
      text: 'a constructor of prototypes å',
    });
    expect(parsed('')).toEqual({});
  });

  test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__', 'constr\\u0075ctor'])(
    'with the key %s is rejected at any depth',
    (key) => {
      expect(refusal(`{"a": [{"${key}": 1}]}`)).toMatchObject([{ reason: 'UNKNOWN_FIELD' }]);
    },
  );

  test.each([
    ['broken', '{"a": '],
    ['not in UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ] as const)('that is %s is rejected', (_what, body) => {
    expect(refusal(body as string)).toMatchObject([{ path: 'body', reason: 'FORMAT' }]);
  });
});
