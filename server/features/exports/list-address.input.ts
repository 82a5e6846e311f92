import type { FilterInput, ListFilter, LogDefinition } from '../../../domain/lists/list.js';
import { choiceIn, dateIn, idIn } from './address-values.input.js';

/** The filters that a list page's address holds, from the list's definition. Throws BAD_USER_INPUT on `query`. */
export function filtersIn<Definition extends LogDefinition>(
  { filters }: Definition,
  query: URLSearchParams,
): FilterInput<Definition> {
  const given = Object.entries(filters).flatMap(([name, filter]) => {
    const value = valueIn(query, filter);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(given) as FilterInput<Definition>;
}

function valueIn(query: URLSearchParams, filter: ListFilter): string | true | undefined {
  switch (filter.type) {
    case 'id':
      return idIn(query, filter.param);
    case 'choice':
      return choiceIn(query, filter.param, Object.keys(filter.labels));
    case 'from':
    case 'to':
      return dateIn(query, filter.param);
    case 'flag':
      return query.get(filter.param) === 'ja' || undefined;
  }
}
