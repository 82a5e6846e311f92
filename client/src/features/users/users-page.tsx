import './users.css';
import { useQuery } from '@apollo/client/react';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { UserListDocument, type UserRowFragment } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { usePreferences } from '../../lib/session/preferences';
import { useSession } from '../../lib/session/session-store';
import { useAddressState } from '../../lib/address/use-address-state';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Pagination } from '../../ui/pagination';
import { Loading } from '../../ui/feedback/skeleton';
import { Table } from '../../ui/table';
import { useUserDeeds } from './use-user-deeds';
import { noFilter, readUserView, toUserFilter, writeUserView, type UserView } from './user-address';
import { userColumns } from './user-columns';
import type { UserDeed } from './user-deeds';
import { UserFilters } from './user-filters';

const UserDialog = lazy(() => import('./forms/user-dialog'));

/** One page of the accounts; while the next one is on its way the last one stays. */
function useUserList(view: UserView, rows: number) {
  const { data, previousData, loading, error, refetch } = useQuery(UserListDocument, {
    variables: { input: { filter: toUserFilter(view), sort: view.sort, first: rows, page: view.page } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const readAgain = useCallback(() => {
    refetch().catch((failed: unknown) => console.error('The accounts could not be read anew.', failed));
  }, [refetch]);
  return {
    page: (data ?? previousData)?.users,
    /** The rows on screen are those of an earlier question. */
    outdated: loading && data === undefined,
    error,
    readAgain,
  };
}

/** The accounts and their administration (permissions §7): filters, order and page are in the address. */
export function UsersPage() {
  const control = useAddressState(readUserView, writeUserView);
  const { view, change } = control;
  const { rowsPerPage, density } = usePreferences();
  const ownId = useSession().user?.userId;
  const { page, outdated, error, readAgain } = useUserList(view, rowsPerPage);
  const [opened, setOpened] = useState<{ deed: 'edit' | 'role' | 'link'; user: UserRowFragment } | null>(
    null,
  );
  const doPlain = useUserDeeds(readAgain);
  const onDeed = useCallback(
    (deed: UserDeed, user: UserRowFragment) => {
      if (deed === 'edit' || deed === 'role' || deed === 'link') setOpened({ deed, user });
      else void doPlain(deed, user);
    },
    [doPlain],
  );
  const columns = useMemo(() => userColumns(ownId, onDeed), [ownId, onDeed]);
  return (
    <>
      <PageHeader
        title="Användare"
        lead={<span role="status">{page && !outdated ? countOf(page.totalCount) : ''}</span>}
        actions={
          <LinkButton
            to="/lagg-till-anvandare"
            variant="primary"
            icon={<IconUserPlus className="icon" size={18} stroke={1.8} aria-hidden="true" />}
          >
            Lägg till användare
          </LinkButton>
        }
      />
      <UserFilters {...control} />
      {error && (
        <Message tone="error" actions={<Button onClick={readAgain}>{buttons.retry}</Button>}>
          Kunde inte hämta användarna. {readFailure(error).message}
        </Message>
      )}
      {!page && !error && <Loading text="Laddar användare..." lines={12} />}
      {page?.totalCount === 0 && (
        <EmptyState
          text="Inga användare matchar filtret."
          action={<Button onClick={() => change(noFilter)}>Rensa filter</Button>}
        />
      )}
      {page && page.totalCount > 0 && (
        <div className="users-table">
          <Table
            caption="Användare"
            columns={columns}
            rows={page.nodes}
            rowKey={({ id }) => id}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            density={density}
            busy={outdated}
          />
          <div className="users-pages no-print">
            <Pagination
              page={view.page}
              pageCount={Math.ceil(page.totalCount / rowsPerPage)}
              onPage={(next) => change({ page: next })}
              label="Sidor med användare"
            />
          </div>
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <UserDialog {...opened} onChanged={readAgain} onClosed={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function countOf(total: number): string {
  return `${total} användare`;
}
