import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { ExportsService } from './exports.service.js';

/** Every list as a workbook or as CSV; the features register their lists. */
export const exportsFields = rootFields([ExportsService], (service) => ({
  listExport: ({ id }, context) => service.find(signedIn(context).actor, id),
  createExport: ({ input }, context) => service.create(signedIn(context), input),
}));
