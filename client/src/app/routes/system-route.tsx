import { Navigate, useLocation } from 'react-router-dom';
import { SystemPage } from '../../features/system/system-page';
import { useSession } from '../../lib/session/session-store';
import { RolePreview } from '../layout/role-preview';
import { isReachable, routes } from './routes';

/** Addresses of what was a tab of this page. */
const moved = new Map([
  ['nycklar', '/system/api-nycklar'],
  ['atkomstlogg', '/system/atkomstlogg'],
  ['revisionslogg', '/system/revisionslogg'],
]);

/** Where the system's state and the menus meet: features do not import each other. */
export function SystemRoute() {
  const session = useSession();
  const params = new URLSearchParams(useLocation().search);
  const path = moved.get(params.get('flik') ?? '');
  const route = routes.find((one) => one.path === path);
  if (route && isReachable(route, session)) {
    params.delete('flik');
    return <Navigate to={{ pathname: route.path, search: params.toString() }} replace />;
  }
  const pages = routes
    .filter((one) => one.path.startsWith('/system/') && isReachable(one, session))
    .flatMap(({ title }) => title ?? []);
  return <SystemPage rolePreview={<RolePreview />} pages={pages} />;
}
