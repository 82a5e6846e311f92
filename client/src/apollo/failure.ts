import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCode } from '../../../domain/generated';

/** One rejected field of an input (contract §3). */
export interface FieldFault {
  path: string;
  reason: string;
  message: string;
}

/** A refusal in the terms of contract §3; NETWORK when no answer came at all. */
export interface Failure {
  code: ErrorCode | 'NETWORK';
  /** Swedish and safe to show: the server's own sentence where it sent one. */
  message: string;
  /** True when `message` is the server's own sentence. */
  fromServer: boolean;
  /** The id of the error in the server's log; shown for INTERNAL only. */
  errorId?: string;
  fields: FieldFault[];
  reason?: string;
  currentVersion?: number;
  /** The student who already has the value, such as the personal number. */
  studentId?: string;
}

/** Messages for errors without a message from the server. A new code does not compile until it has one. */
export const sentences: Record<ErrorCode | 'NETWORK', string> = {
  UNAUTHENTICATED: 'Du är inte inloggad. Logga in och försök igen.',
  FORBIDDEN: 'Du har inte behörighet att göra detta.',
  NOT_FOUND: 'Det du söker finns inte.',
  METHOD_NOT_ALLOWED: 'Åtgärden är inte möjlig här.',
  BAD_USER_INPUT: 'Något i det du fyllde i stämmer inte.',
  CONFLICT: 'Någon annan har ändrat posten. Ladda om eller jämför.',
  PAYLOAD_TOO_LARGE: 'Det du skickade är för stort.',
  UNSUPPORTED_MEDIA_TYPE: 'Filtypen är inte tillåten.',
  TOO_MANY_REQUESTS: 'För många försök. Vänta en stund och försök igen.',
  SERVICE_UNAVAILABLE: 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.',
  INTERNAL: 'Något gick fel hos oss. Försök igen.',
  NETWORK: 'Ingen anslutning. Försök igen.',
};

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** A refusal that arrived over REST, for the few calls that carry bytes. */
export class RestFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
    this.name = 'RestFailure';
  }
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value !== 'NETWORK' && Object.hasOwn(sentences, value);
}

function isFieldFault(value: unknown): value is FieldFault {
  const fault = value as Partial<FieldFault> | null;
  return typeof fault?.path === 'string' && typeof fault.message === 'string';
}

/** Shapes a body of contract §3 (REST) or a GraphQL error's message and extensions into a failure. */
export function failureFrom(status: number | undefined, body: Record<string, unknown>): Failure {
  const code = isErrorCode(body['code']) ? body['code'] : (status && codeOfStatus[status]) || 'INTERNAL';
  const { message, errorId, fields, reason, currentVersion, studentId } = body;
  const said = typeof message === 'string' && message !== '' ? message : null;
  return {
    code,
    message: said ?? sentences[code],
    fromServer: said !== null,
    ...(typeof errorId === 'string' ? { errorId } : {}),
    fields: Array.isArray(fields) ? fields.filter(isFieldFault) : [],
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof currentVersion === 'number' ? { currentVersion } : {}),
    ...(typeof studentId === 'string' ? { studentId } : {}),
  };
}

/** Reads any error that an Apollo hook or a file transfer throws (contract §3). */
export function readFailure(error: unknown): Failure {
  if (error instanceof RestFailure) return error.failure;
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    return failureFrom(undefined, { ...first?.extensions, message: first?.message });
  }
  if (ServerError.is(error)) return failureFrom(error.statusCode, {});
  return { code: 'NETWORK', message: sentences.NETWORK, fromServer: false, fields: [] };
}

/** The message of a rejected field, by its path in the input; undefined when that field is fine. */
export function fieldMessage(failure: Failure | null, path: string): string | undefined {
  return failure?.fields.find((fault) => fault.path === path || fault.path.endsWith(`.${path}`))?.message;
}
