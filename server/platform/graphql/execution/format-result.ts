import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { inLanguage, type Language } from '../../errors/error-language.js';
import { isErrorCode, SEVERITY, STATUS, type ErrorCode } from '../../errors/error-code.js';
import { isError } from '../../errors/is-error.js';
import { toPublicError, type PublicError } from '../../errors/public-error.js';

/** A response ready to send: its errors reveal no more than the taxonomy allows. */
export interface FormattedResult {
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}

/** Masks one error and keeps its path. */
export function formatError(error: GraphQLError | Error, log: Logger): GraphQLFormattedError {
  const { code, message, ...extras } = toPublicError(error, log);
  const path = 'path' in error ? error.path : undefined;
  return { message, ...(path ? { path } : {}), extensions: { code, ...extras } };
}

export function formatResult(result: ExecutionResult, log: Logger): FormattedResult {
  if (!result.errors?.length) return { data: result.data as Record<string, unknown> };
  return {
    errors: result.errors.map((error) => formatError(error, log)),
    ...(result.data === undefined ? {} : { data: result.data as Record<string, unknown> | null }),
  };
}

/** Response of a refusal before execution: without data. */
export function refusedResult(error: unknown, log: Logger): FormattedResult {
  return { errors: [formatError(isError(error) ? error : new Error(String(error)), log)] };
}

/** The result with its errors in the caller's language. */
export function resultInLanguage(result: FormattedResult, language: Language): FormattedResult {
  if (language === 'sv' || !result.errors) return result;
  const errors = result.errors.map(({ message, extensions, ...rest }) => {
    const { message: told, ...extras } = inLanguage(
      { ...(extensions as unknown as PublicError), message },
      language,
    );
    return { message: told, ...rest, extensions: extras };
  });
  return { ...result, errors };
}

/** Error code that decides the status: the most severe, whatever the order of the fields. */
export function gravestCode(errors: readonly GraphQLFormattedError[]): ErrorCode {
  const codes = new Set(errors.map((error) => error.extensions?.code).filter(isErrorCode));
  return SEVERITY.find((code) => codes.has(code)) ?? 'INTERNAL';
}

/** True when no root field has a value: `data: {field: null}` counts as none (contract, section 3). */
function hasNoData(result: FormattedResult): boolean {
  return !result.data || Object.values(result.data).every((value) => value === null);
}

/**
 * HTTP status of a GraphQL response. A client that accepts only `application/json` gets 200 for every
 * well-formed request, as GraphQL over HTTP requires; others get the real status.
 */
export function statusOf(result: FormattedResult, honest: boolean): number {
  if (!result.errors?.length || !honest) return 200;
  return hasNoData(result) ? STATUS[gravestCode(result.errors)] : 200;
}
