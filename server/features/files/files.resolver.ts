import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { FilesService } from './files.service.js';

/** Files of students, and the store that keeps the bytes of whatever is uploaded. */
export const filesFields = rootFields([FilesService], (service) => ({
  files: ({ studentId }, context) => service.list(signedIn(context), studentId),
  file: ({ id }, context) => service.find(signedIn(context), id),
  addFile: ({ input }, context) => service.add(signedIn(context), input),
  deleteFile: ({ input }, context) => service.remove(signedIn(context), input.id),
}));
