import './users.css';
import { IconMailForward, IconUserPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { userList } from '../../../../domain/lists/users';
import { useListAnswer } from '../../apollo/use-list-answer';
import { useQuery } from '../../apollo/use-query';
import { useSavedViews } from '../../entities/saved-view/use-saved-views';
import type { UserRowFragment } from '../../entities/account/account.generated';
import { UserListDocument } from './users.generated';
import { useSession } from '../../lib/session/session-store';
import { Button, LinkButton } from '../../ui/button';
import { ListPage } from '../../ui/list/list-page';
import { useList } from '../../ui/list/use-list';
import { useSelectedRows } from '../../ui/list/use-selected-rows';
import { useRenewInvitations } from './use-renew-invitations';
import { useUserActions } from './use-user-actions';
import { UserBulk } from './user-bulk';
import { userColumns } from './user-columns';
import type { UserAction } from './user-actions';
import { onDemand } from '../../ui/on-demand';

const UserDialog = onDemand(async () => (await import('./forms/user-dialog')).default);

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
  const selection = useSelectedRows(JSON.stringify(list.filter));
  const renewInvitations = useRenewInvitations();
  const [renewing, setRenewing] = useState(false);
  const renewAll = async () => {
    setRenewing(true);
    await renewInvitations(null);
    setRenewing(false);
  };
  const columns = useMemo(() => userColumns(ownId, onAction), [ownId, onAction]);
  return (
    <ListPage
      state={list}
      useViews={useSavedViews}
      answer={answer}
      countOf={(total) => `${total} användare`}
      actions={
        <>
          <Button icon={IconMailForward} busy={renewing} onClick={() => void renewAll()}>
            Förnya inbjudningar
          </Button>
          <LinkButton to="/lagg-till-anvandare" variant="primary" icon={IconUserPlus}>
            Lägg till användare
          </LinkButton>
        </>
      }
      columns={columns}
      rowKey={({ id }) => id}
      selection={{ rows: selection, label: ({ name }) => `Välj ${name}` }}
      bulk={<UserBulk selection={selection} onChanged={readAgain} />}
    >
      {opened && <UserDialog {...opened} onChanged={readAgain} onClosed={() => setOpened(null)} />}
    </ListPage>
  );
}
