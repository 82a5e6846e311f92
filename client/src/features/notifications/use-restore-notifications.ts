import { useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../apollo/refetch-queries';
import { takeBack } from '../../apollo/take-back';
import {
  HandledNotificationsDocument,
  NotificationsDocument,
  RestoreNotificationsDocument,
} from './notifications.generated';
import { counted } from '../../../../domain/numbers';
import { notify } from '../../ui/feedback/toast-store';

/** 'Ångra': restores notifications that were dismissed together. */
export function useRestoreNotifications(): (batch: string) => Promise<boolean> {
  const [restoreNotifications, { client }] = useMutation(RestoreNotificationsDocument);
  return (batch) =>
    takeBack('Kunde inte ångra', async () => {
      const { data } = await restoreNotifications({ variables: { input: { batch } } });
      await refetchQueries(client, [NotificationsDocument, HandledNotificationsDocument]);
      notify.success(`${counted(data.restoreNotifications, 'notis väntar', 'notiser väntar')} igen.`);
    });
}
