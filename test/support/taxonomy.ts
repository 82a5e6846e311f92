import { STATUS, isErrorCode } from '../../server/platform/errors/error-code.js';

const REASONS = new Set([
  'REQUIRED',
  'TYPE',
  'FORMAT',
  'CHECKSUM',
  'RANGE',
  'TOO_SHORT',
  'TOO_LONG',
  'NOT_ALLOWED',
  'UNKNOWN_FIELD',
  'DUPLICATE',
  'BAD_REFERENCE',
  'ORDER',
]);
const EXTRAS = new Set([
  'code',
  'message',
  'errorId',
  'fields',
  'reason',
  'currentVersion',
  'studentId',
  'limit',
  'retryAfter',
]);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Internal details that must not leak. */
const INSIDE =
  /\bat \S+ \(|node_modules|\/server\/|\bSELECT\b|\bINSERT INTO\b|relation "|syntax error at or near/;

/** An answer as it came over the wire. */
export interface WireAnswer {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  body: unknown;
}

/**
 * Checks every answer of a test. An error outside the taxonomy (contract, section 3), or an answer without
 * the standard headers (security, T5), fails the test.
 */
export function assertWithinTaxonomy(answer: WireAnswer): void {
  const faults = [...headerFaults(answer), ...errorFaults(answer)];
  if (faults.length === 0) return;
  const { method, path, status, body } = answer;
  throw new Error(
    `${method} ${path} answered ${status} outside the contract:\n${faults.join('\n')}\n${JSON.stringify(body)}`,
  );
}

function headerFaults({ status, headers }: WireAnswer): string[] {
  const wanted = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
  const missing = Object.entries(wanted).filter(([name, value]) => headers.get(name) !== value);
  const faults = missing.map(([name]) => `the header ${name} is missing`);
  if (headers.has('x-powered-by')) faults.push('x-powered-by tells what the server is made of');
  if ((status === 429 || status === 503) && !headers.has('retry-after'))
    faults.push('Retry-After is missing');
  if (status === 405 && !headers.get('allow')) faults.push('Allow is missing');
  return faults;
}

function errorFaults({ method, path, status, headers, body }: WireAnswer): string[] {
  if (method === 'HEAD') return [];
  const graphql = path.startsWith('/graphql') ? (body as { errors?: unknown[] } | null)?.errors : undefined;
  if (Array.isArray(graphql)) return graphql.flatMap((error) => graphqlFaults(error));
  if (status < 400 || path === '/readyz') return [];
  if (!headers.get('content-type')?.startsWith('application/json')) return ['an error that is not JSON'];
  if (typeof body !== 'object' || body === null) return ['an error without a body'];
  const { code } = body as { code?: unknown };
  const faults = problemFaults(body as Record<string, unknown>);
  if (isErrorCode(code) && STATUS[code] !== status) faults.push(`${code} goes with ${STATUS[code]}`);
  return faults;
}

function graphqlFaults(error: unknown): string[] {
  const { message, path, extensions, ...rest } = error as Record<string, unknown>;
  const extra = Object.keys(rest).map((name) => `errors have no ${name}`);
  if (path !== undefined && !Array.isArray(path)) extra.push('path is no list');
  return [...extra, ...problemFaults({ ...(extensions as Record<string, unknown>), message })];
}

function problemFaults(problem: Record<string, unknown>): string[] {
  const { code, message, errorId, fields } = problem;
  const faults = Object.keys(problem)
    .filter((name) => !EXTRAS.has(name))
    .map((name) => `${name} is not part of an error`);
  if (!isErrorCode(code)) faults.push(`${String(code)} is no code`);
  if (code === 'INTERNAL') faults.push('an internal error');
  if (typeof message !== 'string' || message === '') faults.push('no message');
  if (typeof errorId !== 'string' || !UUID.test(errorId)) faults.push('no errorId');
  if (fields !== undefined) faults.push(...fieldFaults(fields));
  if (code === 'BAD_USER_INPUT' && fields === undefined) faults.push('bad input without fields');
  if (INSIDE.test(JSON.stringify(problem))) faults.push('it tells about the inside of the server');
  return faults;
}

function fieldFaults(fields: unknown): string[] {
  if (!Array.isArray(fields) || fields.length === 0) return ['fields is no list'];
  return (fields as Record<string, unknown>[]).flatMap(({ path, reason, message }) => [
    ...(typeof path === 'string' && path !== '' ? [] : ['a field without a path']),
    ...(REASONS.has(reason as string) ? [] : [`${String(reason)} is no reason`]),
    ...(typeof message === 'string' && message !== '' ? [] : ['a field without a message']),
  ]);
}
