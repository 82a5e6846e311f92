import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { AccessLogService } from './access-log.service.js';

/** The access log, for systemadmins. Entries are written where students' data is read (server/history). */
export const accessLogFields = rootFields([AccessLogService], (service) => ({
  accessLog: ({ input }, context) => service.page(signedIn(context), input ?? {}),
}));
