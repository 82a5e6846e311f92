import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { MyDataService } from './my-data.service.js';

/** The register extract of a student. */
export const myDataFields = rootFields([MyDataService], (service) => ({
  myData: (_args, context, info) => service.read(signedIn(context), selectedFields(info, ['student'])),
}));
