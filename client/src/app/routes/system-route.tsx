import { SystemPage, type SystemTab } from '../../features/system/system-page';
import { useSession } from '../../lib/session/session-store';
import { Loading } from '../../ui/feedback/skeleton';
import { RolePreview } from '../layout/role-preview';
import { deferred } from '../../ui/on-demand';

const ApiKeysCard = deferred(
  async () => (await import('../../features/api-keys/api-keys-card')).ApiKeysCard,
  { waiting: <Loading text="Laddar nycklar…" lines={4} /> },
);
const AccessLogCard = deferred(
  async () => (await import('../../features/access-log/access-log-card')).AccessLogCard,
  { waiting: <Loading text="Laddar åtkomstloggen…" lines={10} /> },
);
const AuditLogCard = deferred(
  async () => (await import('../../features/access-log/audit-log-card')).AuditLogCard,
  { waiting: <Loading text="Laddar revisionsloggen…" lines={10} /> },
);

/** For systemadmins alone (permissions, section 1). */
const guarded: readonly SystemTab[] = [
  {
    key: 'nycklar',
    label: 'API-nycklar',
    content: <ApiKeysCard />,
  },
  {
    key: 'atkomstlogg',
    label: 'Åtkomstlogg',
    content: <AccessLogCard />,
  },
  {
    key: 'revisionslogg',
    label: 'Revisionslogg',
    content: <AuditLogCard />,
  },
];

/** Where the system's state, the menus, the keys and the logs meet: features do not import each other. */
export function SystemRoute() {
  const { role } = useSession();
  return <SystemPage rolePreview={<RolePreview />} more={role === 'SYSTEMADMIN' ? guarded : []} />;
}
