import pino from 'pino';
import { AppError, badField, conflict } from './app-error.js';
import { toPublicError } from './public-error.js';

const log = pino({ level: 'silent' });
const driver = (code: string, message = 'boom', detail = 'Key (email)=(hemlig@exempel.se)') =>
  Object.assign(new Error(message), { code, detail });

describe('the public part of an error', () => {
  test('of an expected kind is its code, message and extras, with an id', () => {
    expect(toPublicError(conflict('VERSION', 'Ändrad.', 7), log)).toEqual({
      code: 'CONFLICT',
      message: 'Ändrad.',
      errorId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      reason: 'VERSION',
      currentVersion: 7,
    });
    expect(toPublicError(badField('name', 'REQUIRED', 'Fyll i.'), log)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Fyll i.',
      fields: [{ path: 'name', reason: 'REQUIRED', message: 'Fyll i.' }],
    });
  });

  test.each([
    new Error('SELECT secret FROM x'),
    new TypeError('x is undefined'),
    'text',
    7,
    null,
    undefined,
    { code: 'FORBIDDEN' },
  ])('of an unexpected kind, %p, is INTERNAL and nothing else', (thrown) => {
    const { errorId: _errorId, ...rest } = toPublicError(thrown, log);
    expect(rest).toEqual({ code: 'INTERNAL', message: 'Ett internt fel inträffade.' });
  });

  test('is found inside what executors wrap around it', () => {
    const wrapped = Object.assign(new Error('outer'), {
      originalError: Object.assign(new Error('inner'), { originalError: new AppError('NOT_FOUND') }),
    });
    expect(toPublicError(wrapped, log).code).toBe('NOT_FOUND');
  });

  test('is found in errors that only have an error’s prototype', () => {
    const compiled = Object.assign(Object.create(Error.prototype) as Error, {
      originalError: new AppError('FORBIDDEN'),
    });
    expect(toPublicError(compiled, log).code).toBe('FORBIDDEN');
  });

  test.each([
    ['23505', 'CONFLICT'],
    ['23503', 'CONFLICT'],
    ['22021', 'BAD_USER_INPUT'],
    ['22P02', 'BAD_USER_INPUT'],
    ['23514', 'BAD_USER_INPUT'],
    ['57014', 'SERVICE_UNAVAILABLE'],
    ['57P01', 'SERVICE_UNAVAILABLE'],
    ['53100', 'SERVICE_UNAVAILABLE'],
    ['53300', 'SERVICE_UNAVAILABLE'],
    ['55P03', 'SERVICE_UNAVAILABLE'],
    ['40001', 'SERVICE_UNAVAILABLE'],
    ['40P01', 'SERVICE_UNAVAILABLE'],
    ['08006', 'SERVICE_UNAVAILABLE'],
    ['ECONNREFUSED', 'SERVICE_UNAVAILABLE'],
    ['42P01', 'INTERNAL'],
    ['42601', 'INTERNAL'],
  ])('for the database’s %s is %s, without the database’s own message', (code, expected) => {
    const told = toPublicError(driver(code), log);
    expect(told.code).toBe(expected);
    expect(JSON.stringify(told)).not.toMatch(/boom|hemlig/);
    // TypeORM wraps the driver's errors.
    expect(
      toPublicError(Object.assign(new Error('query failed'), { driverError: driver(code) }), log).code,
    ).toBe(expected);
  });

  test('asks the client to retry later when the database is down', () => {
    expect(toPublicError(new Error('Connection terminated unexpectedly'), log)).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfter: 2,
    });
  });

  test('is logged without personal data: neither detail nor parameters', () => {
    const lines: string[] = [];
    const spy = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    toPublicError(Object.assign(driver('42P01'), { parameters: ['hemlig@exempel.se'] }), spy);
    toPublicError(driver('23505'), spy);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('hemlig');
  });
});
