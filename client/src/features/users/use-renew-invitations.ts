import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { counted } from '../../../../domain/numbers';
import { notInvitedReasons } from '../../../../domain/labels/account';
import { attempt } from '../../apollo/feedback/notify-failure';
import { RenewInvitationsDocument } from './users.generated';
import { notify } from '../../ui/feedback/toast-store';
import { confirm } from '../../ui/overlays/confirm-store';

const invitationsOf = (count: number): string => counted(count, 'inbjudan skickad', 'inbjudningar skickade');

/** Invites accounts without a password again: the chosen ones, or all. True once it is done. */
export function useRenewInvitations(): (ids: readonly string[] | null) => Promise<boolean> {
  const [renew] = useMutation(RenewInvitationsDocument);
  return useCallback(
    async (ids) => {
      const sure = await confirm({
        title: 'Skicka inbjudan igen',
        question: `${ids ? 'De valda' : 'Alla'} som inte har valt lösenord får ett brev med en ny länk. Den gäller i sju dagar, och tidigare länkar slutar gälla.`,
        confirmLabel: 'Skicka',
        danger: false,
      });
      if (!sure) return false;
      let done = false;
      await attempt('Kunde inte skicka inbjudningarna', async () => {
        const { data } = await renew({ variables: { input: { ids: ids && [...ids] } } });
        const { sent, notSent } = data.renewInvitations;
        if (sent > 0) notify.success(`${invitationsOf(sent)}.`);
        if (notSent.length > 0)
          notify.error(`${counted(notSent.length, 'konto', 'konton')} fick ingen inbjudan`, {
            details: `${notSent.map(({ name, reason }) => `${name}: ${notInvitedReasons[reason]}`).join('. ')}.`,
          });
        if (sent === 0 && notSent.length === 0) notify.success('Alla har redan valt lösenord.');
        done = true;
      });
      return done;
    },
    [renew],
  );
}
