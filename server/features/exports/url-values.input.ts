import { validate } from 'uuid';
import { badField } from '../../platform/errors/app-error.js';
import { isCalendarDate } from '../../platform/graphql/calendar-date.js';
import { LONGEST_QUESTION } from '../../platform/validation/question.js';

/*
 * Parses a list page's URL on the server, so that a file has the page's rows. As on the page, unknown options
 * are ignored. An invalid day, student, course or teacher is rejected: ignoring it would export everyone.
 */

/** Several values of a closed set, in the order of the set. */
export function choicesIn<Value extends string>(
  query: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value[] {
  const given = query.getAll(name);
  return allowed.filter((value) => given.includes(value));
}

/** A calendar date (YYYY-MM-DD). Throws BAD_USER_INPUT on `query` for an invalid date. */
export function dateIn(query: URLSearchParams, name: string): string | undefined {
  const given = query.get(name);
  if (!given) return undefined;
  if (isCalendarDate(given)) return given;
  throw badField('query', 'FORMAT', `Filtret ${name} är inget datum: ${shown(given)}`);
}

/** An id. Throws BAD_USER_INPUT on `query` if it is malformed. */
export function idIn(query: URLSearchParams, name: string): string | undefined {
  const given = query.get(name);
  if (!given) return undefined;
  if (validate(given)) return given;
  throw badField('query', 'FORMAT', `Filtret ${name} är ogiltigt: ${shown(given)}`);
}

/** The URL's value, shortened for a message. */
function shown(given: string): string {
  return given.length > 40 ? `${given.slice(0, 40)}…` : given;
}

/** A filter text of 1 to 100 characters. */
export function textIn(query: URLSearchParams, name: string): string | undefined {
  const given = query.get(name)?.trim().slice(0, LONGEST_QUESTION);
  return given ? given : undefined;
}
