import { signedIn } from '../../platform/graphql/request-context.js';
import { presumable, rootFields } from '../../platform/graphql/root-field.js';
import { SearchService } from './search.service.js';

/** The search of the navigation bar, over people, courses and days. */
export const searchFields = rootFields([SearchService], (service) => ({
  search: presumable(({ type, q, date }, context) =>
    service.search(signedIn(context).actor, type ?? 'ALLA', q, date),
  ),
}));
