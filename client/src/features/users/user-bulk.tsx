import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { counted } from '../../../../domain/numbers';
import { attempt } from '../../apollo/feedback/notify-failure';
import { Button } from '../../ui/button';
import { notify } from '../../ui/feedback/toast-store';
import { SelectionBar } from '../../ui/list/selection-bar';
import type { SelectedRows } from '../../ui/list/use-selected-rows';
import { confirm } from '../../ui/overlays/confirm-store';
import { useRenewInvitations } from './use-renew-invitations';
import { SetUsersActiveDocument } from './users.generated';

interface UserBulkProps {
  selection: SelectedRows;
  onChanged: () => void;
}

const accountsOf = (count: number): string => counted(count, 'konto', 'konton');

/** Actions on the chosen accounts. Activating and deactivating change all of them or none. */
export function UserBulk({ selection, onChanged }: UserBulkProps) {
  const [busy, setBusy] = useState(false);
  const renewInvitations = useRenewInvitations();
  const [setUsersActive] = useMutation(SetUsersActiveDocument);
  const ids = [...selection.ids];
  const run = (action: () => Promise<unknown>) => () => {
    setBusy(true);
    void action().finally(() => setBusy(false));
  };
  const renew = async () => {
    if (await renewInvitations(ids)) selection.clear();
  };
  const setActive = async (active: boolean) => {
    const question = `${accountsOf(ids.length)} stängs av. Användarna loggas ut och kan inte logga in igen förrän kontona aktiveras. Namnen finns kvar i historiken.`;
    if (!active && !(await confirm({ title: 'Stäng av konton', question, confirmLabel: 'Stäng av' }))) return;
    await attempt(active ? 'Kunde inte aktivera kontona' : 'Kunde inte stänga av kontona', async () => {
      await setUsersActive({ variables: { input: { ids, active } } });
      notify.success(
        counted(
          ids.length,
          active ? 'konto är aktivt.' : 'konto är avstängt.',
          active ? 'konton är aktiva.' : 'konton är avstängda.',
        ),
      );
      selection.clear();
    });
    // A refusal may mean that the rows are outdated.
    onChanged();
  };
  if (ids.length === 0) return null;
  return (
    <SelectionBar
      label="Valda användare"
      text={counted(ids.length, 'användare vald', 'användare valda')}
      onClear={selection.clear}
    >
      <Button size="sm" busy={busy} onClick={run(renew)}>
        Skicka inbjudan igen
      </Button>
      <Button size="sm" busy={busy} onClick={run(() => setActive(true))}>
        Aktivera
      </Button>
      <Button size="sm" variant="danger" busy={busy} onClick={run(() => setActive(false))}>
        Stäng av
      </Button>
    </SelectionBar>
  );
}
