import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../lib/session/session-store';
import { Row } from '../ui/layout';
import { PageHeader } from '../ui/page-header';
import { isReachable, routes } from './routes/routes';

interface SectionPageProps {
  /** The page's address; its title is the route's. */
  path: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of a group under one address, such as '/installningar', with links to the others that the user may open. */
export function SectionPage({ path, lead, actions, children }: SectionPageProps) {
  const session = useSession();
  const group = path.slice(0, path.lastIndexOf('/'));
  const titleOf = (address: string) => routes.find((route) => route.path === address)?.title ?? address;
  const siblings = routes.filter(
    (route) => route.path.startsWith(`${group}/`) && isReachable(route, session),
  );
  return (
    <>
      <PageHeader title={titleOf(path)} lead={lead} actions={actions} />
      <nav aria-label={titleOf(group)} className="link-tabs no-print">
        <Row as="ul" gap="1" align="stretch">
          {siblings.map((route) => (
            <li key={route.path}>
              <NavLink to={route.path}>{route.title}</NavLink>
            </li>
          ))}
        </Row>
      </nav>
      {children}
    </>
  );
}
