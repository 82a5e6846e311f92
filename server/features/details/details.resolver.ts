import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { DetailsService } from './details.service.js';

/** The page of one person who was found: a student, a teacher, other staff, an account. */
export const detailsFields = rootFields([DetailsService], (service) => ({
  details: ({ type, id }, context) => service.open(signedIn(context).actor, type, id),
}));
