import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { AuditLogService } from './audit-log.service.js';

/** The trail of administration and sign-in, for systemadmins. Entries are written where the actions are done (server/history). */
export const auditLogFields = rootFields([AuditLogService], (service) => ({
  auditLog: ({ input }, context) => service.page(signedIn(context), input ?? {}),
}));
