import { cleanSearch } from '../../../domain/text/clean-text.js';
import { optionalLine } from './text.js';

/** Maximum length of search text, in the search and in every list (contract, section 3). */
export const LONGEST_QUESTION = 100;

/**
 * The text that a list is narrowed by, in the form of stored text, without quotation marks around it, in lower case;
 * null for none. Throws BAD_USER_INPUT on `path` beyond the limit.
 */
export function readQuestion(text: string | null | undefined, path = 'filter.q'): string | null {
  return optionalLine(cleanSearch(text ?? ''), path, LONGEST_QUESTION)?.toLowerCase() ?? null;
}
