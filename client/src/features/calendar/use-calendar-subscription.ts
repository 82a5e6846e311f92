import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { newIdempotencyKey } from '../../apollo/action-keys';
import { useQuery } from '../../apollo/use-query';
import {
  CreateCalendarSubscriptionDocument,
  DeleteCalendarSubscriptionDocument,
  OwnCalendarSubscriptionDocument,
} from './calendar.generated';
import { confirm } from '../../ui/overlays/confirm-store';

/** The own secret address for other calendar programs: made, renewed and ended. */
export function useCalendarSubscription() {
  const { data, refetch } = useQuery(OwnCalendarSubscriptionDocument, { fetchPolicy: 'network-only' });
  const [create, creating] = useMutation(CreateCalendarSubscriptionDocument);
  const [remove, removing] = useMutation(DeleteCalendarSubscriptionDocument);
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const own = data?.calendarSubscription;
  const attempt = async (action: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await action();
      await refetch();
    } catch (error) {
      setFailure(readFailure(error).message);
    }
  };
  const renew = async () => {
    const question = 'Den gamla adressen slutar att fungera. Vill du skapa en ny?';
    if (own && !(await confirm({ question, confirmLabel: 'Skapa ny adress', danger: false }))) return;
    await attempt(async () => {
      // A repeat would answer without the address, which is shown once: each press makes one of its own.
      const { data: made } = await create({ context: { idempotencyKey: newIdempotencyKey() } });
      setUrl(made?.createCalendarSubscription.url ?? null);
    });
  };
  const end = async () => {
    const question = 'Program som prenumererar får inga fler ändringar. Vill du avsluta?';
    if (!(await confirm({ question, confirmLabel: 'Avsluta prenumerationen' }))) return;
    await attempt(async () => {
      await remove();
      setUrl(null);
    });
  };
  return { own, url, failure, renew, end, renewing: creating.loading, ending: removing.loading };
}
