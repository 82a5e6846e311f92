import { AppError, conflict, unavailable, type FieldError } from './app-error.js';
import { SENTENCE } from './error-code.js';
import { isError } from './is-error.js';

/** SQLSTATE classes and codes for an unreachable or overloaded database: try again. */
const UNAVAILABLE = /^(08|25006|25P03|57P0|53|55P03|57014|58|40001|40P01)/;
/** Connection failures of the driver and of the operating system. */
const CONNECTION = new Set([
  'CONNECTION_ENDED',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);
/** Messages of driver and TypeORM for a lost connection that has no code, also within a transaction. */
const CONNECTION_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|not queryable|Query runner already released|provided by a query runner was already released|^Received unexpected \w+ message from backend|^Driver not Connected$/;

/**
 * Translates an error of the database driver (security, F2), or answers null when it is none.
 * A 22xxx is a gap in our validation: refused politely, and visible in the log by its cause.
 */
export function fromDatabase(thrown: unknown): AppError | null {
  if (!isError(thrown)) return null;
  const driverError = (thrown as { driverError?: unknown }).driverError;
  if (isError(driverError) && driverError !== thrown) return fromDatabase(driverError);
  const code = (thrown as { code?: unknown }).code;
  if (CONNECTION_TEXT.test(thrown.message)) return unavailable(undefined, thrown);
  if (typeof code !== 'string') return null;
  if (CONNECTION.has(code) || UNAVAILABLE.test(code)) return unavailable(undefined, thrown);
  if (code === '23505') return conflict('DUPLICATE', 'Uppgiften finns redan.');
  if (code === '23503') return conflict('REFERENCE', 'Posten hör ihop med något som inte finns längre.');
  if (/^(22|23502|23514)/.test(code)) {
    const fields: FieldError[] = [{ path: 'input', reason: 'FORMAT', message: SENTENCE.BAD_USER_INPUT }];
    return new AppError('BAD_USER_INPUT', undefined, { fields, cause: thrown });
  }
  return null;
}

/** True for errors that a second try of the same transaction can cure. */
export function isRetryable(thrown: unknown): boolean {
  const code = (thrown as { code?: unknown } | null)?.code;
  return code === '40001' || code === '40P01';
}
