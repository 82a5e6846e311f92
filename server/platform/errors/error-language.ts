import Negotiator from 'negotiator';
import type { FieldReason } from './app-error.js';
import type { ErrorCode } from './error-code.js';
import type { PublicError } from './public-error.js';

/** Languages of messages (contract, section 8): Swedish, or English for callers that prefer it. */
export type Language = 'sv' | 'en';

/** The language that `Accept-Language` prefers of the two; Swedish when it names neither. */
export function languageOf(header: string | undefined): Language {
  const accepted = new Negotiator({ headers: { 'accept-language': header } });
  return accepted.language(['sv', 'en']) === 'en' ? 'en' : 'sv';
}

type Texts = Pick<PublicError, 'code' | 'message' | 'fields'>;

/** The texts of an error in the caller's language: codes, reasons and all other parts are the same in both. */
export function inLanguage<Problem extends Texts>(problem: Problem, language: Language): Problem {
  if (language === 'sv') return problem;
  const { code, message, fields } = problem;
  return {
    ...problem,
    message: ADVICE.get(message) ?? ENGLISH[code],
    ...(fields && {
      fields: fields.map((field) => ({
        ...field,
        message: ADVICE.get(field.message) ?? ENGLISH_REASON[field.reason],
      })),
    }),
  };
}

/** The messages of `SENTENCE` in English. */
const ENGLISH: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'Sign in, or send a valid API key.',
  FORBIDDEN: 'This role or account may not do this.',
  NOT_FOUND: 'What you are looking for does not exist.',
  METHOD_NOT_ALLOWED: 'The address exists, but not with this method. See the header Allow.',
  BAD_USER_INPUT: 'The input was refused. See fields, correct them and try again.',
  CONFLICT: 'The record does not allow this, or someone has changed it. See reason, and read it again.',
  PAYLOAD_TOO_LARGE: 'The content is too large. See limit.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not accepted.',
  TOO_MANY_REQUESTS: 'Too many calls. Wait as many seconds as Retry-After says.',
  SERVICE_UNAVAILABLE: 'The service is not available at the moment. Try again after Retry-After.',
  INTERNAL: 'An internal error occurred.',
};

const ENGLISH_REASON: Record<FieldReason, string> = {
  REQUIRED: 'The field is required.',
  TYPE: 'The value has the wrong type.',
  FORMAT: 'The value has the wrong format.',
  CHECKSUM: 'The check digit is wrong.',
  RANGE: 'The value is out of range.',
  TOO_SHORT: 'The text is too short.',
  TOO_LONG: 'The text is too long.',
  NOT_ALLOWED: 'The value is not allowed.',
  UNKNOWN_FIELD: 'The field is unknown.',
  DUPLICATE: 'The value is used already.',
  BAD_REFERENCE: 'The record referred to does not exist.',
  ORDER: 'The values are in the wrong order.',
};

/** Answers to the defaults of common clients: they say what to send instead. */
export const CLIENT_ADVICE = {
  graphqlByPost: 'Skicka frågan med POST och Content-Type: application/json. I urql: preferGetMethod: false.',
  json: 'Skicka innehållet som JSON i UTF-8: Content-Type: application/json.',
  multipart: 'Skicka filen som multipart/form-data, i fältet file.',
  uncompressed: 'Skicka innehållet okomprimerat, utan Content-Encoding.',
  wholeQuery: 'Servern sparar inga frågor: skicka hela frågan i query, utan extensions.persistedQuery.',
  oneOperation: 'Skicka ett enda GraphQL-anrop som ett objekt.',
  ownServer: 'Anropet kommer från en annan webbplats. Anropa från er egen server, med en API-nyckel.',
} as const;

const ADVICE = new Map<string, string>([
  [
    CLIENT_ADVICE.graphqlByPost,
    'Send the query by POST with Content-Type: application/json. In urql: preferGetMethod: false.',
  ],
  [CLIENT_ADVICE.json, 'Send the content as JSON in UTF-8: Content-Type: application/json.'],
  [CLIENT_ADVICE.multipart, 'Send the file as multipart/form-data, in the field file.'],
  [CLIENT_ADVICE.uncompressed, 'Send the content uncompressed, without Content-Encoding.'],
  [
    CLIENT_ADVICE.wholeQuery,
    'The server stores no queries: send the whole document in query, without extensions.persistedQuery.',
  ],
  [CLIENT_ADVICE.oneOperation, 'Send a single GraphQL request as one object, not a batch.'],
  [CLIENT_ADVICE.ownServer, 'The call comes from another site. Call from your own server, with an API key.'],
]);
