import { cleanLine, cleanSearch } from '../../../domain/text/clean-text.js';
import { numberSought } from '../../../domain/personal-number.js';
import { escapeLike, hasSignForms, type SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';
import { isCalendarDate } from '../../platform/graphql/calendar-date.js';
import { LONGEST_QUESTION } from '../../platform/validation/question.js';
import { lengthOf } from '../../platform/validation/text.js';

/** Minimum number of characters (specification, section 9). */
const SHORTEST = 3;
/** Characters with a special meaning in patterns. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;
const DATE_FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Meaning of a query: a text, a day, or null if nothing can match. */
export type Question = { kind: 'text'; text: string } | { kind: 'day'; day: string } | null;

/** Parses a query; in Alla a text like YYYY-MM-DD is a day (specification, section 5). */
export function questionOf(
  type: 'ALLA' | 'ANVANDARE' | 'KURS' | 'DATUM',
  q?: string | null,
  date?: string | null,
): Question {
  if (type === 'DATUM') return dayOf(cleanLine(date ?? ''));
  const text = cleanSearch(q ?? '');
  if (lengthOf(text) > LONGEST_QUESTION) throw badField('q', 'TOO_LONG', `Högst ${LONGEST_QUESTION} tecken.`);
  if (type === 'ALLA' && DATE_FORM.test(text)) return dayOf(text);
  return lengthOf(text) < SHORTEST ? null : { kind: 'text', text: text.toLowerCase() };
}

function dayOf(text: string): Question {
  return isCalendarDate(text) ? { kind: 'day', day: text } : null;
}

/** Conditions on a lower-cased expression for a search text. */
export interface Words {
  /** The expression is the text. */
  whole(expression: string): string;
  /** The expression begins with the text. */
  front(expression: string): string;
  /** A later word of the expression begins with the text; a name's second half behind a hyphen is a word. */
  later(expression: string): string;
  /** The expression contains the text. */
  anywhere(expression: string): string;
  /** The expression is in the range of names that begin with the text, in its own collation. */
  among(expression: string): string;
}

/** Sorts after every letter in any collation: the upper bound of a prefix. */
const LAST = '\uffff';

/**
 * The patterns of one text, as parameters; `%`, `_` and `\` are literal (security, T44). They are in a
 * subquery, so that the planner doesn't plan for a single pattern: the statement determines the steps of a
 * search, and one plan serves every word.
 */
export function wordsOf(text: string, params: SqlParams): Words {
  const literal = escapeLike(text);
  const places = new Map<string, string>();
  // Added when first used: PostgreSQL refuses a parameter that no part of the statement mentions.
  const place = (value: string): string => {
    const known = places.get(value) ?? `(SELECT ${params.add(value)}::text)`;
    places.set(value, known);
    return known;
  };
  const hasForms = hasSignForms(text);
  // An index range ends at the first character with variants.
  const beginning = hasForms ? beforeSign(text) : text;
  return {
    whole: (expression) => `${expression} ${hasForms ? `LIKE ${place(literal)}` : `= ${place(text)}`}`,
    front: (expression) => `${expression} LIKE ${place(`${literal}%`)}`,
    later: (expression) =>
      `${expression} ~ ${place(`[ -]${hasForms ? patternOf(text) : text.replace(PUNCTUATION, '\\$&')}`)}`,
    anywhere: (expression) => `${expression} LIKE ${place(`%${literal}%`)}`,
    among: (expression) =>
      beginning === ''
        ? 'true'
        : `${expression} >= ${place(beginning)} AND ${expression} < ${place(beginning + LAST)}`,
  };
}

function beforeSign(text: string): string {
  const signs = [...text];
  return signs.slice(0, signs.findIndex(hasSignForms)).join('');
}

/** The regular expression of a text; a character with variants matches any character. */
function patternOf(text: string): string {
  return [...text].map((sign) => (hasSignForms(sign) ? '.' : sign.replace(PUNCTUATION, '\\$&'))).join('');
}

/** The beginning of any word of the expression. */
export function start(words: Words, expression: string): string {
  return `(${words.front(expression)} OR ${words.later(expression)})`;
}

/** The text without a personal number's separators, if it is one; in lower case. */
export function numberOrText(text: string): string {
  return numberSought(text)?.toLowerCase() ?? text;
}
