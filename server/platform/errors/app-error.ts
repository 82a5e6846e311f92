import { SENTENCE, type ErrorCode } from './error-code.js';

/** Why a field was refused (contract, section 3). */
export type FieldReason =
  | 'REQUIRED'
  | 'TYPE'
  | 'FORMAT'
  | 'CHECKSUM'
  | 'RANGE'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'NOT_ALLOWED'
  | 'UNKNOWN_FIELD'
  | 'DUPLICATE'
  | 'BAD_REFERENCE'
  | 'ORDER';

/** One refused field; the path is written with dots (`municipality.type`). */
export interface FieldError {
  path: string;
  reason: FieldReason;
  /** Swedish, safe to show. */
  message: string;
}

/** Additional data of a refusal. */
export interface Extras {
  fields?: FieldError[];
  reason?: string;
  currentVersion?: number;
  /** Student of a duplicate, if the caller may see that student. */
  studentId?: string;
  limit?: number;
  /** Seconds. */
  retryAfter?: number;
  /** For the log only; never leaves the server. */
  cause?: unknown;
}

/**
 * An intended refusal: its code, Swedish message and extras may leave the server. All other errors are masked
 * as INTERNAL.
 */
export class AppError extends Error {
  readonly fields: FieldError[] | undefined;
  readonly reason: string | undefined;
  readonly currentVersion: number | undefined;
  readonly studentId: string | undefined;
  readonly limit: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string = SENTENCE[code],
    extras: Extras = {},
  ) {
    super(message, { cause: extras.cause });
    this.fields = extras.fields;
    this.reason = extras.reason;
    this.currentVersion = extras.currentVersion;
    this.studentId = extras.studentId;
    this.limit = extras.limit;
    this.retryAfter = extras.retryAfter;
  }
}

export const unauthenticated = (message?: string) => new AppError('UNAUTHENTICATED', message);
export const forbidden = (message?: string) => new AppError('FORBIDDEN', message);
export const notFound = (message?: string) => new AppError('NOT_FOUND', message);

/** Input that fails validation. Its message defaults to the first field's. */
export const badInput = (fields: FieldError[], message?: string) =>
  new AppError('BAD_USER_INPUT', message ?? fields[0]?.message, { fields });

/** One refused field. */
export const badField = (path: string, reason: FieldReason, message: string) =>
  badInput([{ path, reason, message }]);

/** Changed since it was read, a duplicate, or an illegal transition. Nothing has been written. */
export const conflict = (reason: string, message?: string, currentVersion?: number) =>
  new AppError('CONFLICT', message, { reason, ...(currentVersion === undefined ? {} : { currentVersion }) });

/** The same for a value that must be unique, reported for its field. */
export const duplicate = (path: string, message: string, studentId?: string) =>
  new AppError('CONFLICT', message, {
    ...{ reason: 'DUPLICATE', fields: [{ path, reason: 'DUPLICATE', message }] },
    studentId,
  });

export const unavailable = (message?: string, cause?: unknown) =>
  new AppError('SERVICE_UNAVAILABLE', message, { retryAfter: 2, cause });
