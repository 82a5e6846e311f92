import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError, type Extras } from './app-error.js';
import { LOG_LEVEL, SENTENCE, type ErrorCode } from './error-code.js';
import { fromDatabase } from './database-error.js';
import { isError } from './is-error.js';

/** Public form of an error, in REST and GraphQL (contract, section 3). */
export interface PublicError extends Omit<Extras, 'cause'> {
  code: ErrorCode;
  message: string;
  errorId: string;
}

/**
 * Masks any error: an intended refusal keeps its code and message, a database error is translated by its
 * SQLSTATE, and everything else becomes INTERNAL, logged with its errorId.
 */
export function toPublicError(thrown: unknown, log: Logger): PublicError {
  const error = meant(innermost(thrown));
  const errorId = randomUUID();
  const level = LOG_LEVEL[error.code];
  if (error.code === 'INTERNAL') {
    log.error({ errorId, err: describe(innermost(thrown)) }, 'internal error');
  } else {
    log[level](
      { errorId, code: error.code, ...(error.cause ? { err: describe(error.cause) } : {}) },
      'refused',
    );
  }
  return {
    code: error.code,
    message: error.message,
    errorId,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.reason ? { reason: error.reason } : {}),
    ...(error.currentVersion === undefined ? {} : { currentVersion: error.currentVersion }),
    ...(error.studentId ? { studentId: error.studentId } : {}),
    ...(error.limit === undefined ? {} : { limit: error.limit }),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
  };
}

/** The error with the paths of its refused fields renamed. */
export function withPaths(thrown: unknown, rename: (path: string) => string): unknown {
  const error = innermost(thrown);
  if (!(error instanceof AppError) || !error.fields) return thrown;
  const fields = error.fields.map((field) => ({ ...field, path: rename(field.path) }));
  return new AppError(error.code, error.message, { ...error, fields, cause: error.cause });
}

/** Both executors wrap a resolver's error: graphql-js in its GraphQLError, the compiled one in its own. */
function innermost(thrown: unknown): unknown {
  const inner = isError(thrown) ? (thrown as { originalError?: unknown }).originalError : undefined;
  return inner ? innermost(inner) : thrown;
}

function meant(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return fromDatabase(thrown) ?? new AppError('INTERNAL', SENTENCE.INTERNAL, { cause: thrown });
}

/** The log gets the stack and the SQLSTATE, but not `detail` or parameters: they hold personal data. */
function describe(thrown: unknown): Record<string, unknown> {
  if (!isError(thrown)) return { thrown: typeof thrown };
  const code = (thrown as { code?: unknown }).code;
  return { name: thrown.name, message: thrown.message, stack: thrown.stack, ...(code ? { code } : {}) };
}
