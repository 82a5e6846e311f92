import { validate } from 'uuid';
import { readFilters, readSort, usedFilters } from '../../../domain/lists/list-url.js';
import type {
  Filtered,
  FilterInput,
  ListDefinition,
  ListSort,
  SortField,
} from '../../../domain/lists/list.js';
import { badField } from '../../platform/errors/app-error.js';
import { isCalendarDate } from '../../platform/graphql/calendar-date.js';
import { LONGEST_QUESTION } from '../../platform/validation/question.js';

/*
 * Parses a list page's URL on the server, so that a file has the page's rows. As on the page, unknown options
 * are ignored. An invalid day, student, course or teacher is rejected: ignoring it would export everyone.
 */

/** Parses the filters of a list page's URL by the list's definition. Throws BAD_USER_INPUT on `query`. */
export function filtersIn<Definition extends Filtered>(
  list: Definition,
  query: URLSearchParams,
): FilterInput<Definition> {
  const given = new URLSearchParams(query);
  for (const filter of Object.values(list.filters)) {
    const { type, param } = filter;
    const value = given.get(param);
    if (!value) continue;
    if ((type === 'from' || type === 'to') && !isCalendarDate(value))
      throw unfit(param, 'är inget datum', value);
    if (filter.type === 'id' && value !== filter.without?.word && !validate(value))
      throw unfit(param, 'är ogiltigt', value);
    if (type === 'search' || type === 'text' || type === 'value')
      given.set(param, value.trim().slice(0, LONGEST_QUESTION));
  }
  return usedFilters(list, readFilters(list, given));
}

/** Parses filters and sorting of a list page's URL. Throws BAD_USER_INPUT on `query`. */
export function listAt<Definition extends ListDefinition>(
  list: Definition,
  query: URLSearchParams,
): { filter: FilterInput<Definition>; sort: ListSort<SortField<Definition>> | null } {
  return { filter: filtersIn(list, query), sort: readSort(list, query) };
}

function unfit(param: string, fault: string, given: string): Error {
  // The URL's value, shortened for a message.
  const shown = given.length > 40 ? `${given.slice(0, 40)}…` : given;
  return badField('query', 'FORMAT', `Filtret ${param} ${fault}: ${shown}`);
}
