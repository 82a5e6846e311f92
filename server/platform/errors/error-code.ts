import { STATUS } from '../../../domain/error-status.js';
import type { ErrorCode } from '../graphql/generated.js';

export type { ErrorCode };
export { STATUS };

/** Log level of each code: refusals are normal, defects are not. */
export const LOG_LEVEL: Record<ErrorCode, 'debug' | 'info' | 'warn' | 'error'> = {
  UNAUTHENTICATED: 'debug',
  FORBIDDEN: 'info',
  NOT_FOUND: 'debug',
  METHOD_NOT_ALLOWED: 'debug',
  BAD_USER_INPUT: 'debug',
  CONFLICT: 'debug',
  PAYLOAD_TOO_LARGE: 'info',
  UNSUPPORTED_MEDIA_TYPE: 'info',
  TOO_MANY_REQUESTS: 'warn',
  SERVICE_UNAVAILABLE: 'error',
  INTERNAL: 'error',
};

/** Default messages, used if the refusal has no better one. */
export const SENTENCE: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Du behöver logga in.',
  FORBIDDEN: 'Du har inte behörighet till detta.',
  NOT_FOUND: 'Det du söker finns inte.',
  METHOD_NOT_ALLOWED: 'Adressen finns, men kan inte användas så.',
  BAD_USER_INPUT: 'Uppgifterna kunde inte tas emot. Rätta dem och försök igen.',
  CONFLICT: 'Någon annan har ändrat posten. Ladda om eller jämför.',
  PAYLOAD_TOO_LARGE: 'Det du skickar är för stort.',
  UNSUPPORTED_MEDIA_TYPE: 'Den här typen av innehåll tas inte emot.',
  TOO_MANY_REQUESTS: 'För många försök. Vänta en stund och försök igen.',
  SERVICE_UNAVAILABLE: 'Tjänsten är tillfälligt otillgänglig. Försök igen om en stund.',
  INTERNAL: 'Ett internt fel inträffade.',
};

/** Of several errors, the first in this list decides the status (contract, section 3). */
export const SEVERITY: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'BAD_USER_INPUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'INTERNAL',
];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && value in STATUS;
}
