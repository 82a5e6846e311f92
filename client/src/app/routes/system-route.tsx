import { lazy, Suspense } from 'react';
import { SystemPage, type SystemTab } from '../../features/system/system-page';
import { useSession } from '../../lib/session/session-store';
import { Loading } from '../../ui/feedback/skeleton';
import { RolePreview } from '../layout/role-preview';

const ApiKeysCard = lazy(async () => ({
  default: (await import('../../features/api-keys/api-keys-card')).ApiKeysCard,
}));
const AccessLogCard = lazy(async () => ({
  default: (await import('../../features/access-log/access-log-card')).AccessLogCard,
}));
const AuditLogCard = lazy(async () => ({
  default: (await import('../../features/access-log/audit-log-card')).AuditLogCard,
}));

/** For systemadmins alone (permissions, section 1). */
const guarded: readonly SystemTab[] = [
  {
    key: 'nycklar',
    label: 'API-nycklar',
    content: (
      <Suspense fallback={<Loading text="Laddar nycklar..." lines={4} />}>
        <ApiKeysCard />
      </Suspense>
    ),
  },
  {
    key: 'atkomstlogg',
    label: 'Åtkomstlogg',
    content: (
      <Suspense fallback={<Loading text="Laddar åtkomstloggen..." lines={10} />}>
        <AccessLogCard />
      </Suspense>
    ),
  },
  {
    key: 'revisionslogg',
    label: 'Revisionslogg',
    content: (
      <Suspense fallback={<Loading text="Laddar revisionsloggen..." lines={10} />}>
        <AuditLogCard />
      </Suspense>
    ),
  },
];

/** Where the system's state, the menus, the keys and the logs meet: features do not import each other. */
export function SystemRoute() {
  const { role } = useSession();
  return <SystemPage rolePreview={<RolePreview />} more={role === 'SYSTEMADMIN' ? guarded : []} />;
}
