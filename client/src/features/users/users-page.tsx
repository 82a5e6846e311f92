import './users.css';
import { IconUserPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { userList } from '../../../../domain/lists/users';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { useSavedViews } from '../../entities/saved-view/use-saved-views';
import { UserListDocument, type UserRowFragment } from '../../graphql/generated';
import { useSession } from '../../lib/session/session-store';
import { LinkButton } from '../../ui/button';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { useUserActions } from './use-user-actions';
import { userColumns } from './user-columns';
import type { UserAction } from './user-actions';
import { onDemand } from '../../ui/on-demand';
import type { PageRoute } from '../../lib/routing/page-route';

const UserDialog = onDemand(async () => (await import('./forms/user-dialog')).default);

export const route: PageRoute = {
  path: '/anvandare',
  alsoAt: '/admin/users',
  access: ['ADMIN'],
  title: 'Användare',
  menu: { group: 'Personal', place: 30 },
};

/** The accounts and their administration (permissions §7): filters, order and page are in the address. */
export function UsersPage() {
  const list = useList(userList);
  const answer = useListAnswer(useQuery(UserListDocument, list.query), (data) => data.users);
  const { readAgain } = answer;
  const ownId = useSession().user?.userId;
  const [opened, setOpened] = useState<{ action: 'edit' | 'role' | 'link'; user: UserRowFragment } | null>(
    null,
  );
  const doPlain = useUserActions(readAgain);
  const onAction = useCallback(
    (action: UserAction, user: UserRowFragment) => {
      if (action === 'edit' || action === 'role' || action === 'link') setOpened({ action, user });
      else void doPlain(action, user);
    },
    [doPlain],
  );
  const columns = useMemo(() => userColumns(ownId, onAction), [ownId, onAction]);
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={answer}
      countOf={(total) => `${total} användare`}
      actions={
        <LinkButton to="/lagg-till-anvandare" variant="primary" icon={IconUserPlus}>
          Lägg till användare
        </LinkButton>
      }
      columns={columns}
      rowKey={({ id }) => id}
    >
      {opened && <UserDialog {...opened} onChanged={readAgain} onClosed={() => setOpened(null)} />}
    </ListPage>
  );
}
