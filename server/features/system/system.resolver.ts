import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { SystemService } from './system.service.js';

/** The state of the system for administrators. */
export const systemFields = rootFields([SystemService], (service) => ({
  systemStatus: () => service.status(),
  sendTestMail: (_args, context) => service.sendTestMail(signedIn(context)),
}));
