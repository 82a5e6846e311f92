import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import type { MeasuredRequest, Metrics } from '../metrics/metrics.js';
import { describeRequest, RequestLog } from './request-log.js';

describe('the log line of a request', () => {
  const lines: Record<string, unknown>[] = [];
  const measured: MeasuredRequest[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
  const metrics = { observe: (one: MeasuredRequest) => void measured.push(one) } as unknown as Metrics;
  beforeEach(() => {
    lines.length = 0;
    measured.length = 0;
  });

  function answered(facts: Parameters<typeof describeRequest>[1], writableFinished = true): void {
    const response = Object.assign(new EventEmitter(), {
      statusCode: 200,
      writableFinished,
    }) as unknown as ServerResponse;
    const request = { method: 'POST', url: '/api/students?q=Anna' } as IncomingMessage;
    new RequestLog(log, metrics).follow(request, response);
    describeRequest(response, facts);
    response.emit('close');
  }

  test('has operation, user and status, but no URL with search terms', () => {
    answered({ operations: ['students'], userId: 'u1' });
    expect(lines).toMatchObject([
      { level: 30, msg: 'request', method: 'POST', operations: ['students'], userId: 'u1', status: 200 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Anna');
    expect(measured).toMatchObject([{ operations: ['students'], status: 200 }]);
  });

  test('has status 499 when the client disconnected before the response', () => {
    answered({}, false);
    expect(lines).toMatchObject([{ operations: [], status: 499 }]);
  });
});
