import type { ErrorCode } from '../../../../domain/generated';
import type { AgreementLanguage } from '../../../../domain/placements/agreement-text';
import { readFailure, type Failure } from '../../apollo/failure';

/** A new code does not compile until it has a text. */
const byCode: Readonly<Record<ErrorCode | 'NETWORK', string>> = {
  UNAUTHENTICATED: 'You are not signed in.',
  FORBIDDEN: 'You may not do this.',
  NOT_FOUND: 'This link is not valid. Ask the school for a new one.',
  METHOD_NOT_ALLOWED: 'This is not possible here.',
  BAD_USER_INPUT: 'Something that you wrote is not right. Check it and try again.',
  CONFLICT: 'This has been changed since you opened the page. Read it again.',
  PAYLOAD_TOO_LARGE: 'What you sent is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This type of file is not allowed.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a while and try again.',
  SERVICE_UNAVAILABLE: 'The service is not available right now. Please try again in a while.',
  INTERNAL: 'Something went wrong at the school’s system. Please try again.',
  NETWORK: 'There is no connection. Please try again.',
};

/** By the reason of a conflict. */
const byReason: Readonly<Record<string, string>> = {
  AGREEMENT: 'The agreement has been changed or withdrawn. Read it again.',
  NOT_REPORTED: 'The week has not been reported.',
  SEEN: 'The school has read the assessment. Ask the teacher if something is to be changed.',
  SIGNED: 'The workplace has already signed the agreement.',
  STATE: 'The placement has not begun, or it has ended.',
  VERSION: 'This has been changed since you opened the page. Read it again.',
};

/** By the rejected field, without list indexes. */
const byField: Readonly<Record<string, string>> = {
  day: 'Choose a day of the placement, today at the latest.',
  goals: 'Choose a level for each goal.',
  'goals.text': 'Write at most 1 000 characters about each goal.',
  text: 'Write an assessment, at most 2 000 characters.',
  name: 'Write your name, at most 100 characters.',
};

/** What went wrong with an action: the server's own text in Swedish, its counterpart in English. */
export function failureText(error: unknown, language: AgreementLanguage): string {
  const failure = readFailure(error);
  return language === 'SV' ? failure.message : englishText(failure);
}

function englishText({ code, reason, fields }: Failure): string {
  const path = fields[0]?.path.replace(/\.\d+/g, '') ?? '';
  return byField[path] ?? byReason[reason ?? ''] ?? byCode[code];
}
